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
    const u32 t27 = seq_k + 127u;
#line 105 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 blocks = t27 >> 7u;
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
    const u32 first_key = t47 << 7u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 index = t43 < 31u ? t43 : 31u;
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
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t70 = (u64)t16;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t71 = t70 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t72 = t71 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t73 = seqused_k + t72;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t74;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t74) : "l"(t73) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t74 > (int)0u ? t74 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t77 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t77 < seq_k ? t77 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t79 = (u64)t16;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t80 = t79 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t81 = t80 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t82 = block_table + t81;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t83 = (u32)block_table_stride1;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t84 = tile << 1u;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t85;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t85) : "r"(t84), "r"(tiles_factor));
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t86 = t85 >> tiles_shift;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t87 = t86 * tiles;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t88 = tile - t87;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t88 << 6u;
    const u32 t90 = seq_q * group;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t91 = t90 > first ? t90 : first;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t92 = t91 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t93 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t94;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t94) : "r"(t93), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t95 = t94 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t96 = t95 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t96 + 1u;
    const u32 t98 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t99 = t98 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t99 < end_6 ? t99 : end_6;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t101 = t92 < 64u ? t92 : 64u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t102 = t101 > 1u ? t101 : 1u;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t103 = t102 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t104 = first + t103;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t105 = t104 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t106;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t106) : "r"(t105), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t107 = t106 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t108 = t107 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t108 + 1u;
    const u32 t110 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t111 = t110 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t111 < end_6 ? t111 : end_6;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t113 = end_4 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t114 = t113 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t114 > 1u ? t114 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t116 = end_2 + 127u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t117 = t116 >> 7u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 seen = t117 < end_5 ? t117 : end_5;
    const u32 t119 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t120 = t119 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t120 < end_5 ? t120 : end_5;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t122 = end_5 + blocks_of_split;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t123 = t122 - 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t124 = t123 << 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t125;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t125) : "r"(t124), "r"(blocks_of_split_factor));
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t125 >> blocks_of_split_shift;
    const u32 t127 = t13 * blocks_of_split;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t128 = t127 < end_5 ? t127 : end_5;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 left = end_5 - t128;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t132 = end_5 - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t133 = masked_right > before ? masked_right : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t134 = t133 - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t135 = end_5 > before ? end_5 : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t136 = t135 - before;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t137 = t92 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t138 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t139 = t137 & t138;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t139) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t142 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t142));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t146 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t147 = warp_n << 7u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t149 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t150 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t151 = t149 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t152 = t150 ^ t151;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t153 = t149 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t154 = t152 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t155 = t153 + t154;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t156 = (u64)t149 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t157 = (u64)t150 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t158 = t156 + t157;
        const u32 t159 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t160 = (u64)t150 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t161 = smem_1 + t155;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t162 = t92 > 1u ? t92 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t163 = t162 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t164 = t149 < t163 ? t149 : t163;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t165 = first + t164;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t166 = t165 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t167;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t167) : "r"(t166), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t168 = t167 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t169 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t170 = first + t164;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t171 = t170 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t172;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t172) : "r"(t171), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t173 = t172 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t174 = t173 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t175 = t170 - t174;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t176 = t169 + t175;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t177 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t178 = t177 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t179 = t178 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t180 = q + t179;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t181 = (u64)t168;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t182 = t181 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t183 = t182 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t184 = t180 + t183;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t185 = (u64)t176;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t186 = t185 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t187 = t186 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t188 = t184 + t187;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t189 = t188 + t160;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t190 = t149 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t191 = t92 > 1u ? t92 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t192 = t191 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t193 = t190 < t192 ? t190 : t192;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t194 = first + t193;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t195 = t194 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t196;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t196) : "r"(t195), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t197 = t196 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t198 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t199 = first + t193;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t200 = t199 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t201;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t201) : "r"(t200), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t202 = t201 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t203 = t202 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t204 = t199 - t203;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t205 = t198 + t204;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t206 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t207 = t206 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t208 = t207 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t209 = q + t208;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t210 = (u64)t197;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t211 = t210 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t212 = t211 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t213 = t209 + t212;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t214 = (u64)t205;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t215 = t214 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t216 = t215 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t217 = t213 + t216;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t218 = t217 + t160;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t219 = t149 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t220 = t92 > 1u ? t92 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t221 = t220 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t222 = t219 < t221 ? t219 : t221;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t223 = first + t222;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t224 = t223 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t225;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t225) : "r"(t224), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t226 = t225 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t227 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t228 = first + t222;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t229 = t228 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t230;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t230) : "r"(t229), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t231 = t230 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t232 = t231 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t233 = t228 - t232;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t234 = t227 + t233;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t235 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t236 = t235 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t237 = t236 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t238 = q + t237;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t239 = (u64)t226;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t240 = t239 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t241 = t240 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t242 = t238 + t241;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t243 = (u64)t234;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t244 = t243 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t245 = t244 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t246 = t242 + t245;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t247 = t246 + t160;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t248 = t149 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t249 = t92 > 1u ? t92 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t250 = t249 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t251 = t248 < t250 ? t248 : t250;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t252 = first + t251;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t253 = t252 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t254;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t254) : "r"(t253), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t255 = t254 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t256 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t257 = first + t251;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t258 = t257 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t259;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t259) : "r"(t258), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t260 = t259 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t261 = t260 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t262 = t257 - t261;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t263 = t256 + t262;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t264 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t265 = t264 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t266 = t265 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t267 = q + t266;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t268 = (u64)t255;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t269 = t268 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t270 = t269 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t271 = t267 + t270;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t272 = (u64)t263;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t273 = t272 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t274 = t273 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t275 = t271 + t274;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t276 = t275 + t160;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t277 = t149 < t92;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t278 = t150 < t159;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t279 = t277 & t278;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t280 = t279 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t161), "l"(t189), "r"(t280) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t281 = t149 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t282 = t281 < t92;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t283 = t150 < t159;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t284 = t282 & t283;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t285 = t284 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t161), "l"(t218), "r"(t285) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t286 = t149 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t287 = t286 < t92;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t288 = t150 < t159;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t289 = t287 & t288;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t290 = t289 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t161), "l"(t247), "r"(t290) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t291 = t149 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t292 = t291 < t92;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t293 = t150 < t159;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t294 = t292 & t293;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t295 = t294 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t161), "l"(t276), "r"(t295) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t296 = t189 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t297 = t149 < t92;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t298 = t150 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t299 = t298 < t159;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t300 = t297 & t299;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t301 = t300 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t161), "l"(t296), "r"(t301) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t302 = t218 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t303 = t149 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t304 = t303 < t92;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t305 = t150 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t306 = t305 < t159;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t307 = t304 & t306;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t308 = t307 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t161), "l"(t302), "r"(t308) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t309 = t247 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t310 = t149 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t311 = t310 < t92;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t312 = t150 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t313 = t312 < t159;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t314 = t311 & t313;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t315 = t314 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t161), "l"(t309), "r"(t315) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t316 = t276 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t317 = t149 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t318 = t317 < t92;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t319 = t150 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t320 = t319 < t159;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t321 = t318 & t320;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t322 = t321 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t161), "l"(t316), "r"(t322) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t324 = ring + 65536u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t325 = 0ull * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t326 = t325 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t327 = k + t326;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t328 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t329 = t328 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t330 = t327 + t329;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t331 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t332 = t331 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t333 = t332 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t334 = t330 + t333;
        const u32 t335 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t336 = t335 << 1u;
        const u32 t337 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t338 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t339 = t337 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t340 = t338 ^ t339;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t341 = t337 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t342 = t340 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t343 = t341 + t342;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t344 = (u64)t337 * t336;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t345 = t334 + t344;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t346 = (u64)t338 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t347 = t345 + t346;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t348 = (u64)t336 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t349 = (u32)k_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t350 = t349 << 1u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t351 = 0ull * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t352 = t351 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t353 = v + t352;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t354 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t355 = t354 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t356 = t353 + t355;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t357 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t358 = t357 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t359 = t358 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t360 = t356 + t359;
        const u32 t361 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t362 = t361 << 1u;
        const u32 t363 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t364 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t365 = t363 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t366 = t364 ^ t365;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t367 = t363 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t368 = t366 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t369 = t367 + t368;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = (u64)t363 * t362;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = t360 + t370;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = (u64)t364 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = t371 + t372;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t374 = (u64)t362 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t375 = (u32)v_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 << 1u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t377 = thread & 31u;
#line 137 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_3 = 0u;
#line 137 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_2 = 0u;
#line 350 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t31 << 7u;
#line 350 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool full = t378 <= end_6;
        const bool t380 = t31 == t132;
#line 351 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t381 = t380 & full;
#line 351 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t382 = !t381;
#line 351 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t382) {
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t383 = count - 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i = 0u < t383 ? 0u : t383;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t385 = t132 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t386 = t385 - i;
#line 329 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_2 = t386 << 7u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t388 = end_6 > 1u ? end_6 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = t388 - 1u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 index_3 = t377 < 31u ? t377 : 31u;
            const u32 t391 = t337 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t392 = t391 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t393 = first_key_2 + t392;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t394 = index_3 & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t395 = t393 + t394;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t396 = index_3 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t397 = t396 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t398 = t395 + t397;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t399 = t398 < last ? t398 : last;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t400 = t399 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t401;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t401) : "r"(t400), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_4 = t401 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t403 = (u64)index_4 * t83;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t404 = t403 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t405 = t82 + t404;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_4;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t405) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t407 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 found_2 = t399 - t407;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
            page = page_4;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
            row = found_2;
        }
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t409 = t132 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t409 << 7u;
        const u32 t411 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t412 = (u64)t338 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t413 = ring + t343;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t414 = first_key_3 + t337;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = end_6 > 1u ? end_6 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t416 = t415 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t417 = t414 < t416 ? t414 : t416;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t418 = t337 & 3u;
        u32 place;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place) : "r"(page), "r"(t418));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_2) : "r"(row), "r"(t418));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t421 = (u64)place * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t422 = t334 + t421;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t423 = (u64)place_2 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t424 = t422 + t423;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t425 = t424 + t412;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t426 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t427 = t426 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t429 = t428 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t430 = t427 < t429 ? t427 : t429;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t431 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t432 = t431 + 4u;
        u32 place_3;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_3) : "r"(page), "r"(t432));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_4;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_4) : "r"(row), "r"(t432));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t435 = (u64)place_3 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t436 = t334 + t435;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t437 = (u64)place_4 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t438 = t436 + t437;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t439 = t438 + t412;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t440 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t441 = t440 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t442 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t443 = t442 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t441 < t443 ? t441 : t443;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t445 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = t445 + 8u;
        u32 place_5;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_5) : "r"(page), "r"(t446));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_6;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_6) : "r"(row), "r"(t446));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t449 = (u64)place_5 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t450 = t334 + t449;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t451 = (u64)place_6 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t452 = t450 + t451;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t453 = t452 + t412;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t454 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t455 = t454 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t457 = t456 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t458 = t455 < t457 ? t455 : t457;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t459 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t460 = t459 + 12u;
        u32 place_7;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_7) : "r"(page), "r"(t460));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_8;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_8) : "r"(row), "r"(t460));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t463 = (u64)place_7 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t464 = t334 + t463;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t465 = (u64)place_8 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t466 = t464 + t465;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t467 = t466 + t412;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t468 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t469 = t468 + 64u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t470 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t471 = t470 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t472 = t469 < t471 ? t469 : t471;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t473 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t474 = t473 + 16u;
        u32 place_9;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_9) : "r"(page), "r"(t474));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_10;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_10) : "r"(row), "r"(t474));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t477 = (u64)place_9 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t478 = t334 + t477;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t479 = (u64)place_10 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t480 = t478 + t479;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t481 = t480 + t412;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t482 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t483 = t482 + 80u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t485 = t484 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t486 = t483 < t485 ? t483 : t485;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t487 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t488 = t487 + 20u;
        u32 place_11;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_11) : "r"(page), "r"(t488));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_12;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_12) : "r"(row), "r"(t488));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t491 = (u64)place_11 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t492 = t334 + t491;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t493 = (u64)place_12 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t494 = t492 + t493;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t495 = t494 + t412;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t496 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t497 = t496 + 96u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t498 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t499 = t498 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t500 = t497 < t499 ? t497 : t499;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = t501 + 24u;
        u32 place_13;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_13) : "r"(page), "r"(t502));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_14;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_14) : "r"(row), "r"(t502));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t505 = (u64)place_13 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t506 = t334 + t505;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t507 = (u64)place_14 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t508 = t506 + t507;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t509 = t508 + t412;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t510 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t511 = t510 + 112u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t513 = t512 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t514 = t511 < t513 ? t511 : t513;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t515 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t516 = t515 + 28u;
        u32 place_15;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_15) : "r"(page), "r"(t516));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_16;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_16) : "r"(row), "r"(t516));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t519 = (u64)place_15 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t520 = t334 + t519;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t521 = (u64)place_16 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t522 = t520 + t521;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t523 = t522 + t412;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t525 = t524 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t526 = t338 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t527 = t525 & t526;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t528 = t527 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t413), "l"(t425), "r"(t528) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t529 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t530 = t529 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t531 = t530 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t532 = t338 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t533 = t531 & t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t534 = t533 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t413), "l"(t439), "r"(t534) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t535 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t536 = t535 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t537 = t536 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t538 = t338 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t539 = t537 & t538;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t540 = t539 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t413), "l"(t453), "r"(t540) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t541 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = t541 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t543 = t542 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t544 = t338 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t545 = t543 & t544;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = t545 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t413), "l"(t467), "r"(t546) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t547 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t548 = t547 + 64u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t549 = t548 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t550 = t338 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t551 = t549 & t550;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = t551 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t413), "l"(t481), "r"(t552) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t553 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t554 = t553 + 80u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t555 = t554 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t556 = t338 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t557 = t555 & t556;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t558 = t557 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t413), "l"(t495), "r"(t558) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t559 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t560 = t559 + 96u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t561 = t560 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t562 = t338 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t563 = t561 & t562;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t564 = t563 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t413), "l"(t509), "r"(t564) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t565 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t566 = t565 + 112u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t567 = t566 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t568 = t338 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t569 = t567 & t568;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = t569 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t413), "l"(t523), "r"(t570) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t571 = t425 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t572 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t573 = t572 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t575 = t574 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t576 = t573 & t575;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t577 = t576 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t413), "l"(t571), "r"(t577) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t578 = t439 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t579 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t580 = t579 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t581 = t580 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t582 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t583 = t582 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t584 = t581 & t583;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = t584 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t413), "l"(t578), "r"(t585) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t586 = t453 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = t587 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t589 = t588 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t591 = t590 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t592 = t589 & t591;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t593 = t592 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t413), "l"(t586), "r"(t593) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t594 = t467 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t595 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t596 = t595 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t597 = t596 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t598 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t599 = t598 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t600 = t597 & t599;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t601 = t600 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t413), "l"(t594), "r"(t601) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t602 = t481 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t603 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t604 = t603 + 64u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t605 = t604 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t606 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t607 = t606 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t608 = t605 & t607;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t609 = t608 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t413), "l"(t602), "r"(t609) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t610 = t495 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t611 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t612 = t611 + 80u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t613 = t612 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t614 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t615 = t614 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t616 = t613 & t615;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t617 = t616 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t413), "l"(t610), "r"(t617) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t618 = t509 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t619 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t620 = t619 + 96u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t621 = t620 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t622 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t623 = t622 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t624 = t621 & t623;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t625 = t624 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t413), "l"(t618), "r"(t625) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t626 = t523 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t627 = first_key_3 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t628 = t627 + 112u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t629 = t628 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t630 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t631 = t630 < t411;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t632 = t629 & t631;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t633 = t632 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t413), "l"(t626), "r"(t633) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t634 = t132 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t634 << 7u;
        const u32 t636 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t637 = (u64)t364 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t638 = t324 + t369;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t639 = first_key_4 + t363;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t640 = end_6 > 1u ? end_6 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t641 = t640 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t642 = t639 < t641 ? t639 : t641;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t643 = t363 & 3u;
        u32 place_17;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_17) : "r"(page), "r"(t643));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_18;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_18) : "r"(row), "r"(t643));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t646 = (u64)place_17 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t647 = t360 + t646;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t648 = (u64)place_18 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t649 = t647 + t648;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t650 = t649 + t637;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t651 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t652 = t651 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t653 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t654 = t653 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t655 = t652 < t654 ? t652 : t654;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t656 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t657 = t656 + 4u;
        u32 place_19;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_19) : "r"(page), "r"(t657));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_20;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_20) : "r"(row), "r"(t657));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t660 = (u64)place_19 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t661 = t360 + t660;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t662 = (u64)place_20 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t663 = t661 + t662;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t664 = t663 + t637;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t665 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t666 = t665 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t667 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t668 = t667 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t669 = t666 < t668 ? t666 : t668;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t670 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t671 = t670 + 8u;
        u32 place_21;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_21) : "r"(page), "r"(t671));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_22;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_22) : "r"(row), "r"(t671));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t674 = (u64)place_21 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t675 = t360 + t674;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t676 = (u64)place_22 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t677 = t675 + t676;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t678 = t677 + t637;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t679 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t680 = t679 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t681 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t682 = t681 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t683 = t680 < t682 ? t680 : t682;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t684 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t685 = t684 + 12u;
        u32 place_23;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_23) : "r"(page), "r"(t685));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_24;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_24) : "r"(row), "r"(t685));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t688 = (u64)place_23 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t689 = t360 + t688;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t690 = (u64)place_24 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t691 = t689 + t690;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t692 = t691 + t637;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t693 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t694 = t693 + 64u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t695 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t696 = t695 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t697 = t694 < t696 ? t694 : t696;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t698 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t699 = t698 + 16u;
        u32 place_25;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_25) : "r"(page), "r"(t699));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_26;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_26) : "r"(row), "r"(t699));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t702 = (u64)place_25 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t703 = t360 + t702;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t704 = (u64)place_26 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t705 = t703 + t704;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t706 = t705 + t637;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t707 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t708 = t707 + 80u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t709 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t710 = t709 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t711 = t708 < t710 ? t708 : t710;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t712 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t713 = t712 + 20u;
        u32 place_27;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_27) : "r"(page), "r"(t713));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_28;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_28) : "r"(row), "r"(t713));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t716 = (u64)place_27 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t717 = t360 + t716;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t718 = (u64)place_28 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t719 = t717 + t718;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t720 = t719 + t637;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t721 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t722 = t721 + 96u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t723 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t724 = t723 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t725 = t722 < t724 ? t722 : t724;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t726 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t727 = t726 + 24u;
        u32 place_29;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_29) : "r"(page), "r"(t727));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_30;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_30) : "r"(row), "r"(t727));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t730 = (u64)place_29 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t731 = t360 + t730;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t732 = (u64)place_30 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t733 = t731 + t732;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t734 = t733 + t637;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t735 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t736 = t735 + 112u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t737 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t738 = t737 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t739 = t736 < t738 ? t736 : t738;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t740 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t741 = t740 + 28u;
        u32 place_31;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_31) : "r"(page), "r"(t741));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_32;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_32) : "r"(row), "r"(t741));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t744 = (u64)place_31 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t745 = t360 + t744;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t746 = (u64)place_32 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t747 = t745 + t746;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t748 = t747 + t637;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t749 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t750 = t749 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t751 = t364 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t752 = t750 & t751;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t753 = t752 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t638), "l"(t650), "r"(t753) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t754 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t755 = t754 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t756 = t755 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t757 = t364 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t758 = t756 & t757;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t759 = t758 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t638), "l"(t664), "r"(t759) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t760 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t761 = t760 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t762 = t761 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t763 = t364 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t764 = t762 & t763;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t765 = t764 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t638), "l"(t678), "r"(t765) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t766 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t767 = t766 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t768 = t767 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t769 = t364 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t770 = t768 & t769;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t771 = t770 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t638), "l"(t692), "r"(t771) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t772 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t773 = t772 + 64u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t774 = t773 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t775 = t364 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t776 = t774 & t775;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t777 = t776 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t638), "l"(t706), "r"(t777) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t778 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t779 = t778 + 80u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t780 = t779 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t781 = t364 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t782 = t780 & t781;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t783 = t782 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t638), "l"(t720), "r"(t783) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t784 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t785 = t784 + 96u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t786 = t785 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t787 = t364 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t788 = t786 & t787;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t789 = t788 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t638), "l"(t734), "r"(t789) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t790 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t791 = t790 + 112u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t792 = t791 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t793 = t364 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t794 = t792 & t793;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t795 = t794 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t638), "l"(t748), "r"(t795) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t796 = t650 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t797 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t798 = t797 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t799 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t800 = t799 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t801 = t798 & t800;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t802 = t801 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t638), "l"(t796), "r"(t802) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t803 = t664 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t804 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t805 = t804 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t806 = t805 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t807 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t808 = t807 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t809 = t806 & t808;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t810 = t809 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t638), "l"(t803), "r"(t810) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t811 = t678 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t812 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t813 = t812 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t814 = t813 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t815 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t816 = t815 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t817 = t814 & t816;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t818 = t817 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t638), "l"(t811), "r"(t818) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t819 = t692 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t820 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t821 = t820 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t822 = t821 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t823 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t824 = t823 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t825 = t822 & t824;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t826 = t825 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t638), "l"(t819), "r"(t826) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t827 = t706 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t828 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t829 = t828 + 64u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t830 = t829 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t831 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t832 = t831 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t833 = t830 & t832;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t834 = t833 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t638), "l"(t827), "r"(t834) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t835 = t720 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t836 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t837 = t836 + 80u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t838 = t837 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t839 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t840 = t839 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t841 = t838 & t840;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t842 = t841 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t638), "l"(t835), "r"(t842) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t843 = t734 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t844 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t845 = t844 + 96u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t846 = t845 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t847 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t848 = t847 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t849 = t846 & t848;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t850 = t849 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t638), "l"(t843), "r"(t850) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t851 = t748 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t852 = first_key_4 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t853 = t852 + 112u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t854 = t853 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t855 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t856 = t855 < t636;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t857 = t854 & t856;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t858 = t857 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t638), "l"(t851), "r"(t858) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t859 = count - 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_2 = 1u < t859 ? 1u : t859;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t861 = t132 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t862 = t861 - i_2;
#line 329 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t862 << 7u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t864 = end_6 > 1u ? end_6 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_2 = t864 - 1u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 index_5 = t377 < 31u ? t377 : 31u;
        const u32 t867 = t337 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t868 = t867 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t869 = first_key_5 + t868;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t870 = index_5 & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t871 = t869 + t870;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t872 = index_5 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t873 = t872 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t874 = t871 + t873;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t875 = t874 < last_2 ? t874 : last_2;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t876 = t875 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t877;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t877) : "r"(t876), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t877 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t879 = (u64)index_6 * t83;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t880 = t879 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t881 = t82 + t880;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t881) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t883 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 found_3 = t875 - t883;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_5;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_2 = found_3;
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 44 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t885 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t885) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t886 = ring + 32768u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t887 = t132 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t888 = t887 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t888 << 7u;
            const u32 t890 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t891 = (u64)t338 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t892 = t886 + t343;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t893 = first_key_6 + t337;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t894 = t337 & 3u;
            u32 place_33;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_33) : "r"(page_3), "r"(t894));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_34;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_34) : "r"(row_2), "r"(t894));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t897 = (u64)place_33 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t898 = t334 + t897;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t899 = (u64)place_34 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t900 = t898 + t899;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t901 = t900 + t891;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t902 = first_key_6 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t903 = t902 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t904 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t905 = t904 + 4u;
            u32 place_35;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_35) : "r"(page_3), "r"(t905));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_36;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_36) : "r"(row_2), "r"(t905));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t908 = (u64)place_35 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t909 = t334 + t908;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t910 = (u64)place_36 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t911 = t909 + t910;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t912 = t911 + t891;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t913 = first_key_6 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t914 = t913 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t915 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t916 = t915 + 8u;
            u32 place_37;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_37) : "r"(page_3), "r"(t916));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_38;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_38) : "r"(row_2), "r"(t916));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t919 = (u64)place_37 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t920 = t334 + t919;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t921 = (u64)place_38 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t922 = t920 + t921;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t923 = t922 + t891;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t924 = first_key_6 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t925 = t924 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t926 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t927 = t926 + 12u;
            u32 place_39;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_39) : "r"(page_3), "r"(t927));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_40;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_40) : "r"(row_2), "r"(t927));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t930 = (u64)place_39 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t931 = t334 + t930;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t932 = (u64)place_40 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t933 = t931 + t932;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t934 = t933 + t891;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t935 = first_key_6 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t936 = t935 + 64u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t937 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t938 = t937 + 16u;
            u32 place_41;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_41) : "r"(page_3), "r"(t938));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_42;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_42) : "r"(row_2), "r"(t938));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t941 = (u64)place_41 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t942 = t334 + t941;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t943 = (u64)place_42 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t944 = t942 + t943;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t945 = t944 + t891;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t946 = first_key_6 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t947 = t946 + 80u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t948 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t949 = t948 + 20u;
            u32 place_43;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_43) : "r"(page_3), "r"(t949));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_44;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_44) : "r"(row_2), "r"(t949));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t952 = (u64)place_43 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t953 = t334 + t952;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t954 = (u64)place_44 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t955 = t953 + t954;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t956 = t955 + t891;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t957 = first_key_6 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t958 = t957 + 96u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t959 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t960 = t959 + 24u;
            u32 place_45;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_45) : "r"(page_3), "r"(t960));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_46;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_46) : "r"(row_2), "r"(t960));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t963 = (u64)place_45 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t964 = t334 + t963;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t965 = (u64)place_46 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t966 = t964 + t965;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t967 = t966 + t891;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t968 = first_key_6 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t969 = t968 + 112u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t970 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t971 = t970 + 28u;
            u32 place_47;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_47) : "r"(page_3), "r"(t971));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_48;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_48) : "r"(row_2), "r"(t971));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t974 = (u64)place_47 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t975 = t334 + t974;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t976 = (u64)place_48 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t977 = t975 + t976;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t978 = t977 + t891;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t979 = t338 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t980 = t979 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t892), "l"(t901), "r"(t980) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t981 = t338 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t982 = t981 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t892), "l"(t912), "r"(t982) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t983 = t338 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t984 = t983 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t892), "l"(t923), "r"(t984) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t985 = t338 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t986 = t985 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t892), "l"(t934), "r"(t986) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t987 = t338 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t988 = t987 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t892), "l"(t945), "r"(t988) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t989 = t338 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t990 = t989 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t892), "l"(t956), "r"(t990) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t991 = t338 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t992 = t991 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t892), "l"(t967), "r"(t992) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t993 = t338 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t994 = t993 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t892), "l"(t978), "r"(t994) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t995 = t901 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t996 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t997 = t996 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t998 = t997 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t892), "l"(t995), "r"(t998) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t999 = t912 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1000 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1001 = t1000 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1002 = t1001 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t892), "l"(t999), "r"(t1002) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1003 = t923 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1004 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1005 = t1004 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1006 = t1005 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t892), "l"(t1003), "r"(t1006) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1007 = t934 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1008 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1009 = t1008 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1010 = t1009 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t892), "l"(t1007), "r"(t1010) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1011 = t945 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1012 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1013 = t1012 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1014 = t1013 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t892), "l"(t1011), "r"(t1014) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1015 = t956 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1016 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1017 = t1016 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1018 = t1017 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t892), "l"(t1015), "r"(t1018) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1019 = t967 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1020 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1021 = t1020 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1022 = t1021 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t892), "l"(t1019), "r"(t1022) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1023 = t978 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1024 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1025 = t1024 < t890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1026 = t1025 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t892), "l"(t1023), "r"(t1026) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1027 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1027) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1028 = t324 + 32768u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1029 = t132 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1030 = t1029 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = t1030 << 7u;
            const u32 t1032 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1033 = (u64)t364 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1034 = t1028 + t369;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1035 = first_key_7 + t363;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1036 = t363 & 3u;
            u32 place_49;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_49) : "r"(page_3), "r"(t1036));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_50;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_50) : "r"(row_2), "r"(t1036));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1039 = (u64)place_49 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1040 = t360 + t1039;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1041 = (u64)place_50 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1042 = t1040 + t1041;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1043 = t1042 + t1033;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1044 = first_key_7 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1045 = t1044 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1046 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1047 = t1046 + 4u;
            u32 place_51;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_51) : "r"(page_3), "r"(t1047));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_52;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_52) : "r"(row_2), "r"(t1047));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1050 = (u64)place_51 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1051 = t360 + t1050;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1052 = (u64)place_52 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1053 = t1051 + t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1054 = t1053 + t1033;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1055 = first_key_7 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1056 = t1055 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1057 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1058 = t1057 + 8u;
            u32 place_53;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_53) : "r"(page_3), "r"(t1058));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_54;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_54) : "r"(row_2), "r"(t1058));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1061 = (u64)place_53 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1062 = t360 + t1061;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1063 = (u64)place_54 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1064 = t1062 + t1063;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1065 = t1064 + t1033;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1066 = first_key_7 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1067 = t1066 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1068 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1069 = t1068 + 12u;
            u32 place_55;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_55) : "r"(page_3), "r"(t1069));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_56;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_56) : "r"(row_2), "r"(t1069));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1072 = (u64)place_55 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1073 = t360 + t1072;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1074 = (u64)place_56 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1075 = t1073 + t1074;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1076 = t1075 + t1033;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1077 = first_key_7 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1078 = t1077 + 64u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1079 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1080 = t1079 + 16u;
            u32 place_57;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_57) : "r"(page_3), "r"(t1080));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_58;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_58) : "r"(row_2), "r"(t1080));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1083 = (u64)place_57 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1084 = t360 + t1083;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1085 = (u64)place_58 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1086 = t1084 + t1085;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1087 = t1086 + t1033;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1088 = first_key_7 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1089 = t1088 + 80u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1090 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1091 = t1090 + 20u;
            u32 place_59;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_59) : "r"(page_3), "r"(t1091));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_60;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_60) : "r"(row_2), "r"(t1091));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1094 = (u64)place_59 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1095 = t360 + t1094;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1096 = (u64)place_60 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1097 = t1095 + t1096;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1098 = t1097 + t1033;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1099 = first_key_7 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1100 = t1099 + 96u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1101 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1102 = t1101 + 24u;
            u32 place_61;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_61) : "r"(page_3), "r"(t1102));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_62;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_62) : "r"(row_2), "r"(t1102));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1105 = (u64)place_61 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1106 = t360 + t1105;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1107 = (u64)place_62 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1108 = t1106 + t1107;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1109 = t1108 + t1033;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1110 = first_key_7 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1111 = t1110 + 112u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1112 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1113 = t1112 + 28u;
            u32 place_63;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_63) : "r"(page_3), "r"(t1113));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_64;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_64) : "r"(row_2), "r"(t1113));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1116 = (u64)place_63 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1117 = t360 + t1116;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1118 = (u64)place_64 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1119 = t1117 + t1118;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1120 = t1119 + t1033;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1121 = t364 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1122 = t1121 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1034), "l"(t1043), "r"(t1122) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1123 = t364 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1124 = t1123 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1034), "l"(t1054), "r"(t1124) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1125 = t364 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1126 = t1125 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1034), "l"(t1065), "r"(t1126) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1127 = t364 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1128 = t1127 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1034), "l"(t1076), "r"(t1128) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1129 = t364 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1130 = t1129 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1034), "l"(t1087), "r"(t1130) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1131 = t364 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1132 = t1131 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1034), "l"(t1098), "r"(t1132) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1133 = t364 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1134 = t1133 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1034), "l"(t1109), "r"(t1134) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1135 = t364 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1136 = t1135 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1034), "l"(t1120), "r"(t1136) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1137 = t1043 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1138 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1139 = t1138 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1140 = t1139 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1034), "l"(t1137), "r"(t1140) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1141 = t1054 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1142 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1143 = t1142 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1144 = t1143 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t1034), "l"(t1141), "r"(t1144) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1145 = t1065 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1146 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1147 = t1146 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1148 = t1147 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1034), "l"(t1145), "r"(t1148) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1149 = t1076 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1150 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1151 = t1150 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1152 = t1151 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t1034), "l"(t1149), "r"(t1152) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1153 = t1087 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1154 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1155 = t1154 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1156 = t1155 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1034), "l"(t1153), "r"(t1156) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1157 = t1098 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1158 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1159 = t1158 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1160 = t1159 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t1034), "l"(t1157), "r"(t1160) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1161 = t1109 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1162 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1163 = t1162 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1164 = t1163 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1034), "l"(t1161), "r"(t1164) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1165 = t1120 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1166 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1167 = t1166 < t1032;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1168 = t1167 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t1034), "l"(t1165), "r"(t1168) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1169 = count - 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_3 = 2u < t1169 ? 2u : t1169;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t1171 = t132 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t1172 = t1171 - i_3;
#line 329 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_8 = t1172 << 7u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1174 = end_6 > 1u ? end_6 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_3 = t1174 - 1u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 index_7 = t377 < 31u ? t377 : 31u;
        const u32 t1177 = t337 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1178 = t1177 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1179 = first_key_8 + t1178;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1180 = index_7 & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1181 = t1179 + t1180;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1182 = index_7 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1183 = t1182 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1184 = t1181 + t1183;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1185 = t1184 < last_3 ? t1184 : last_3;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1186 = t1185 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t1187;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1187) : "r"(t1186), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t1187 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1189 = (u64)index_8 * t83;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1190 = t1189 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1191 = t82 + t1190;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t1191) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1193 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 found_4 = t1185 - t1193;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_6;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_2 = found_4;
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
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t1195 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1196 = ring >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1197 = t1195 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1198 = (u64)t1197;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1199 = t1198 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1200 = t1196 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1201 = (u64)t1200;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1202 = t1201 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1203 = t1195 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1204 = (u64)t1203;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1205 = t1204 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1206 = t1196 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1207 = (u64)t1206;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1208 = t1207 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1209 = t1195 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1210 = (u64)t1209;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1211 = t1210 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1212 = t1196 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1213 = (u64)t1212;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1214 = t1213 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1215 = t1195 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1216 = (u64)t1215;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1217 = t1216 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1218 = t1196 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1219 = (u64)t1218;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1220 = t1219 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1221 = t1195 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1222 = (u64)t1221;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1223 = t1222 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1224 = t1196 + 66560u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1225 = (u64)t1224;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1226 = t1225 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1227 = t1195 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1228 = (u64)t1227;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1229 = t1228 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1230 = t1196 + 66562u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1231 = (u64)t1230;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1232 = t1231 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1233 = t1195 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1234 = (u64)t1233;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1235 = t1234 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1236 = t1196 + 66564u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1237 = (u64)t1236;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1238 = t1237 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1239 = t1195 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1240 = (u64)t1239;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1241 = t1240 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1242 = t1196 + 66566u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1243 = (u64)t1242;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1244 = t1243 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1199), "l"(t1202), "l"(t1205), "l"(t1208), "l"(t1211), "l"(t1214), "l"(t1217), "l"(t1220), "l"(t1223), "l"(t1226), "l"(t1229), "l"(t1232), "l"(t1235), "l"(t1238), "l"(t1241), "l"(t1244) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t1245 = 0u < t134;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t1246 = t136 <= 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t1247 = t1245 | t1246;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1247) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1248 = t132 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1249 = t1248 << 7u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t1249 + t147;
            const u32 t1251 = first + t146;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1252 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1253 = t1252 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_9 + t1253;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1255 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1256 = t1251 + t1255;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1257 = t1256 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1258;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1258) : "r"(t1257), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1259 = t1258 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1260 = t1259 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t1260 + 1u;
            const u32 t1262 = end_7 > seq_q ? end_7 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1263 = t1262 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t1263 < end_6 ? t1263 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1265 = end_8 > column ? end_8 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1265 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1268 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1268;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1270 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1270;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1272 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1272;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1274 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1274;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1276 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1276;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1278 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1278;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1280 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1280;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1282 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1282;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1284 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1284;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1286 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1286;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1288 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1288;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1290 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1290;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1292 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1292;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1294 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1294;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1296 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1296;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1298 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1298;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 64u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1300 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1300;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 65u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1302 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1302;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 72u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1304 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1304;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 73u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1306 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1306;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 80u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1308 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1308;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 81u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1310 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1310;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 88u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1312 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1312;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 89u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1314 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1314;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 96u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1316 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1316;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 97u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1318 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1318;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 104u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1320 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1320;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 105u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1322 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1322;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 112u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1324 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1324;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 113u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1326 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1326;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 120u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1328 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1328;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 121u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1330 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1330;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1331 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1332 = t1251 + t1331;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1333 = t1332 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1334 = t1333 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1335;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1335) : "r"(t1334), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1336 = t1335 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1337 = t1336 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t1337 + 1u;
            const u32 t1339 = end_10 > seq_q ? end_10 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1340 = t1339 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1340 < end_6 ? t1340 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1342 = end_11 > column ? end_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t1342 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1345 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1345;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1347 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1347;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1349 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1349;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1351 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1351;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1353 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1353;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1355 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1355;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1357 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1357;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1359 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1359;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1361 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1361;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1363 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1363;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1365 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1365;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1367 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1367;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1369 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1369;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1371 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1371;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1373 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1373;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1375 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1375;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 64u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1377 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1377;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 65u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1379 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1379;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 72u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1381 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1381;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 73u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1383 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1383;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 80u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1385 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1385;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 81u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1387 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1387;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 88u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1389 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1389;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 89u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1391 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1391;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 96u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1393 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1393;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 97u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1395 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1395;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 104u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1397 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1397;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 105u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1399 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1399;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 112u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1401 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1401;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 113u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1403 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1403;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 120u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1405 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1405;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 121u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1407 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1407;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1409;
        asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1410;
        asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(t1409), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1411;
        asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(t1410), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1412;
        asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(t1411), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1413;
        asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1412), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1414;
        asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(t1413), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1415;
        asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1414), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1416;
        asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(t1415), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1417;
        asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(t1416), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1418;
        asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(t1417), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1419;
        asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1418), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1420;
        asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1419), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1421;
        asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1420), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1422;
        asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1421), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1423;
        asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1422), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1424;
        asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1423), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1425;
        asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1424), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1426;
        asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1425), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1427;
        asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1426), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1428;
        asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1427), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1429;
        asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1428), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1430;
        asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1429), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1431;
        asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1430), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1432;
        asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1431), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1433;
        asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(t1432), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1434;
        asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(t1433), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1435;
        asm("max.f32 %0, %1, %2;" : "=f"(t1435) : "f"(t1434), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1436;
        asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1435), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1437;
        asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(t1436), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1438;
        asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1437), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1439;
        asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(t1438), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1440;
        asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(t1439), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1441;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1441) : "f"(t1440));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1440), "f"(t1441));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1443;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1443) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1443));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1446 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1446;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1448 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1449;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1449) : "f"(old), "f"(scale_log2), "f"(t1448));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1449));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1451 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1452 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1452));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1454;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1454) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1454;
        const f32 t1455 = t1451 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1456 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1456));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1458;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1458) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1458;
        const f32 t1459 = t1455 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1460 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1460));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1462;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1462) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1462;
        const f32 t1463 = t1459 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1464 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1464));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1466;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1466;
        const f32 t1467 = t1463 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1468 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1468));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1470;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1470) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1470;
        const f32 t1471 = t1467 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1472 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1472));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1474;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1474) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1474;
        const f32 t1475 = t1471 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1476 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1476));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1478;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1478) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1478;
        const f32 t1479 = t1475 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1480 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1480));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1482;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1482) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1482;
        const f32 t1483 = t1479 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1484 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1484));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1486;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1486) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1486;
        const f32 t1487 = t1483 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1488 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1488));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1490;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1490) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1490;
        const f32 t1491 = t1487 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1492 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1492));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1494;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1494) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1494;
        const f32 t1495 = t1491 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1496 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1496));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1498;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1498) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1498;
        const f32 t1499 = t1495 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1500 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1500));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1502;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1502) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1502;
        const f32 t1503 = t1499 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1504 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1504));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1506;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1506) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1506;
        const f32 t1507 = t1503 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1508 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1508));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1510;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1510) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1510;
        const f32 t1511 = t1507 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1512 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1512));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1514;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1514) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1514;
        const f32 t1515 = t1511 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1516 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1516));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1518;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1518) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1518;
        const f32 t1519 = t1515 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1520 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1520));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1522;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1522) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1522;
        const f32 t1523 = t1519 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1524 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1524));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1526;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1526) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1526;
        const f32 t1527 = t1523 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1528 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1528));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1530;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1530) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1530;
        const f32 t1531 = t1527 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1532 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1532));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1534;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1534) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1534;
        const f32 t1535 = t1531 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1536 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1536));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1538;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1538) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1538;
        const f32 t1539 = t1535 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1540 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1540));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1542;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1542) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1542;
        const f32 t1543 = t1539 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1544 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1544));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1546;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1546) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1546;
        const f32 t1547 = t1543 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1548 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1548));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1550;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1550) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1550;
        const f32 t1551 = t1547 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1552 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1552));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1554;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1554) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1554;
        const f32 t1555 = t1551 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1556 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1556));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1558;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1558) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1558;
        const f32 t1559 = t1555 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1560 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1560));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1562;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1562;
        const f32 t1563 = t1559 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1564 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1564));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1566;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1566) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1566;
        const f32 t1567 = t1563 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1568 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1568));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1570;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1570) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1570;
        const f32 t1571 = t1567 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1572 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1572));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1574;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1574) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1574;
        const f32 t1575 = t1571 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1576 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1576));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1578;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1578) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1578;
        const f32 t1579 = t1575 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1580 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1581 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1582 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1583 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1584 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1585 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1586 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1587 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1588 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1589 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1590 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1591 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1592 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1593 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1594 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1595 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1596 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1597 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1598 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1599 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1600 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1601 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1602 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1603 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1604 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1605 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1606 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1607 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1608 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1609 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1609;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1610 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1610;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1611 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1611;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1613;
        asm("max.f32 %0, %1, %2;" : "=f"(t1613) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1614;
        asm("max.f32 %0, %1, %2;" : "=f"(t1614) : "f"(t1613), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1615;
        asm("max.f32 %0, %1, %2;" : "=f"(t1615) : "f"(t1614), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1616;
        asm("max.f32 %0, %1, %2;" : "=f"(t1616) : "f"(t1615), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1617;
        asm("max.f32 %0, %1, %2;" : "=f"(t1617) : "f"(t1616), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1618;
        asm("max.f32 %0, %1, %2;" : "=f"(t1618) : "f"(t1617), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1619;
        asm("max.f32 %0, %1, %2;" : "=f"(t1619) : "f"(t1618), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1620;
        asm("max.f32 %0, %1, %2;" : "=f"(t1620) : "f"(t1619), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1621;
        asm("max.f32 %0, %1, %2;" : "=f"(t1621) : "f"(t1620), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1622;
        asm("max.f32 %0, %1, %2;" : "=f"(t1622) : "f"(t1621), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1623;
        asm("max.f32 %0, %1, %2;" : "=f"(t1623) : "f"(t1622), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1624;
        asm("max.f32 %0, %1, %2;" : "=f"(t1624) : "f"(t1623), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1625;
        asm("max.f32 %0, %1, %2;" : "=f"(t1625) : "f"(t1624), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1626;
        asm("max.f32 %0, %1, %2;" : "=f"(t1626) : "f"(t1625), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1627;
        asm("max.f32 %0, %1, %2;" : "=f"(t1627) : "f"(t1626), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1628;
        asm("max.f32 %0, %1, %2;" : "=f"(t1628) : "f"(t1627), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1629;
        asm("max.f32 %0, %1, %2;" : "=f"(t1629) : "f"(t1628), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1630;
        asm("max.f32 %0, %1, %2;" : "=f"(t1630) : "f"(t1629), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1631;
        asm("max.f32 %0, %1, %2;" : "=f"(t1631) : "f"(t1630), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1632;
        asm("max.f32 %0, %1, %2;" : "=f"(t1632) : "f"(t1631), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1633;
        asm("max.f32 %0, %1, %2;" : "=f"(t1633) : "f"(t1632), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1634;
        asm("max.f32 %0, %1, %2;" : "=f"(t1634) : "f"(t1633), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1635;
        asm("max.f32 %0, %1, %2;" : "=f"(t1635) : "f"(t1634), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1636;
        asm("max.f32 %0, %1, %2;" : "=f"(t1636) : "f"(t1635), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1637;
        asm("max.f32 %0, %1, %2;" : "=f"(t1637) : "f"(t1636), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1638;
        asm("max.f32 %0, %1, %2;" : "=f"(t1638) : "f"(t1637), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1639;
        asm("max.f32 %0, %1, %2;" : "=f"(t1639) : "f"(t1638), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1640;
        asm("max.f32 %0, %1, %2;" : "=f"(t1640) : "f"(t1639), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1641;
        asm("max.f32 %0, %1, %2;" : "=f"(t1641) : "f"(t1640), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1642;
        asm("max.f32 %0, %1, %2;" : "=f"(t1642) : "f"(t1641), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1643;
        asm("max.f32 %0, %1, %2;" : "=f"(t1643) : "f"(t1642), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1644;
        asm("max.f32 %0, %1, %2;" : "=f"(t1644) : "f"(t1643), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1645;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1645) : "f"(t1644));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1644), "f"(t1645));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1647;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1647) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1647));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1650 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1650;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1652 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1653;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1653) : "f"(old_2), "f"(scale_log2), "f"(t1652));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1653));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1655 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1656 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1656));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1658;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1658) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1658;
        const f32 t1659 = t1655 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1660 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1660));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1662;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1662) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1662;
        const f32 t1663 = t1659 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1664 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1664));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1666;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1666) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1666;
        const f32 t1667 = t1663 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1668 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1668));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1670;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1670) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1670;
        const f32 t1671 = t1667 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1672 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1672));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1674;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1674) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1674;
        const f32 t1675 = t1671 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1676 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1676));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1678;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1678) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1678;
        const f32 t1679 = t1675 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1680 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1680));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1682;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1682) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1682;
        const f32 t1683 = t1679 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1684 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1684));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1686;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1686) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1686;
        const f32 t1687 = t1683 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1688 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1688));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1690;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1690) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1690;
        const f32 t1691 = t1687 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1692 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1692));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1694;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1694) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1694;
        const f32 t1695 = t1691 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1696 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1696));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1698;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1698) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1698;
        const f32 t1699 = t1695 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1700 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1700));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1702;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1702) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1702;
        const f32 t1703 = t1699 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1704 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1704));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1706;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1706) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1706;
        const f32 t1707 = t1703 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1708 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1708));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1710;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1710) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1710;
        const f32 t1711 = t1707 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1712 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1712));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1714;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1714) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1714;
        const f32 t1715 = t1711 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1716 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1716));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1718;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1718) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1718;
        const f32 t1719 = t1715 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1720 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1720));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1722;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1722;
        const f32 t1723 = t1719 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1724 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1724));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1726;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1726) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1726;
        const f32 t1727 = t1723 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1728 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1728));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1730;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1730) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1730;
        const f32 t1731 = t1727 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1732 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1732));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1734;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1734;
        const f32 t1735 = t1731 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1736 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1736));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1738;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1738;
        const f32 t1739 = t1735 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1740 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1740));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1742;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1742) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1742;
        const f32 t1743 = t1739 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1744 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1744));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1746;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1746) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1746;
        const f32 t1747 = t1743 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1748 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1748));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1750;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1750) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1750;
        const f32 t1751 = t1747 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1752 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1752));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1754;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1754) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1754;
        const f32 t1755 = t1751 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1756 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1756));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1758;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1758) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1758;
        const f32 t1759 = t1755 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1760 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1760));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1762;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1762) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1762;
        const f32 t1763 = t1759 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1764 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1764));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1766;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1766) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1766;
        const f32 t1767 = t1763 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1768 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1768));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1770;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1770) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1770;
        const f32 t1771 = t1767 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1772 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1772));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1774;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1774) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1774;
        const f32 t1775 = t1771 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1776 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1776));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1778;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1778) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1778;
        const f32 t1779 = t1775 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1780 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1780));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1782;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1782) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1782;
        const f32 t1783 = t1779 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1784 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1785 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1786 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1787 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1788 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1789 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1790 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1791 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1792 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1793 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1794 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1795 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1796 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1797 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1798 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1799 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1800 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1801 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1802 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1803 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1804 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1805 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1806 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1807 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1808 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1809 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1810 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1811 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1812 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1813 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1814 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1815 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1815;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1816;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1817;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1817) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1818;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1819;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1820;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1820) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1821;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1822;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1823;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1824;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1825;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1826;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1827;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1828;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1829;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1830;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1831;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(s_31), "f"(s_32));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1832;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1833;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1834;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1835;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1836;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1837;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1838;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1839;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1839) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1840;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1841;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1842;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1842) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1843;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1844;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1844) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1845;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1845) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1846;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1847;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1847) : "f"(s_63), "f"(s_64));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 44 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t1848 = t324 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1849 = t1848 + 67108864u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1850 = (u64)t1849;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1851 = t1850 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1852 = t1848 + 67108992u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1853 = (u64)t1852;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1854 = t1853 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1855 = t1848 + 67109120u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1856 = (u64)t1855;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1857 = t1856 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1858 = t1848 + 67109248u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1859 = (u64)t1858;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1860 = t1859 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1861 = t1848 + 67109376u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1862 = (u64)t1861;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1863 = t1862 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1864 = t1848 + 67109504u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1865 = (u64)t1864;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1866 = t1865 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1867 = t1848 + 67109632u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1868 = (u64)t1867;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1869 = t1868 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1870 = t1848 + 67109760u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1871 = (u64)t1870;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1872 = t1871 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1816), "r"(t1817), "r"(t1818), "r"(t1819), "l"(t1851), "r"(t1820), "r"(t1821), "r"(t1822), "r"(t1823), "l"(t1854), "r"(t1824), "r"(t1825), "r"(t1826), "r"(t1827), "l"(t1857), "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "l"(t1860), "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "l"(t1863), "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "l"(t1866), "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "l"(t1869), "r"(t1844), "r"(t1845), "r"(t1846), "r"(t1847), "l"(t1872) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_4 = 1u; i_4 < count; i_4 += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 44 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i_4 + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1874 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1874) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1875 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1876 = t1875 << 15u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1877 = ring + t1876;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1878 = t132 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1879 = t1878 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_10 = t1879 << 7u;
                const u32 t1881 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1882 = (u64)t338 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1883 = t1877 + t343;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1884 = first_key_10 + t337;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1885 = t337 & 3u;
                u32 place_65;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_65) : "r"(page_3), "r"(t1885));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_66;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_66) : "r"(row_2), "r"(t1885));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1888 = (u64)place_65 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1889 = t334 + t1888;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1890 = (u64)place_66 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1891 = t1889 + t1890;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1892 = t1891 + t1882;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1893 = first_key_10 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1894 = t1893 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1895 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1896 = t1895 + 4u;
                u32 place_67;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_67) : "r"(page_3), "r"(t1896));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_68;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_68) : "r"(row_2), "r"(t1896));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1899 = (u64)place_67 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1900 = t334 + t1899;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1901 = (u64)place_68 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1902 = t1900 + t1901;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1903 = t1902 + t1882;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1904 = first_key_10 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1905 = t1904 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1906 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1907 = t1906 + 8u;
                u32 place_69;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_69) : "r"(page_3), "r"(t1907));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_70;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_70) : "r"(row_2), "r"(t1907));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1910 = (u64)place_69 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1911 = t334 + t1910;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1912 = (u64)place_70 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1913 = t1911 + t1912;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1914 = t1913 + t1882;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1915 = first_key_10 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1916 = t1915 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1917 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1918 = t1917 + 12u;
                u32 place_71;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_71) : "r"(page_3), "r"(t1918));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_72;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_72) : "r"(row_2), "r"(t1918));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1921 = (u64)place_71 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1922 = t334 + t1921;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1923 = (u64)place_72 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1924 = t1922 + t1923;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1925 = t1924 + t1882;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1926 = first_key_10 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1927 = t1926 + 64u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1928 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1929 = t1928 + 16u;
                u32 place_73;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_73) : "r"(page_3), "r"(t1929));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_74;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_74) : "r"(row_2), "r"(t1929));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1932 = (u64)place_73 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1933 = t334 + t1932;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1934 = (u64)place_74 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1935 = t1933 + t1934;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1936 = t1935 + t1882;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1937 = first_key_10 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1938 = t1937 + 80u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1939 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1940 = t1939 + 20u;
                u32 place_75;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_75) : "r"(page_3), "r"(t1940));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_76;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_76) : "r"(row_2), "r"(t1940));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1943 = (u64)place_75 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1944 = t334 + t1943;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1945 = (u64)place_76 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1946 = t1944 + t1945;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1947 = t1946 + t1882;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1948 = first_key_10 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1949 = t1948 + 96u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1950 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1951 = t1950 + 24u;
                u32 place_77;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_77) : "r"(page_3), "r"(t1951));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_78;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_78) : "r"(row_2), "r"(t1951));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1954 = (u64)place_77 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1955 = t334 + t1954;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1956 = (u64)place_78 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1957 = t1955 + t1956;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1958 = t1957 + t1882;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1959 = first_key_10 + t337;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1960 = t1959 + 112u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1961 = t337 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1962 = t1961 + 28u;
                u32 place_79;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_79) : "r"(page_3), "r"(t1962));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_80;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_80) : "r"(row_2), "r"(t1962));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1965 = (u64)place_79 * t350;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1966 = t334 + t1965;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1967 = (u64)place_80 * t336;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1968 = t1966 + t1967;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1969 = t1968 + t1882;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1970 = t338 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1971 = t1970 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1883), "l"(t1892), "r"(t1971) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1972 = t338 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1973 = t1972 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1883), "l"(t1903), "r"(t1973) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1974 = t338 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1975 = t1974 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1883), "l"(t1914), "r"(t1975) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1976 = t338 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1977 = t1976 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1883), "l"(t1925), "r"(t1977) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1978 = t338 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1979 = t1978 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1883), "l"(t1936), "r"(t1979) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1980 = t338 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1981 = t1980 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1883), "l"(t1947), "r"(t1981) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1982 = t338 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1983 = t1982 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1883), "l"(t1958), "r"(t1983) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1984 = t338 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1985 = t1984 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1883), "l"(t1969), "r"(t1985) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1986 = t1892 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1987 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1988 = t1987 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1989 = t1988 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1883), "l"(t1986), "r"(t1989) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1990 = t1903 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1991 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1992 = t1991 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1993 = t1992 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t1883), "l"(t1990), "r"(t1993) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1994 = t1914 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1995 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1996 = t1995 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1997 = t1996 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1883), "l"(t1994), "r"(t1997) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1998 = t1925 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1999 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2000 = t1999 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2001 = t2000 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t1883), "l"(t1998), "r"(t2001) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2002 = t1936 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2003 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2004 = t2003 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2005 = t2004 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1883), "l"(t2002), "r"(t2005) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2006 = t1947 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2007 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2008 = t2007 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2009 = t2008 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t1883), "l"(t2006), "r"(t2009) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2010 = t1958 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2011 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2012 = t2011 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2013 = t2012 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1883), "l"(t2010), "r"(t2013) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2014 = t1969 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2015 = t338 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2016 = t2015 < t1881;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2017 = t2016 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t1883), "l"(t2014), "r"(t2017) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t2018 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t2018) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2019 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2020 = t2019 << 15u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2021 = t324 + t2020;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t2022 = t132 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t2023 = t2022 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_11 = t2023 << 7u;
                const u32 t2025 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2026 = (u64)t364 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2027 = t2021 + t369;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2028 = first_key_11 + t363;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2029 = t363 & 3u;
                u32 place_81;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_81) : "r"(page_3), "r"(t2029));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_82;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_82) : "r"(row_2), "r"(t2029));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2032 = (u64)place_81 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2033 = t360 + t2032;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2034 = (u64)place_82 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2035 = t2033 + t2034;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2036 = t2035 + t2026;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2037 = first_key_11 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2038 = t2037 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2039 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2040 = t2039 + 4u;
                u32 place_83;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_83) : "r"(page_3), "r"(t2040));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_84;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_84) : "r"(row_2), "r"(t2040));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2043 = (u64)place_83 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2044 = t360 + t2043;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2045 = (u64)place_84 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2046 = t2044 + t2045;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2047 = t2046 + t2026;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2048 = first_key_11 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2049 = t2048 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2050 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2051 = t2050 + 8u;
                u32 place_85;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_85) : "r"(page_3), "r"(t2051));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_86;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_86) : "r"(row_2), "r"(t2051));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2054 = (u64)place_85 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2055 = t360 + t2054;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2056 = (u64)place_86 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2057 = t2055 + t2056;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2058 = t2057 + t2026;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2059 = first_key_11 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2060 = t2059 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2061 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2062 = t2061 + 12u;
                u32 place_87;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_87) : "r"(page_3), "r"(t2062));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_88;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_88) : "r"(row_2), "r"(t2062));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2065 = (u64)place_87 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2066 = t360 + t2065;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2067 = (u64)place_88 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2068 = t2066 + t2067;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2069 = t2068 + t2026;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2070 = first_key_11 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2071 = t2070 + 64u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2072 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2073 = t2072 + 16u;
                u32 place_89;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_89) : "r"(page_3), "r"(t2073));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_90;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_90) : "r"(row_2), "r"(t2073));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2076 = (u64)place_89 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2077 = t360 + t2076;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2078 = (u64)place_90 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2079 = t2077 + t2078;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2080 = t2079 + t2026;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2081 = first_key_11 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2082 = t2081 + 80u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2083 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2084 = t2083 + 20u;
                u32 place_91;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_91) : "r"(page_3), "r"(t2084));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_92;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_92) : "r"(row_2), "r"(t2084));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2087 = (u64)place_91 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2088 = t360 + t2087;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2089 = (u64)place_92 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2090 = t2088 + t2089;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2091 = t2090 + t2026;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2092 = first_key_11 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2093 = t2092 + 96u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2094 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2095 = t2094 + 24u;
                u32 place_93;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_93) : "r"(page_3), "r"(t2095));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_94;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_94) : "r"(row_2), "r"(t2095));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2098 = (u64)place_93 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2099 = t360 + t2098;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2100 = (u64)place_94 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2101 = t2099 + t2100;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2102 = t2101 + t2026;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2103 = first_key_11 + t363;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2104 = t2103 + 112u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2105 = t363 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2106 = t2105 + 28u;
                u32 place_95;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_95) : "r"(page_3), "r"(t2106));
#line 312 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_96;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_96) : "r"(row_2), "r"(t2106));
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2109 = (u64)place_95 * t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2110 = t360 + t2109;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2111 = (u64)place_96 * t362;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2112 = t2110 + t2111;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2113 = t2112 + t2026;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2114 = t364 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2115 = t2114 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2027), "l"(t2036), "r"(t2115) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2116 = t364 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2117 = t2116 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2027), "l"(t2047), "r"(t2117) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2118 = t364 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2119 = t2118 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t2027), "l"(t2058), "r"(t2119) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2120 = t364 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2121 = t2120 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t2027), "l"(t2069), "r"(t2121) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2122 = t364 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2123 = t2122 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t2027), "l"(t2080), "r"(t2123) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2124 = t364 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2125 = t2124 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t2027), "l"(t2091), "r"(t2125) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2126 = t364 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2127 = t2126 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t2027), "l"(t2102), "r"(t2127) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2128 = t364 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2129 = t2128 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t2027), "l"(t2113), "r"(t2129) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2130 = t2036 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2131 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2132 = t2131 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2133 = t2132 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t2027), "l"(t2130), "r"(t2133) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2134 = t2047 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2135 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2136 = t2135 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2137 = t2136 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t2027), "l"(t2134), "r"(t2137) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2138 = t2058 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2139 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2140 = t2139 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2141 = t2140 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t2027), "l"(t2138), "r"(t2141) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2142 = t2069 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2143 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2144 = t2143 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2145 = t2144 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t2027), "l"(t2142), "r"(t2145) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2146 = t2080 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2147 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2148 = t2147 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2149 = t2148 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t2027), "l"(t2146), "r"(t2149) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2150 = t2091 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2151 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2152 = t2151 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2153 = t2152 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t2027), "l"(t2150), "r"(t2153) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2154 = t2102 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2155 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2156 = t2155 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2157 = t2156 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t2027), "l"(t2154), "r"(t2157) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2158 = t2113 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2159 = t364 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2160 = t2159 < t2025;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2161 = t2160 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t2027), "l"(t2158), "r"(t2161) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2162 = next + 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2163 = count - 1u;
#line 328 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i_5 = t2162 < t2163 ? t2162 : t2163;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t2165 = t132 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t2166 = t2165 - i_5;
#line 329 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_12 = t2166 << 7u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2168 = end_6 > 1u ? end_6 : 1u;
#line 220 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_4 = t2168 - 1u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 index_9 = t377 < 31u ? t377 : 31u;
            const u32 t2171 = t337 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2172 = t2171 << 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2173 = first_key_12 + t2172;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2174 = index_9 & 3u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2175 = t2173 + t2174;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2176 = index_9 >> 2u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2177 = t2176 << 4u;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2178 = t2175 + t2177;
#line 151 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2179 = t2178 < last_4 ? t2178 : last_4;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2180 = t2179 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t2181;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2181) : "r"(t2180), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t2181 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2183 = (u64)index_10 * t83;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2184 = t2183 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2185 = t82 + t2184;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_7;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t2185) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2187 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 found_5 = t2179 - t2187;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_3 = page_7;
#line 153 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_2 = found_5;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_65 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_66 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_67 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_68 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_69 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_70 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_71 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_72 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_73 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_74 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_75 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_76 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_77 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_78 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_79 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_80 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_81 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_82 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_83 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_84 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_85 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_86 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_87 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_88 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_89 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_90 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_91 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_92 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_93 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_94 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_95 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_96 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_97 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_98 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_99 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_100 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_101 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_102 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_103 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_104 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_105 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_106 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_107 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_108 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_109 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_110 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_111 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_112 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_113 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_114 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_115 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_116 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_117 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_118 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_119 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_120 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_121 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_122 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_123 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_124 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_125 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_126 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_127 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_128 = 0.0f;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2189 = i_4 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2190 = t2189 << 15u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2191 = ring + t2190;
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2192 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2193 = t2191 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2194 = t2192 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2195 = (u64)t2194;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2196 = t2195 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2197 = t2193 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2198 = (u64)t2197;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2199 = t2198 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2200 = t2192 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2201 = (u64)t2200;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2202 = t2201 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2203 = t2193 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2204 = (u64)t2203;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2205 = t2204 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2206 = t2192 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2207 = (u64)t2206;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2208 = t2207 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2209 = t2193 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2210 = (u64)t2209;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2211 = t2210 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2212 = t2192 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2213 = (u64)t2212;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2214 = t2213 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2215 = t2193 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2216 = (u64)t2215;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2217 = t2216 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2218 = t2192 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2219 = (u64)t2218;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2220 = t2219 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2221 = t2193 + 66560u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2222 = (u64)t2221;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2223 = t2222 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2224 = t2192 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2225 = (u64)t2224;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2226 = t2225 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2227 = t2193 + 66562u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2228 = (u64)t2227;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2229 = t2228 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2230 = t2192 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2231 = (u64)t2230;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2232 = t2231 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2233 = t2193 + 66564u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2234 = (u64)t2233;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2235 = t2234 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2236 = t2192 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2237 = (u64)t2236;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2238 = t2237 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2239 = t2193 + 66566u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2240 = (u64)t2239;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2241 = t2240 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s_65), "=&f"(s_66), "=&f"(s_67), "=&f"(s_68), "=&f"(s_69), "=&f"(s_70), "=&f"(s_71), "=&f"(s_72), "=&f"(s_73), "=&f"(s_74), "=&f"(s_75), "=&f"(s_76), "=&f"(s_77), "=&f"(s_78), "=&f"(s_79), "=&f"(s_80), "=&f"(s_81), "=&f"(s_82), "=&f"(s_83), "=&f"(s_84), "=&f"(s_85), "=&f"(s_86), "=&f"(s_87), "=&f"(s_88), "=&f"(s_89), "=&f"(s_90), "=&f"(s_91), "=&f"(s_92), "=&f"(s_93), "=&f"(s_94), "=&f"(s_95), "=&f"(s_96), "=&f"(s_97), "=&f"(s_98), "=&f"(s_99), "=&f"(s_100), "=&f"(s_101), "=&f"(s_102), "=&f"(s_103), "=&f"(s_104), "=&f"(s_105), "=&f"(s_106), "=&f"(s_107), "=&f"(s_108), "=&f"(s_109), "=&f"(s_110), "=&f"(s_111), "=&f"(s_112), "=&f"(s_113), "=&f"(s_114), "=&f"(s_115), "=&f"(s_116), "=&f"(s_117), "=&f"(s_118), "=&f"(s_119), "=&f"(s_120), "=&f"(s_121), "=&f"(s_122), "=&f"(s_123), "=&f"(s_124), "=&f"(s_125), "=&f"(s_126), "=&f"(s_127), "=&f"(s_128) : "l"(t2196), "l"(t2199), "l"(t2202), "l"(t2205), "l"(t2208), "l"(t2211), "l"(t2214), "l"(t2217), "l"(t2220), "l"(t2223), "l"(t2226), "l"(t2229), "l"(t2232), "l"(t2235), "l"(t2238), "l"(t2241) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68), "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72), "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76), "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80), "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84), "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88), "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92), "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96), "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100), "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104), "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108), "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112), "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116), "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120), "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124), "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) :  : "memory");
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t2242 = i_4 < t134;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t2243 = t136 <= i_4;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t2244 = t2242 | t2243;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t2244) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t2245 = t132 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t2246 = t2245 - i_4;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2247 = t2246 << 7u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_13 = t2247 + t147;
                const u32 t2249 = first + t146;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2250 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2251 = t2250 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_13 + t2251;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2253 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2254 = t2249 + t2253;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2255 = t2254 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t2256;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2256) : "r"(t2255), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2257 = t2256 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2258 = t2257 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t2258 + 1u;
                const u32 t2260 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2261 = t2260 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t2261 < end_6 ? t2261 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2263 = end_14 > column_2 ? end_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t2263 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2266 = visible_65 ? s_65 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_65 = t2266;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2268 = visible_66 ? s_66 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_66 = t2268;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2270 = visible_67 ? s_69 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_69 = t2270;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2272 = visible_68 ? s_70 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_70 = t2272;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2274 = visible_69 ? s_73 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_73 = t2274;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2276 = visible_70 ? s_74 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_74 = t2276;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2278 = visible_71 ? s_77 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_77 = t2278;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2280 = visible_72 ? s_78 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_78 = t2280;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2282 = visible_73 ? s_81 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_81 = t2282;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2284 = visible_74 ? s_82 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_82 = t2284;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2286 = visible_75 ? s_85 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_85 = t2286;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2288 = visible_76 ? s_86 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_86 = t2288;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2290 = visible_77 ? s_89 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_89 = t2290;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2292 = visible_78 ? s_90 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_90 = t2292;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2294 = visible_79 ? s_93 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_93 = t2294;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2296 = visible_80 ? s_94 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_94 = t2296;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = 64u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2298 = visible_81 ? s_97 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_97 = t2298;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = 65u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2300 = visible_82 ? s_98 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_98 = t2300;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = 72u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2302 = visible_83 ? s_101 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_101 = t2302;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = 73u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2304 = visible_84 ? s_102 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_102 = t2304;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = 80u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2306 = visible_85 ? s_105 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_105 = t2306;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = 81u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2308 = visible_86 ? s_106 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_106 = t2308;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = 88u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2310 = visible_87 ? s_109 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_109 = t2310;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = 89u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2312 = visible_88 ? s_110 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_110 = t2312;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = 96u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2314 = visible_89 ? s_113 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_113 = t2314;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = 97u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2316 = visible_90 ? s_114 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_114 = t2316;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = 104u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2318 = visible_91 ? s_117 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_117 = t2318;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = 105u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2320 = visible_92 ? s_118 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_118 = t2320;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = 112u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2322 = visible_93 ? s_121 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_121 = t2322;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = 113u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2324 = visible_94 ? s_122 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_122 = t2324;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = 120u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2326 = visible_95 ? s_125 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_125 = t2326;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = 121u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2328 = visible_96 ? s_126 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_126 = t2328;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2329 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2330 = t2249 + t2329;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2331 = t2330 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2332 = t2331 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t2333;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2333) : "r"(t2332), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2334 = t2333 >> sharing_shift;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2335 = t2334 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t2335 + 1u;
                const u32 t2337 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2338 = t2337 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t2338 < end_6 ? t2338 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2340 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t2340 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2343 = visible_97 ? s_67 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_67 = t2343;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2345 = visible_98 ? s_68 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_68 = t2345;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2347 = visible_99 ? s_71 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_71 = t2347;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2349 = visible_100 ? s_72 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_72 = t2349;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2351 = visible_101 ? s_75 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_75 = t2351;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2353 = visible_102 ? s_76 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_76 = t2353;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2355 = visible_103 ? s_79 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_79 = t2355;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2357 = visible_104 ? s_80 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_80 = t2357;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2359 = visible_105 ? s_83 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_83 = t2359;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2361 = visible_106 ? s_84 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_84 = t2361;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2363 = visible_107 ? s_87 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_87 = t2363;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2365 = visible_108 ? s_88 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_88 = t2365;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2367 = visible_109 ? s_91 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_91 = t2367;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2369 = visible_110 ? s_92 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_92 = t2369;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2371 = visible_111 ? s_95 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_95 = t2371;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2373 = visible_112 ? s_96 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_96 = t2373;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2375 = visible_113 ? s_99 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_99 = t2375;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2377 = visible_114 ? s_100 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_100 = t2377;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2379 = visible_115 ? s_103 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_103 = t2379;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2381 = visible_116 ? s_104 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_104 = t2381;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = 80u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2383 = visible_117 ? s_107 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_107 = t2383;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = 81u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2385 = visible_118 ? s_108 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_108 = t2385;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = 88u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2387 = visible_119 ? s_111 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_111 = t2387;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = 89u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2389 = visible_120 ? s_112 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_112 = t2389;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = 96u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2391 = visible_121 ? s_115 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_115 = t2391;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = 97u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2393 = visible_122 ? s_116 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_116 = t2393;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = 104u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2395 = visible_123 ? s_119 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_119 = t2395;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = 105u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2397 = visible_124 ? s_120 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_120 = t2397;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = 112u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2399 = visible_125 ? s_123 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_123 = t2399;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = 113u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2401 = visible_126 ? s_124 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_124 = t2401;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = 120u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2403 = visible_127 ? s_127 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_127 = t2403;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = 121u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2405 = visible_128 ? s_128 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_128 = t2405;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2407;
            asm("max.f32 %0, %1, %2;" : "=f"(t2407) : "f"(old_3), "f"(s_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2408;
            asm("max.f32 %0, %1, %2;" : "=f"(t2408) : "f"(t2407), "f"(s_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2409;
            asm("max.f32 %0, %1, %2;" : "=f"(t2409) : "f"(t2408), "f"(s_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2410;
            asm("max.f32 %0, %1, %2;" : "=f"(t2410) : "f"(t2409), "f"(s_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2411;
            asm("max.f32 %0, %1, %2;" : "=f"(t2411) : "f"(t2410), "f"(s_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2412;
            asm("max.f32 %0, %1, %2;" : "=f"(t2412) : "f"(t2411), "f"(s_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2413;
            asm("max.f32 %0, %1, %2;" : "=f"(t2413) : "f"(t2412), "f"(s_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2414;
            asm("max.f32 %0, %1, %2;" : "=f"(t2414) : "f"(t2413), "f"(s_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2415;
            asm("max.f32 %0, %1, %2;" : "=f"(t2415) : "f"(t2414), "f"(s_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2416;
            asm("max.f32 %0, %1, %2;" : "=f"(t2416) : "f"(t2415), "f"(s_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2417;
            asm("max.f32 %0, %1, %2;" : "=f"(t2417) : "f"(t2416), "f"(s_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2418;
            asm("max.f32 %0, %1, %2;" : "=f"(t2418) : "f"(t2417), "f"(s_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2419;
            asm("max.f32 %0, %1, %2;" : "=f"(t2419) : "f"(t2418), "f"(s_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2420;
            asm("max.f32 %0, %1, %2;" : "=f"(t2420) : "f"(t2419), "f"(s_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2421;
            asm("max.f32 %0, %1, %2;" : "=f"(t2421) : "f"(t2420), "f"(s_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2422;
            asm("max.f32 %0, %1, %2;" : "=f"(t2422) : "f"(t2421), "f"(s_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2423;
            asm("max.f32 %0, %1, %2;" : "=f"(t2423) : "f"(t2422), "f"(s_97));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2424;
            asm("max.f32 %0, %1, %2;" : "=f"(t2424) : "f"(t2423), "f"(s_98));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2425;
            asm("max.f32 %0, %1, %2;" : "=f"(t2425) : "f"(t2424), "f"(s_101));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2426;
            asm("max.f32 %0, %1, %2;" : "=f"(t2426) : "f"(t2425), "f"(s_102));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2427;
            asm("max.f32 %0, %1, %2;" : "=f"(t2427) : "f"(t2426), "f"(s_105));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2428;
            asm("max.f32 %0, %1, %2;" : "=f"(t2428) : "f"(t2427), "f"(s_106));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2429;
            asm("max.f32 %0, %1, %2;" : "=f"(t2429) : "f"(t2428), "f"(s_109));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2430;
            asm("max.f32 %0, %1, %2;" : "=f"(t2430) : "f"(t2429), "f"(s_110));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2431;
            asm("max.f32 %0, %1, %2;" : "=f"(t2431) : "f"(t2430), "f"(s_113));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2432;
            asm("max.f32 %0, %1, %2;" : "=f"(t2432) : "f"(t2431), "f"(s_114));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2433;
            asm("max.f32 %0, %1, %2;" : "=f"(t2433) : "f"(t2432), "f"(s_117));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2434;
            asm("max.f32 %0, %1, %2;" : "=f"(t2434) : "f"(t2433), "f"(s_118));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2435;
            asm("max.f32 %0, %1, %2;" : "=f"(t2435) : "f"(t2434), "f"(s_121));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2436;
            asm("max.f32 %0, %1, %2;" : "=f"(t2436) : "f"(t2435), "f"(s_122));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2437;
            asm("max.f32 %0, %1, %2;" : "=f"(t2437) : "f"(t2436), "f"(s_125));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2438;
            asm("max.f32 %0, %1, %2;" : "=f"(t2438) : "f"(t2437), "f"(s_126));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2439;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2439) : "f"(t2438));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2438), "f"(t2439));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2441;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2441) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2441));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t2444 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t2444;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2446 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2447;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(old_3), "f"(scale_log2), "f"(t2446));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2447));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t2449 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2450 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_65;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_65), "f"(scale_log2), "f"(t2450));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2452;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2452) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_65 = t2452;
            const f32 t2453 = t2449 + s_65;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2454 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_66;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_66), "f"(scale_log2), "f"(t2454));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2456;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2456) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_66 = t2456;
            const f32 t2457 = t2453 + s_66;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2458 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_67;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_69), "f"(scale_log2), "f"(t2458));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2460;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2460) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_69 = t2460;
            const f32 t2461 = t2457 + s_69;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2462 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_68;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_70), "f"(scale_log2), "f"(t2462));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2464;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2464) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_70 = t2464;
            const f32 t2465 = t2461 + s_70;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2466 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_69;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_73), "f"(scale_log2), "f"(t2466));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2468;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2468) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_73 = t2468;
            const f32 t2469 = t2465 + s_73;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2470 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_70;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_74), "f"(scale_log2), "f"(t2470));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2472;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2472) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_74 = t2472;
            const f32 t2473 = t2469 + s_74;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2474 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_71;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_77), "f"(scale_log2), "f"(t2474));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2476;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2476) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_77 = t2476;
            const f32 t2477 = t2473 + s_77;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2478 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_72;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_78), "f"(scale_log2), "f"(t2478));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2480;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2480) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_78 = t2480;
            const f32 t2481 = t2477 + s_78;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2482 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_73;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_81), "f"(scale_log2), "f"(t2482));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2484;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2484) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_81 = t2484;
            const f32 t2485 = t2481 + s_81;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2486 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_74;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_82), "f"(scale_log2), "f"(t2486));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2488;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2488) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_82 = t2488;
            const f32 t2489 = t2485 + s_82;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2490 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_75;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_85), "f"(scale_log2), "f"(t2490));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2492;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2492) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_85 = t2492;
            const f32 t2493 = t2489 + s_85;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2494 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_76;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_86), "f"(scale_log2), "f"(t2494));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2496;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2496) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_86 = t2496;
            const f32 t2497 = t2493 + s_86;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2498 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_77;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_89), "f"(scale_log2), "f"(t2498));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2500;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2500) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_89 = t2500;
            const f32 t2501 = t2497 + s_89;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2502 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_78;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_90), "f"(scale_log2), "f"(t2502));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2504;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2504) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_90 = t2504;
            const f32 t2505 = t2501 + s_90;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2506 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_79;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_93), "f"(scale_log2), "f"(t2506));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2508;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2508) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_93 = t2508;
            const f32 t2509 = t2505 + s_93;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2510 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_80;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_94), "f"(scale_log2), "f"(t2510));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2512;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2512) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_94 = t2512;
            const f32 t2513 = t2509 + s_94;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2514 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_81;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_97), "f"(scale_log2), "f"(t2514));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2516;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2516) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_97 = t2516;
            const f32 t2517 = t2513 + s_97;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2518 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_82;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_98), "f"(scale_log2), "f"(t2518));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2520;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2520) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_98 = t2520;
            const f32 t2521 = t2517 + s_98;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2522 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_83;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_101), "f"(scale_log2), "f"(t2522));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2524;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2524) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_101 = t2524;
            const f32 t2525 = t2521 + s_101;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2526 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_84;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_102), "f"(scale_log2), "f"(t2526));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2528;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2528) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_102 = t2528;
            const f32 t2529 = t2525 + s_102;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2530 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_85;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_105), "f"(scale_log2), "f"(t2530));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2532;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2532) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_105 = t2532;
            const f32 t2533 = t2529 + s_105;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2534 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_86;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_106), "f"(scale_log2), "f"(t2534));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2536;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2536) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_106 = t2536;
            const f32 t2537 = t2533 + s_106;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2538 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_87;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_109), "f"(scale_log2), "f"(t2538));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2540;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2540) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_109 = t2540;
            const f32 t2541 = t2537 + s_109;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2542 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_88;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_110), "f"(scale_log2), "f"(t2542));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2544;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2544) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_110 = t2544;
            const f32 t2545 = t2541 + s_110;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2546 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_89;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_113), "f"(scale_log2), "f"(t2546));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2548;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2548) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_113 = t2548;
            const f32 t2549 = t2545 + s_113;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2550 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_90;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_114), "f"(scale_log2), "f"(t2550));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2552;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2552) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_114 = t2552;
            const f32 t2553 = t2549 + s_114;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2554 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_91;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_117), "f"(scale_log2), "f"(t2554));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2556;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2556) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_117 = t2556;
            const f32 t2557 = t2553 + s_117;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2558 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_92;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_118), "f"(scale_log2), "f"(t2558));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2560;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2560) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_118 = t2560;
            const f32 t2561 = t2557 + s_118;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2562 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_93;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_121), "f"(scale_log2), "f"(t2562));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2564;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2564) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_121 = t2564;
            const f32 t2565 = t2561 + s_121;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2566 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_94;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_122), "f"(scale_log2), "f"(t2566));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2568;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2568) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_122 = t2568;
            const f32 t2569 = t2565 + s_122;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2570 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_95;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_125), "f"(scale_log2), "f"(t2570));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2572;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2572) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_125 = t2572;
            const f32 t2573 = t2569 + s_125;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2574 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_96;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_126), "f"(scale_log2), "f"(t2574));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2576;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2576) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_126 = t2576;
            const f32 t2577 = t2573 + s_126;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2578 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t2578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2579 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t2579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2580 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t2580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2581 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t2581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2582 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t2582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2583 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t2583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2584 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t2584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2585 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t2585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2586 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t2586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2587 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t2587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2588 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t2588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2589 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t2589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2590 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t2590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2591 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t2591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2592 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t2592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2593 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t2593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2594 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t2594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2595 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t2595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2596 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t2596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2597 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t2597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2598 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t2598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2599 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t2599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2600 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t2600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2601 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t2601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2602 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t2602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2603 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t2603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2604 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t2604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2605 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t2605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2606 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t2606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2607 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t2607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2608 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t2608;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2609 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t2609;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2611;
            asm("max.f32 %0, %1, %2;" : "=f"(t2611) : "f"(old_4), "f"(s_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2612;
            asm("max.f32 %0, %1, %2;" : "=f"(t2612) : "f"(t2611), "f"(s_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2613;
            asm("max.f32 %0, %1, %2;" : "=f"(t2613) : "f"(t2612), "f"(s_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2614;
            asm("max.f32 %0, %1, %2;" : "=f"(t2614) : "f"(t2613), "f"(s_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2615;
            asm("max.f32 %0, %1, %2;" : "=f"(t2615) : "f"(t2614), "f"(s_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2616;
            asm("max.f32 %0, %1, %2;" : "=f"(t2616) : "f"(t2615), "f"(s_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2617;
            asm("max.f32 %0, %1, %2;" : "=f"(t2617) : "f"(t2616), "f"(s_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2618;
            asm("max.f32 %0, %1, %2;" : "=f"(t2618) : "f"(t2617), "f"(s_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2619;
            asm("max.f32 %0, %1, %2;" : "=f"(t2619) : "f"(t2618), "f"(s_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2620;
            asm("max.f32 %0, %1, %2;" : "=f"(t2620) : "f"(t2619), "f"(s_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2621;
            asm("max.f32 %0, %1, %2;" : "=f"(t2621) : "f"(t2620), "f"(s_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2622;
            asm("max.f32 %0, %1, %2;" : "=f"(t2622) : "f"(t2621), "f"(s_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2623;
            asm("max.f32 %0, %1, %2;" : "=f"(t2623) : "f"(t2622), "f"(s_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2624;
            asm("max.f32 %0, %1, %2;" : "=f"(t2624) : "f"(t2623), "f"(s_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2625;
            asm("max.f32 %0, %1, %2;" : "=f"(t2625) : "f"(t2624), "f"(s_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2626;
            asm("max.f32 %0, %1, %2;" : "=f"(t2626) : "f"(t2625), "f"(s_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2627;
            asm("max.f32 %0, %1, %2;" : "=f"(t2627) : "f"(t2626), "f"(s_99));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2628;
            asm("max.f32 %0, %1, %2;" : "=f"(t2628) : "f"(t2627), "f"(s_100));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2629;
            asm("max.f32 %0, %1, %2;" : "=f"(t2629) : "f"(t2628), "f"(s_103));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2630;
            asm("max.f32 %0, %1, %2;" : "=f"(t2630) : "f"(t2629), "f"(s_104));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2631;
            asm("max.f32 %0, %1, %2;" : "=f"(t2631) : "f"(t2630), "f"(s_107));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2632;
            asm("max.f32 %0, %1, %2;" : "=f"(t2632) : "f"(t2631), "f"(s_108));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2633;
            asm("max.f32 %0, %1, %2;" : "=f"(t2633) : "f"(t2632), "f"(s_111));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2634;
            asm("max.f32 %0, %1, %2;" : "=f"(t2634) : "f"(t2633), "f"(s_112));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2635;
            asm("max.f32 %0, %1, %2;" : "=f"(t2635) : "f"(t2634), "f"(s_115));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2636;
            asm("max.f32 %0, %1, %2;" : "=f"(t2636) : "f"(t2635), "f"(s_116));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2637;
            asm("max.f32 %0, %1, %2;" : "=f"(t2637) : "f"(t2636), "f"(s_119));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2638;
            asm("max.f32 %0, %1, %2;" : "=f"(t2638) : "f"(t2637), "f"(s_120));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2639;
            asm("max.f32 %0, %1, %2;" : "=f"(t2639) : "f"(t2638), "f"(s_123));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2640;
            asm("max.f32 %0, %1, %2;" : "=f"(t2640) : "f"(t2639), "f"(s_124));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2641;
            asm("max.f32 %0, %1, %2;" : "=f"(t2641) : "f"(t2640), "f"(s_127));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2642;
            asm("max.f32 %0, %1, %2;" : "=f"(t2642) : "f"(t2641), "f"(s_128));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2643;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2643) : "f"(t2642));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2642), "f"(t2643));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2645;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2645) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2645));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t2648 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t2648;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2650 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(old_4), "f"(scale_log2), "f"(t2650));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2651));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t2653 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2654 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_97;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_67), "f"(scale_log2), "f"(t2654));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2656;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2656) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_67 = t2656;
            const f32 t2657 = t2653 + s_67;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2658 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_98;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_68), "f"(scale_log2), "f"(t2658));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2660;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2660) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_68 = t2660;
            const f32 t2661 = t2657 + s_68;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2662 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_99;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_71), "f"(scale_log2), "f"(t2662));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2664;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2664) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_71 = t2664;
            const f32 t2665 = t2661 + s_71;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2666 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_100;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_72), "f"(scale_log2), "f"(t2666));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2668;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2668) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_72 = t2668;
            const f32 t2669 = t2665 + s_72;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2670 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_75), "f"(scale_log2), "f"(t2670));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2672;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2672) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_75 = t2672;
            const f32 t2673 = t2669 + s_75;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2674 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_102;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_76), "f"(scale_log2), "f"(t2674));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2676;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2676) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_76 = t2676;
            const f32 t2677 = t2673 + s_76;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2678 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_103;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_79), "f"(scale_log2), "f"(t2678));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2680;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2680) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_79 = t2680;
            const f32 t2681 = t2677 + s_79;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2682 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_104;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_80), "f"(scale_log2), "f"(t2682));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2684;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2684) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_80 = t2684;
            const f32 t2685 = t2681 + s_80;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2686 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_105;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_83), "f"(scale_log2), "f"(t2686));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2688;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2688) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_83 = t2688;
            const f32 t2689 = t2685 + s_83;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2690 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_106;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_84), "f"(scale_log2), "f"(t2690));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2692;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2692) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_84 = t2692;
            const f32 t2693 = t2689 + s_84;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2694 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_107;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_87), "f"(scale_log2), "f"(t2694));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2696;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2696) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_87 = t2696;
            const f32 t2697 = t2693 + s_87;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2698 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_108;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_88), "f"(scale_log2), "f"(t2698));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2700;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2700) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_88 = t2700;
            const f32 t2701 = t2697 + s_88;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2702 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_109;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_91), "f"(scale_log2), "f"(t2702));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2704;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2704) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_91 = t2704;
            const f32 t2705 = t2701 + s_91;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2706 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_110;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_92), "f"(scale_log2), "f"(t2706));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2708;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2708) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_92 = t2708;
            const f32 t2709 = t2705 + s_92;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2710 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_111;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_95), "f"(scale_log2), "f"(t2710));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2712;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2712) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_95 = t2712;
            const f32 t2713 = t2709 + s_95;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2714 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_112;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_96), "f"(scale_log2), "f"(t2714));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2716;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2716) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_96 = t2716;
            const f32 t2717 = t2713 + s_96;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2718 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_113;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_99), "f"(scale_log2), "f"(t2718));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2720;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2720) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_99 = t2720;
            const f32 t2721 = t2717 + s_99;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2722 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_114;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_100), "f"(scale_log2), "f"(t2722));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2724;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2724) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_100 = t2724;
            const f32 t2725 = t2721 + s_100;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2726 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_115;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_103), "f"(scale_log2), "f"(t2726));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2728;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2728) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_103 = t2728;
            const f32 t2729 = t2725 + s_103;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2730 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_116;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_104), "f"(scale_log2), "f"(t2730));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2732;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2732) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_104 = t2732;
            const f32 t2733 = t2729 + s_104;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2734 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_117;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_107), "f"(scale_log2), "f"(t2734));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2736;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2736) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_107 = t2736;
            const f32 t2737 = t2733 + s_107;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2738 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_118;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_108), "f"(scale_log2), "f"(t2738));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2740;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2740) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_108 = t2740;
            const f32 t2741 = t2737 + s_108;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2742 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_119;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_111), "f"(scale_log2), "f"(t2742));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2744;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2744) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_111 = t2744;
            const f32 t2745 = t2741 + s_111;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2746 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_120;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_112), "f"(scale_log2), "f"(t2746));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2748;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2748) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_112 = t2748;
            const f32 t2749 = t2745 + s_112;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2750 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_121;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_115), "f"(scale_log2), "f"(t2750));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2752;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2752) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_115 = t2752;
            const f32 t2753 = t2749 + s_115;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2754 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_122;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_116), "f"(scale_log2), "f"(t2754));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2756;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2756) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_116 = t2756;
            const f32 t2757 = t2753 + s_116;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2758 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_123;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_119), "f"(scale_log2), "f"(t2758));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2760) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_119 = t2760;
            const f32 t2761 = t2757 + s_119;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2762 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_124;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_120), "f"(scale_log2), "f"(t2762));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2764;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2764) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_120 = t2764;
            const f32 t2765 = t2761 + s_120;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2766 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_125;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_123), "f"(scale_log2), "f"(t2766));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2768;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2768) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_123 = t2768;
            const f32 t2769 = t2765 + s_123;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2770 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_126;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_124), "f"(scale_log2), "f"(t2770));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2772;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2772) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_124 = t2772;
            const f32 t2773 = t2769 + s_124;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2774 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_127;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_127), "f"(scale_log2), "f"(t2774));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2776;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2776) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_127 = t2776;
            const f32 t2777 = t2773 + s_127;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2778 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_128;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_128), "f"(scale_log2), "f"(t2778));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2780;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2780) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_128 = t2780;
            const f32 t2781 = t2777 + s_128;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2782 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2783 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2784 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2785 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2786 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2787 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2788 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2789 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2790 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2791 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2792 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2793 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2794 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2795 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2796 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2797 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2798 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2799 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2800 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2801 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2802 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2803 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2804 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2805 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2806 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2807 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2808 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2809 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2810 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2811 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2812 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2813 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2813;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2814;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2814) : "f"(s_65), "f"(s_66));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2815;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(s_67), "f"(s_68));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2816;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2816) : "f"(s_69), "f"(s_70));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2817;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2817) : "f"(s_71), "f"(s_72));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2818;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2818) : "f"(s_73), "f"(s_74));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2819;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2819) : "f"(s_75), "f"(s_76));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2820;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2820) : "f"(s_77), "f"(s_78));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2821;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2821) : "f"(s_79), "f"(s_80));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2822;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2822) : "f"(s_81), "f"(s_82));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2823;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2823) : "f"(s_83), "f"(s_84));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2824;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2824) : "f"(s_85), "f"(s_86));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2825;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2825) : "f"(s_87), "f"(s_88));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2826;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2826) : "f"(s_89), "f"(s_90));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2827;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2827) : "f"(s_91), "f"(s_92));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2828;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2828) : "f"(s_93), "f"(s_94));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2829;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2829) : "f"(s_95), "f"(s_96));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2830;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2830) : "f"(s_97), "f"(s_98));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2831;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2831) : "f"(s_99), "f"(s_100));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2832;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2832) : "f"(s_101), "f"(s_102));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2833;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2833) : "f"(s_103), "f"(s_104));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2834;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2834) : "f"(s_105), "f"(s_106));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2835;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2835) : "f"(s_107), "f"(s_108));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2836;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2836) : "f"(s_109), "f"(s_110));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2837;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2837) : "f"(s_111), "f"(s_112));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2838;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2838) : "f"(s_113), "f"(s_114));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2839;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2839) : "f"(s_115), "f"(s_116));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2840;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2840) : "f"(s_117), "f"(s_118));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2841;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2841) : "f"(s_119), "f"(s_120));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2842;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2842) : "f"(s_121), "f"(s_122));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2843;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2843) : "f"(s_123), "f"(s_124));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2844;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2844) : "f"(s_125), "f"(s_126));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2845;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2845) : "f"(s_127), "f"(s_128));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2846 = i_4 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2847 = t2846 << 15u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2848 = t324 + t2847;
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2849 = t2848 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2850 = t2849 + 67108864u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2851 = (u64)t2850;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2852 = t2851 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2853 = t2849 + 67108992u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2854 = (u64)t2853;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2855 = t2854 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2856 = t2849 + 67109120u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2857 = (u64)t2856;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2858 = t2857 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2859 = t2849 + 67109248u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2860 = (u64)t2859;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2861 = t2860 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2862 = t2849 + 67109376u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2863 = (u64)t2862;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2864 = t2863 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2865 = t2849 + 67109504u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2866 = (u64)t2865;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2867 = t2866 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2868 = t2849 + 67109632u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2869 = (u64)t2868;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2870 = t2869 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2871 = t2849 + 67109760u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2872 = (u64)t2871;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2873 = t2872 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2814), "r"(t2815), "r"(t2816), "r"(t2817), "l"(t2852), "r"(t2818), "r"(t2819), "r"(t2820), "r"(t2821), "l"(t2855), "r"(t2822), "r"(t2823), "r"(t2824), "r"(t2825), "l"(t2858), "r"(t2826), "r"(t2827), "r"(t2828), "r"(t2829), "l"(t2861), "r"(t2830), "r"(t2831), "r"(t2832), "r"(t2833), "l"(t2864), "r"(t2834), "r"(t2835), "r"(t2836), "r"(t2837), "l"(t2867), "r"(t2838), "r"(t2839), "r"(t2840), "r"(t2841), "l"(t2870), "r"(t2842), "r"(t2843), "r"(t2844), "r"(t2845), "l"(t2873) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t2874 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t2874) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2875;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2875) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t2875;
            f32 t2877;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2877) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2878 = pair_5 + t2877;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2878;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2879;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2879) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t2879;
            f32 t2881;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2881) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2882 = pair_6 + t2881;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2882;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2883 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2884;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2884) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2883 ? 0.0f : t2884;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2886 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t2886;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2887 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2887;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2888 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2888;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2889 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2889;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2890 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2890;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2891 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2891;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2892 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2892;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2893 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2893;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2894 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2894;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2895 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2895;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2896 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2896;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2897 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2897;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2898 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2898;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2899 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2899;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2900 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2900;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2901 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2901;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2902 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2902;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2903 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2903;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2904 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2904;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2905 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2905;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2906 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2906;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2907 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2907;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2908 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2908;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2909 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2909;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2910 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2910;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2911 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2911;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2912 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2912;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2913 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2913;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2914 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2914;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2915 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2915;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2916 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2916;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2917 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2917;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2918 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2919;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2919) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2918 ? 0.0f : t2919;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2921 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2921;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2922 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2922;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2923 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2923;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2924 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2924;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2925 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2925;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2926 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2926;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2927 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2927;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2928 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2928;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2929 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2929;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2930 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2930;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2931 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2931;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2932 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2932;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2933 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2933;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2934 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2934;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2935 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2935;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2936 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2936;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2937 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2937;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2938 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2938;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2939 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2939;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2940 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2940;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2941 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2941;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2942 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2942;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2943 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2943;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2944 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2944;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2945 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2945;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2946 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2946;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2947 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2947;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2948 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2948;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2949 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2949;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2950 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2950;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2951 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2951;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2952 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2952;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 4u;
            const u32 t2954 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2955 = t2954 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2956 = first_2 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t2955 + t2956;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2958 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2959 = t146 + t2958;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2960 = t2959 < t92;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2960) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2961 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2962 = t146 + t2961;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2963 = first + t2962;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2964 = t2963 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2965;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2965) : "r"(t2964), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2966 = t2965 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2967 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2968 = first + t2962;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2969 = t2968 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2970;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2970) : "r"(t2969), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2971 = t2970 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2972 = t2971 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2973 = t2968 - t2972;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2974 = t2967 + t2973;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2975 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2976 = t2975 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2977 = t2976 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2978 = o + t2977;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2979 = (u64)t2966;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2980 = t2979 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2981 = t2980 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2982 = t2978 + t2981;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2983 = (u64)t2974;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2984 = t2983 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2985 = t2984 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2986 = t2982 + t2985;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2987 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t2986 + t2987;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t2989 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2990 = first_2 < t2989;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2990) {
                    u32 t2991;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2991) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t2991) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t2992 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2993 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2994 = t2992 < t2993;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2994) {
                    u32 t2995;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2995) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t2995) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t2996 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2997 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2998 = t2996 < t2997;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2998) {
                    u32 t2999;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2999) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t2999) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t3000 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3001 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3002 = t3000 < t3001;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3002) {
                    u32 t3003;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3003) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t3003) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t3004 = first_2 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3005 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3006 = t3004 < t3005;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3006) {
                    u32 t3007;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3007) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t3007) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t3008 = first_2 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3009 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3010 = t3008 < t3009;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3010) {
                    u32 t3011;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3011) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t3011) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t3012 = first_2 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3013 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3014 = t3012 < t3013;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3014) {
                    u32 t3015;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3015) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t3015) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t3016 = first_2 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3017 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3018 = t3016 < t3017;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3018) {
                    u32 t3019;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3019) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t3019) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t3020 = first_2 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3021 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3022 = t3020 < t3021;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3022) {
                    u32 t3023;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3023) : "f"(pair_23), "f"(pair_24));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t3023) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t3024 = first_2 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3025 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3026 = t3024 < t3025;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3026) {
                    u32 t3027;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3027) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t3027) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t3028 = first_2 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3029 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3030 = t3028 < t3029;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3030) {
                    u32 t3031;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t3031) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t3032 = first_2 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3033 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3034 = t3032 < t3033;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3034) {
                    u32 t3035;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3035) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t3035) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t3036 = first_2 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3037 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3038 = t3036 < t3037;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3038) {
                    u32 t3039;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t3039) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t3040 = first_2 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3041 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3042 = t3040 < t3041;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3042) {
                    u32 t3043;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3043) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t3043) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t3044 = first_2 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3045 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3046 = t3044 < t3045;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3046) {
                    u32 t3047;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3047) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t3047) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t3048 = first_2 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3049 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3050 = t3048 < t3049;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3050) {
                    u32 t3051;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3051) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t3051) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3052 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3053 = t146 + t3052;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3054 = t3053 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3055 = t3054 < t92;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3055) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3056 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3057 = t146 + t3056;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3058 = t3057 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3059 = first + t3058;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3060 = t3059 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3061;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3061) : "r"(t3060), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3062 = t3061 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3063 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3064 = first + t3058;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3065 = t3064 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3066;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3066) : "r"(t3065), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3067 = t3066 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3068 = t3067 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3069 = t3064 - t3068;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3070 = t3063 + t3069;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3071 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3072 = t3071 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3073 = t3072 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3074 = o + t3073;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3075 = (u64)t3062;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3076 = t3075 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3077 = t3076 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3078 = t3074 + t3077;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3079 = (u64)t3070;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3080 = t3079 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3081 = t3080 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3082 = t3078 + t3081;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3083 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t3082 + t3083;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t3085 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3086 = first_2 < t3085;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3086) {
                    u32 t3087;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3087) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t3087) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t3088 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3089 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3090 = t3088 < t3089;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3090) {
                    u32 t3091;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3091) : "f"(pair_41), "f"(pair_42));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t3091) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t3092 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3093 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3094 = t3092 < t3093;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3094) {
                    u32 t3095;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3095) : "f"(pair_43), "f"(pair_44));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t3095) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t3096 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3097 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3098 = t3096 < t3097;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3098) {
                    u32 t3099;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3099) : "f"(pair_45), "f"(pair_46));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t3099) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t3100 = first_2 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3101 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3102 = t3100 < t3101;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3102) {
                    u32 t3103;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3103) : "f"(pair_47), "f"(pair_48));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t3103) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t3104 = first_2 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3105 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3106 = t3104 < t3105;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3106) {
                    u32 t3107;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3107) : "f"(pair_49), "f"(pair_50));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t3107) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t3108 = first_2 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3109 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3110 = t3108 < t3109;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3110) {
                    u32 t3111;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3111) : "f"(pair_51), "f"(pair_52));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t3111) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t3112 = first_2 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3113 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3114 = t3112 < t3113;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3114) {
                    u32 t3115;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3115) : "f"(pair_53), "f"(pair_54));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t3115) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t3116 = first_2 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3117 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3118 = t3116 < t3117;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3118) {
                    u32 t3119;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3119) : "f"(pair_55), "f"(pair_56));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t3119) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t3120 = first_2 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3121 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3122 = t3120 < t3121;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3122) {
                    u32 t3123;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3123) : "f"(pair_57), "f"(pair_58));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t3123) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t3124 = first_2 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3125 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3126 = t3124 < t3125;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3126) {
                    u32 t3127;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3127) : "f"(pair_59), "f"(pair_60));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t3127) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t3128 = first_2 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3129 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3130 = t3128 < t3129;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3130) {
                    u32 t3131;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3131) : "f"(pair_61), "f"(pair_62));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t3131) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t3132 = first_2 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3133 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3134 = t3132 < t3133;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3134) {
                    u32 t3135;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3135) : "f"(pair_63), "f"(pair_64));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t3135) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t3136 = first_2 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3137 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3138 = t3136 < t3137;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3138) {
                    u32 t3139;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3139) : "f"(pair_65), "f"(pair_66));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t3139) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t3140 = first_2 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3141 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3142 = t3140 < t3141;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3142) {
                    u32 t3143;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3143) : "f"(pair_67), "f"(pair_68));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t3143) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t3144 = first_2 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3145 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3146 = t3144 < t3145;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3146) {
                    u32 t3147;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3147) : "f"(pair_69), "f"(pair_70));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t3147) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3148 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_3 = t146 + t3148;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3150 = row_3 < t92;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3151 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3152 = t3151 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3153;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3153) : "r"(t3152), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3154 = t3153 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3155 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3156 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3157 = t3156 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3158;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3158) : "r"(t3157), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3159 = t3158 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3160 = t3159 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3161 = t3156 - t3160;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3162 = t3155 + t3161;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t3163;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3163) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t3164;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(row_max), "f"(scale_log2), "f"(t3163));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t3164 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t3166 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 value = t3166 ? __uint_as_float(0xff800000u) : lse_2;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t3168 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t3169 = t3168 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t3170 = t3150 & t3169;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t3170) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3171 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3172 = t3171 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3173 = t3172 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3174 = lse + t3173;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3175 = (u64)t3162;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3176 = t3175 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3177 = t3176 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3178 = t3174 + t3177;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3179 = (u64)t3154;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3180 = t3179 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3181 = t3180 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3182 = t3178 + t3181;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3182), "f"(value) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3183 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3184 = t146 + t3183;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_4 = t3184 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3186 = row_4 < t92;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3187 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3188 = t3187 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3189;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3189) : "r"(t3188), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3190 = t3189 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3191 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3192 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3193 = t3192 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3194;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3194) : "r"(t3193), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3195 = t3194 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3196 = t3195 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3197 = t3192 - t3196;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3198 = t3191 + t3197;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t3199;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3199) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t3200;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(row_max_2), "f"(scale_log2), "f"(t3199));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t3200 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t3202 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = t3202 ? __uint_as_float(0xff800000u) : lse_3;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t3204 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t3205 = t3204 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t3206 = t3186 & t3205;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t3206) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3207 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3208 = t3207 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3209 = t3208 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3210 = lse + t3209;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3211 = (u64)t3198;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3212 = t3211 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3213 = t3212 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3214 = t3210 + t3213;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3215 = (u64)t3190;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3216 = t3215 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3217 = t3216 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t3218 = t3214 + t3217;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3218), "f"(value_2) : "memory");
            }
        } else {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3219 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3220 = t146 + t3219;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3221 = t3220 < t92;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3221) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index_11 = slice << 1u;
                const u64 t3224 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3225 = t3224 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3226 = t3225 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3227 = partials + t3226;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3228 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3229 = t3228 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3230 = t3229 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3231 = t3227 + t3230;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3232 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3233 = t3232 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3234 = t3233 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3235 = t3231 + t3234;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3236 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3237 = t3235 + t3236;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3238 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3239 = (u64)t3238 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3240 = t3235 + t3239;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3241;
                asm("mov.b32 %0, %1;" : "=r"(t3241) : "f"(acc));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3242;
                asm("mov.b32 %0, %1;" : "=r"(t3242) : "f"(acc_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3243;
                asm("mov.b32 %0, %1;" : "=r"(t3243) : "f"(acc_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3244;
                asm("mov.b32 %0, %1;" : "=r"(t3244) : "f"(acc_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3240), "r"(t3241), "r"(t3242), "r"(t3243), "r"(t3244) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3245;
                asm("mov.b32 %0, %1;" : "=r"(t3245) : "f"(acc_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3246;
                asm("mov.b32 %0, %1;" : "=r"(t3246) : "f"(acc_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3247;
                asm("mov.b32 %0, %1;" : "=r"(t3247) : "f"(acc_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3248;
                asm("mov.b32 %0, %1;" : "=r"(t3248) : "f"(acc_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t3240), "r"(t3245), "r"(t3246), "r"(t3247), "r"(t3248) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3249;
                asm("mov.b32 %0, %1;" : "=r"(t3249) : "f"(acc_17));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3250;
                asm("mov.b32 %0, %1;" : "=r"(t3250) : "f"(acc_18));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3251;
                asm("mov.b32 %0, %1;" : "=r"(t3251) : "f"(acc_21));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3252;
                asm("mov.b32 %0, %1;" : "=r"(t3252) : "f"(acc_22));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t3240), "r"(t3249), "r"(t3250), "r"(t3251), "r"(t3252) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3253;
                asm("mov.b32 %0, %1;" : "=r"(t3253) : "f"(acc_25));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3254;
                asm("mov.b32 %0, %1;" : "=r"(t3254) : "f"(acc_26));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3255;
                asm("mov.b32 %0, %1;" : "=r"(t3255) : "f"(acc_29));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3256;
                asm("mov.b32 %0, %1;" : "=r"(t3256) : "f"(acc_30));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t3240), "r"(t3253), "r"(t3254), "r"(t3255), "r"(t3256) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3257;
                asm("mov.b32 %0, %1;" : "=r"(t3257) : "f"(acc_33));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3258;
                asm("mov.b32 %0, %1;" : "=r"(t3258) : "f"(acc_34));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3259;
                asm("mov.b32 %0, %1;" : "=r"(t3259) : "f"(acc_37));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3260;
                asm("mov.b32 %0, %1;" : "=r"(t3260) : "f"(acc_38));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t3240), "r"(t3257), "r"(t3258), "r"(t3259), "r"(t3260) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3261;
                asm("mov.b32 %0, %1;" : "=r"(t3261) : "f"(acc_41));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3262;
                asm("mov.b32 %0, %1;" : "=r"(t3262) : "f"(acc_42));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3263;
                asm("mov.b32 %0, %1;" : "=r"(t3263) : "f"(acc_45));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3264;
                asm("mov.b32 %0, %1;" : "=r"(t3264) : "f"(acc_46));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t3240), "r"(t3261), "r"(t3262), "r"(t3263), "r"(t3264) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3265;
                asm("mov.b32 %0, %1;" : "=r"(t3265) : "f"(acc_49));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3266;
                asm("mov.b32 %0, %1;" : "=r"(t3266) : "f"(acc_50));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3267;
                asm("mov.b32 %0, %1;" : "=r"(t3267) : "f"(acc_53));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3268;
                asm("mov.b32 %0, %1;" : "=r"(t3268) : "f"(acc_54));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t3240), "r"(t3265), "r"(t3266), "r"(t3267), "r"(t3268) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3269;
                asm("mov.b32 %0, %1;" : "=r"(t3269) : "f"(acc_57));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3270;
                asm("mov.b32 %0, %1;" : "=r"(t3270) : "f"(acc_58));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3271;
                asm("mov.b32 %0, %1;" : "=r"(t3271) : "f"(acc_61));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3272;
                asm("mov.b32 %0, %1;" : "=r"(t3272) : "f"(acc_62));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t3240), "r"(t3269), "r"(t3270), "r"(t3271), "r"(t3272) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t3237), "f"(row_max) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t3237), "f"(row_sum) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3273 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3274 = t146 + t3273;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3275 = t3274 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3276 = t3275 < t92;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3276) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t3278 = slice_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_12 = t3278 + 1u;
                const u64 t3280 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3281 = t3280 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3282 = t3281 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3283 = partials + t3282;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3284 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3285 = t3284 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3286 = t3285 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3287 = t3283 + t3286;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3288 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3289 = t3288 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3290 = t3289 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3291 = t3287 + t3290;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3292 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3293 = t3291 + t3292;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3294 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3295 = (u64)t3294 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3296 = t3291 + t3295;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3297;
                asm("mov.b32 %0, %1;" : "=r"(t3297) : "f"(acc_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3298;
                asm("mov.b32 %0, %1;" : "=r"(t3298) : "f"(acc_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3299;
                asm("mov.b32 %0, %1;" : "=r"(t3299) : "f"(acc_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3300;
                asm("mov.b32 %0, %1;" : "=r"(t3300) : "f"(acc_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3296), "r"(t3297), "r"(t3298), "r"(t3299), "r"(t3300) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3301;
                asm("mov.b32 %0, %1;" : "=r"(t3301) : "f"(acc_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3302;
                asm("mov.b32 %0, %1;" : "=r"(t3302) : "f"(acc_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3303;
                asm("mov.b32 %0, %1;" : "=r"(t3303) : "f"(acc_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3304;
                asm("mov.b32 %0, %1;" : "=r"(t3304) : "f"(acc_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t3296), "r"(t3301), "r"(t3302), "r"(t3303), "r"(t3304) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3305;
                asm("mov.b32 %0, %1;" : "=r"(t3305) : "f"(acc_19));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3306;
                asm("mov.b32 %0, %1;" : "=r"(t3306) : "f"(acc_20));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3307;
                asm("mov.b32 %0, %1;" : "=r"(t3307) : "f"(acc_23));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3308;
                asm("mov.b32 %0, %1;" : "=r"(t3308) : "f"(acc_24));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t3296), "r"(t3305), "r"(t3306), "r"(t3307), "r"(t3308) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3309;
                asm("mov.b32 %0, %1;" : "=r"(t3309) : "f"(acc_27));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3310;
                asm("mov.b32 %0, %1;" : "=r"(t3310) : "f"(acc_28));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3311;
                asm("mov.b32 %0, %1;" : "=r"(t3311) : "f"(acc_31));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3312;
                asm("mov.b32 %0, %1;" : "=r"(t3312) : "f"(acc_32));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t3296), "r"(t3309), "r"(t3310), "r"(t3311), "r"(t3312) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3313;
                asm("mov.b32 %0, %1;" : "=r"(t3313) : "f"(acc_35));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3314;
                asm("mov.b32 %0, %1;" : "=r"(t3314) : "f"(acc_36));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3315;
                asm("mov.b32 %0, %1;" : "=r"(t3315) : "f"(acc_39));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3316;
                asm("mov.b32 %0, %1;" : "=r"(t3316) : "f"(acc_40));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t3296), "r"(t3313), "r"(t3314), "r"(t3315), "r"(t3316) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3317;
                asm("mov.b32 %0, %1;" : "=r"(t3317) : "f"(acc_43));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3318;
                asm("mov.b32 %0, %1;" : "=r"(t3318) : "f"(acc_44));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3319;
                asm("mov.b32 %0, %1;" : "=r"(t3319) : "f"(acc_47));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3320;
                asm("mov.b32 %0, %1;" : "=r"(t3320) : "f"(acc_48));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t3296), "r"(t3317), "r"(t3318), "r"(t3319), "r"(t3320) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3321;
                asm("mov.b32 %0, %1;" : "=r"(t3321) : "f"(acc_51));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3322;
                asm("mov.b32 %0, %1;" : "=r"(t3322) : "f"(acc_52));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3323;
                asm("mov.b32 %0, %1;" : "=r"(t3323) : "f"(acc_55));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3324;
                asm("mov.b32 %0, %1;" : "=r"(t3324) : "f"(acc_56));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t3296), "r"(t3321), "r"(t3322), "r"(t3323), "r"(t3324) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3325;
                asm("mov.b32 %0, %1;" : "=r"(t3325) : "f"(acc_59));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3326;
                asm("mov.b32 %0, %1;" : "=r"(t3326) : "f"(acc_60));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3327;
                asm("mov.b32 %0, %1;" : "=r"(t3327) : "f"(acc_63));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3328;
                asm("mov.b32 %0, %1;" : "=r"(t3328) : "f"(acc_64));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t3296), "r"(t3325), "r"(t3326), "r"(t3327), "r"(t3328) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t3293), "f"(row_max_2) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t3293), "f"(row_sum_2) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3329 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3330 = t3329 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3331 = t3330 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3332 = arrived + t3331;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3333 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3334 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3335 = t3334 + 147456u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3336 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t3337 = t3336 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3337) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3338;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3338) : "l"(t3332), "r"(t3333) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3335), "r"(t3338) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t3339;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t3339) : "r"(t3335) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t3340 = t3339 == t3333;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3340) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3341 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3342 = t146 + t3341;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3343 = t3342 < t92;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3343) {
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
                        const bool t3344 = split < splits_2;
                        if (!t3344) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_13 = slice_3 << 1u;
                        const u64 t3347 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3348 = t3347 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3349 = t3348 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3350 = partials + t3349;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3351 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3352 = t3351 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3353 = t3352 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3354 = t3350 + t3353;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3355 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3356 = t3355 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3357 = t3356 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3358 = t3354 + t3357;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3359 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3360 = t3358 + t3359;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3361 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3362 = (u64)t3361 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3363 = t3358 + t3362;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t3363) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3364;
                        asm("mov.b32 %0, %1;" : "=f"(t3364) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3365;
                        asm("mov.b32 %0, %1;" : "=f"(t3365) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3366;
                        asm("mov.b32 %0, %1;" : "=f"(t3366) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3367;
                        asm("mov.b32 %0, %1;" : "=f"(t3367) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t3363) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3368;
                        asm("mov.b32 %0, %1;" : "=f"(t3368) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3369;
                        asm("mov.b32 %0, %1;" : "=f"(t3369) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3370;
                        asm("mov.b32 %0, %1;" : "=f"(t3370) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3371;
                        asm("mov.b32 %0, %1;" : "=f"(t3371) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t3363) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3372;
                        asm("mov.b32 %0, %1;" : "=f"(t3372) : "r"(chunk_9));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3373;
                        asm("mov.b32 %0, %1;" : "=f"(t3373) : "r"(chunk_10));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3374;
                        asm("mov.b32 %0, %1;" : "=f"(t3374) : "r"(chunk_11));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3375;
                        asm("mov.b32 %0, %1;" : "=f"(t3375) : "r"(chunk_12));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t3363) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3376;
                        asm("mov.b32 %0, %1;" : "=f"(t3376) : "r"(chunk_13));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3377;
                        asm("mov.b32 %0, %1;" : "=f"(t3377) : "r"(chunk_14));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3378;
                        asm("mov.b32 %0, %1;" : "=f"(t3378) : "r"(chunk_15));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3379;
                        asm("mov.b32 %0, %1;" : "=f"(t3379) : "r"(chunk_16));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_17;
                        u32 chunk_18;
                        u32 chunk_19;
                        u32 chunk_20;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t3363) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3380;
                        asm("mov.b32 %0, %1;" : "=f"(t3380) : "r"(chunk_17));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3381;
                        asm("mov.b32 %0, %1;" : "=f"(t3381) : "r"(chunk_18));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3382;
                        asm("mov.b32 %0, %1;" : "=f"(t3382) : "r"(chunk_19));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3383;
                        asm("mov.b32 %0, %1;" : "=f"(t3383) : "r"(chunk_20));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_21;
                        u32 chunk_22;
                        u32 chunk_23;
                        u32 chunk_24;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t3363) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3384;
                        asm("mov.b32 %0, %1;" : "=f"(t3384) : "r"(chunk_21));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3385;
                        asm("mov.b32 %0, %1;" : "=f"(t3385) : "r"(chunk_22));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3386;
                        asm("mov.b32 %0, %1;" : "=f"(t3386) : "r"(chunk_23));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3387;
                        asm("mov.b32 %0, %1;" : "=f"(t3387) : "r"(chunk_24));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_25;
                        u32 chunk_26;
                        u32 chunk_27;
                        u32 chunk_28;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t3363) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3388;
                        asm("mov.b32 %0, %1;" : "=f"(t3388) : "r"(chunk_25));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3389;
                        asm("mov.b32 %0, %1;" : "=f"(t3389) : "r"(chunk_26));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3390;
                        asm("mov.b32 %0, %1;" : "=f"(t3390) : "r"(chunk_27));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3391;
                        asm("mov.b32 %0, %1;" : "=f"(t3391) : "r"(chunk_28));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_29;
                        u32 chunk_30;
                        u32 chunk_31;
                        u32 chunk_32;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t3363) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3392;
                        asm("mov.b32 %0, %1;" : "=f"(t3392) : "r"(chunk_29));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3393;
                        asm("mov.b32 %0, %1;" : "=f"(t3393) : "r"(chunk_30));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3394;
                        asm("mov.b32 %0, %1;" : "=f"(t3394) : "r"(chunk_31));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3395;
                        asm("mov.b32 %0, %1;" : "=f"(t3395) : "r"(chunk_32));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3396;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3396) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3397;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3397) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t3364;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t3365;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t3366;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t3367;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t3368;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t3369;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t3370;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t3371;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t3372;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t3373;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = t3374;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = t3375;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = t3376;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = t3377;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = t3378;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = t3379;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = t3380;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = t3381;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = t3382;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = t3383;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = t3384;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = t3385;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = t3386;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = t3387;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = t3388;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = t3389;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = t3390;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = t3391;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = t3392;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = t3393;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = t3394;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = t3395;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = t3396;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = t3397;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_33;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_34;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3398 = split + 1u;
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
                        const bool t3399 = t3398 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3399) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_4 = warp_m + warp_n;
                            const u32 index_14 = slice_4 << 1u;
                            const u64 t3402 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3403 = t3402 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3404 = t3403 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3405 = partials + t3404;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3406 = (u64)t3398;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3407 = t3406 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3408 = t3407 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3409 = t3405 + t3408;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3410 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3411 = t3410 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3412 = t3411 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3413 = t3409 + t3412;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3414 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3415 = t3413 + t3414;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3416 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3417 = (u64)t3416 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3418 = t3413 + t3417;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t3418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3419;
                            asm("mov.b32 %0, %1;" : "=f"(t3419) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3420;
                            asm("mov.b32 %0, %1;" : "=f"(t3420) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3421;
                            asm("mov.b32 %0, %1;" : "=f"(t3421) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3422;
                            asm("mov.b32 %0, %1;" : "=f"(t3422) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t3418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3423;
                            asm("mov.b32 %0, %1;" : "=f"(t3423) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3424;
                            asm("mov.b32 %0, %1;" : "=f"(t3424) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3425;
                            asm("mov.b32 %0, %1;" : "=f"(t3425) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3426;
                            asm("mov.b32 %0, %1;" : "=f"(t3426) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t3418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3427;
                            asm("mov.b32 %0, %1;" : "=f"(t3427) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3428;
                            asm("mov.b32 %0, %1;" : "=f"(t3428) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3429;
                            asm("mov.b32 %0, %1;" : "=f"(t3429) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3430;
                            asm("mov.b32 %0, %1;" : "=f"(t3430) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t3418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3431;
                            asm("mov.b32 %0, %1;" : "=f"(t3431) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3432;
                            asm("mov.b32 %0, %1;" : "=f"(t3432) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3433;
                            asm("mov.b32 %0, %1;" : "=f"(t3433) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3434;
                            asm("mov.b32 %0, %1;" : "=f"(t3434) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t3418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3435;
                            asm("mov.b32 %0, %1;" : "=f"(t3435) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3436;
                            asm("mov.b32 %0, %1;" : "=f"(t3436) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3437;
                            asm("mov.b32 %0, %1;" : "=f"(t3437) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3438;
                            asm("mov.b32 %0, %1;" : "=f"(t3438) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t3418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3439;
                            asm("mov.b32 %0, %1;" : "=f"(t3439) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3440;
                            asm("mov.b32 %0, %1;" : "=f"(t3440) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3441;
                            asm("mov.b32 %0, %1;" : "=f"(t3441) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3442;
                            asm("mov.b32 %0, %1;" : "=f"(t3442) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t3418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3443;
                            asm("mov.b32 %0, %1;" : "=f"(t3443) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3444;
                            asm("mov.b32 %0, %1;" : "=f"(t3444) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3445;
                            asm("mov.b32 %0, %1;" : "=f"(t3445) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3446;
                            asm("mov.b32 %0, %1;" : "=f"(t3446) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t3418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3447;
                            asm("mov.b32 %0, %1;" : "=f"(t3447) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3448;
                            asm("mov.b32 %0, %1;" : "=f"(t3448) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3449;
                            asm("mov.b32 %0, %1;" : "=f"(t3449) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3450;
                            asm("mov.b32 %0, %1;" : "=f"(t3450) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3451;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3451) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3452;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3452) : "l"(t3415) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t3419;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t3420;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t3421;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t3422;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t3423;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t3424;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t3425;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t3426;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t3427;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t3428;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t3429;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t3430;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t3431;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t3432;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t3433;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t3434;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t3435;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t3436;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t3437;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t3438;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t3439;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t3440;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t3441;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t3442;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t3443;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t3444;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t3445;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t3446;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t3447;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t3448;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t3449;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t3450;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t3451;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t3452;
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
                        const u32 t3453 = split + 2u;
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
                        const bool t3454 = t3453 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3454) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = warp_m + warp_n;
                            const u32 index_15 = slice_5 << 1u;
                            const u64 t3457 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3458 = t3457 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3459 = t3458 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3460 = partials + t3459;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3461 = (u64)t3453;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3462 = t3461 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3463 = t3462 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3464 = t3460 + t3463;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3465 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3466 = t3465 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3467 = t3466 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3468 = t3464 + t3467;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3469 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3470 = t3468 + t3469;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3471 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3472 = (u64)t3471 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3473 = t3468 + t3472;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t3473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3474;
                            asm("mov.b32 %0, %1;" : "=f"(t3474) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3475;
                            asm("mov.b32 %0, %1;" : "=f"(t3475) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3476;
                            asm("mov.b32 %0, %1;" : "=f"(t3476) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3477;
                            asm("mov.b32 %0, %1;" : "=f"(t3477) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t3473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3478;
                            asm("mov.b32 %0, %1;" : "=f"(t3478) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3479;
                            asm("mov.b32 %0, %1;" : "=f"(t3479) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3480;
                            asm("mov.b32 %0, %1;" : "=f"(t3480) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3481;
                            asm("mov.b32 %0, %1;" : "=f"(t3481) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t3473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3482;
                            asm("mov.b32 %0, %1;" : "=f"(t3482) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3483;
                            asm("mov.b32 %0, %1;" : "=f"(t3483) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3484;
                            asm("mov.b32 %0, %1;" : "=f"(t3484) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3485;
                            asm("mov.b32 %0, %1;" : "=f"(t3485) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t3473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3486;
                            asm("mov.b32 %0, %1;" : "=f"(t3486) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3487;
                            asm("mov.b32 %0, %1;" : "=f"(t3487) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3488;
                            asm("mov.b32 %0, %1;" : "=f"(t3488) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3489;
                            asm("mov.b32 %0, %1;" : "=f"(t3489) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t3473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3490;
                            asm("mov.b32 %0, %1;" : "=f"(t3490) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3491;
                            asm("mov.b32 %0, %1;" : "=f"(t3491) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3492;
                            asm("mov.b32 %0, %1;" : "=f"(t3492) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3493;
                            asm("mov.b32 %0, %1;" : "=f"(t3493) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t3473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3494;
                            asm("mov.b32 %0, %1;" : "=f"(t3494) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3495;
                            asm("mov.b32 %0, %1;" : "=f"(t3495) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3496;
                            asm("mov.b32 %0, %1;" : "=f"(t3496) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3497;
                            asm("mov.b32 %0, %1;" : "=f"(t3497) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t3473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3498;
                            asm("mov.b32 %0, %1;" : "=f"(t3498) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3499;
                            asm("mov.b32 %0, %1;" : "=f"(t3499) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3500;
                            asm("mov.b32 %0, %1;" : "=f"(t3500) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3501;
                            asm("mov.b32 %0, %1;" : "=f"(t3501) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t3473) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3502;
                            asm("mov.b32 %0, %1;" : "=f"(t3502) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3503;
                            asm("mov.b32 %0, %1;" : "=f"(t3503) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3504;
                            asm("mov.b32 %0, %1;" : "=f"(t3504) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3505;
                            asm("mov.b32 %0, %1;" : "=f"(t3505) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3506;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3506) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3507;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3507) : "l"(t3470) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t3474;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t3475;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t3476;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t3477;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t3478;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t3479;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t3480;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t3481;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t3482;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t3483;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t3484;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t3485;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t3486;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t3487;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t3488;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t3489;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t3490;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t3491;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t3492;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t3493;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t3494;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t3495;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t3496;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t3497;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t3498;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t3499;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t3500;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t3501;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t3502;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t3503;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t3504;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t3505;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t3506;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t3507;
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
                        const u32 t3508 = split + 3u;
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
                        const bool t3509 = t3508 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3509) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = warp_m + warp_n;
                            const u32 index_16 = slice_6 << 1u;
                            const u64 t3512 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3513 = t3512 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3514 = t3513 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3515 = partials + t3514;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3516 = (u64)t3508;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3517 = t3516 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3518 = t3517 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3519 = t3515 + t3518;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3520 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3521 = t3520 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3522 = t3521 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3523 = t3519 + t3522;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3524 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3525 = t3523 + t3524;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3526 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3527 = (u64)t3526 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3528 = t3523 + t3527;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3529;
                            asm("mov.b32 %0, %1;" : "=f"(t3529) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3530;
                            asm("mov.b32 %0, %1;" : "=f"(t3530) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3531;
                            asm("mov.b32 %0, %1;" : "=f"(t3531) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3532;
                            asm("mov.b32 %0, %1;" : "=f"(t3532) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3533;
                            asm("mov.b32 %0, %1;" : "=f"(t3533) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3534;
                            asm("mov.b32 %0, %1;" : "=f"(t3534) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3535;
                            asm("mov.b32 %0, %1;" : "=f"(t3535) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3536;
                            asm("mov.b32 %0, %1;" : "=f"(t3536) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3537;
                            asm("mov.b32 %0, %1;" : "=f"(t3537) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3538;
                            asm("mov.b32 %0, %1;" : "=f"(t3538) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3539;
                            asm("mov.b32 %0, %1;" : "=f"(t3539) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3540;
                            asm("mov.b32 %0, %1;" : "=f"(t3540) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3541;
                            asm("mov.b32 %0, %1;" : "=f"(t3541) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3542;
                            asm("mov.b32 %0, %1;" : "=f"(t3542) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3543;
                            asm("mov.b32 %0, %1;" : "=f"(t3543) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3544;
                            asm("mov.b32 %0, %1;" : "=f"(t3544) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3545;
                            asm("mov.b32 %0, %1;" : "=f"(t3545) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3546;
                            asm("mov.b32 %0, %1;" : "=f"(t3546) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3547;
                            asm("mov.b32 %0, %1;" : "=f"(t3547) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3548;
                            asm("mov.b32 %0, %1;" : "=f"(t3548) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3549;
                            asm("mov.b32 %0, %1;" : "=f"(t3549) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3550;
                            asm("mov.b32 %0, %1;" : "=f"(t3550) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3551;
                            asm("mov.b32 %0, %1;" : "=f"(t3551) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3552;
                            asm("mov.b32 %0, %1;" : "=f"(t3552) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3553;
                            asm("mov.b32 %0, %1;" : "=f"(t3553) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3554;
                            asm("mov.b32 %0, %1;" : "=f"(t3554) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3555;
                            asm("mov.b32 %0, %1;" : "=f"(t3555) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3556;
                            asm("mov.b32 %0, %1;" : "=f"(t3556) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3557;
                            asm("mov.b32 %0, %1;" : "=f"(t3557) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3558;
                            asm("mov.b32 %0, %1;" : "=f"(t3558) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3559;
                            asm("mov.b32 %0, %1;" : "=f"(t3559) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3560;
                            asm("mov.b32 %0, %1;" : "=f"(t3560) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3561;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3561) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3562;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3562) : "l"(t3525) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t3529;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t3530;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t3531;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t3532;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t3533;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t3534;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t3535;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t3536;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t3537;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t3538;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t3539;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t3540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t3541;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t3542;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t3543;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t3544;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t3545;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t3546;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t3547;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t3548;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t3549;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t3550;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t3551;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t3552;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t3553;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t3554;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t3555;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t3556;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t3557;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t3558;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t3559;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t3560;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t3561;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t3562;
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
                        f32 t3563;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3563) : "f"(row_max), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3564;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3564) : "f"(t3563), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3565;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3565) : "f"(t3564), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max;
                        asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t3565), "f"(state_7));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_5 = max == __uint_as_float(0xff800000u);
                        const f32 t3568 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_5 = none_5 ? 0.0f : t3568;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3570 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3571) : "f"(row_max), "f"(scale_log2), "f"(t3570));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t3571));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3573 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3574;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3574) : "f"(state), "f"(scale_log2), "f"(t3573));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t3574));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3576 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3577) : "f"(state_3), "f"(scale_log2), "f"(t3576));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t3577));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3579 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3580) : "f"(state_5), "f"(scale_log2), "f"(t3579));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t3580));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3582 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3583) : "f"(state_7), "f"(scale_log2), "f"(t3582));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t3583));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3585 = row_sum * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3585;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(state_2), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3586;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3587) : "f"(state_4), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3587;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3588) : "f"(state_6), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3588;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3589) : "f"(state_8), "f"(factors_5), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3589;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3590 = acc * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3590;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3591) : "f"(words), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3591;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3592;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3592) : "f"(words_35), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3592;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3593) : "f"(words_69), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3593;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3594) : "f"(words_103), "f"(factors_5), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3594;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3595 = acc_2 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3595;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(words_2), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3596;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3597;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3597) : "f"(words_36), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3597;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3598) : "f"(words_70), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3598;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3599) : "f"(words_104), "f"(factors_5), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3599;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3600 = acc_5 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3600;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(words_3), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3601;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3602) : "f"(words_37), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3602;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3603) : "f"(words_71), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3603;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3604) : "f"(words_105), "f"(factors_5), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3604;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3605 = acc_6 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3605;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3606) : "f"(words_4), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3606;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3607) : "f"(words_38), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3607;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(words_72), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3608;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3609) : "f"(words_106), "f"(factors_5), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3609;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3610 = acc_9 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3610;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3611) : "f"(words_5), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3611;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3612) : "f"(words_39), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3612;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3613) : "f"(words_73), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3614) : "f"(words_107), "f"(factors_5), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3614;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3615 = acc_10 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3616) : "f"(words_6), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3616;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3617) : "f"(words_40), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(words_74), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3619) : "f"(words_108), "f"(factors_5), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3619;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3620 = acc_13 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3620;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(words_7), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3621;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3622) : "f"(words_41), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3622;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(words_75), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3624) : "f"(words_109), "f"(factors_5), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3624;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3625 = acc_14 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3625;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3626) : "f"(words_8), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3626;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3627) : "f"(words_42), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3628) : "f"(words_76), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3629) : "f"(words_110), "f"(factors_5), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3629;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3630 = acc_17 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3631) : "f"(words_9), "f"(factors_2), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3632) : "f"(words_43), "f"(factors_3), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(words_77), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(words_111), "f"(factors_5), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3634;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3635 = acc_18 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(words_10), "f"(factors_2), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(words_44), "f"(factors_3), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3638) : "f"(words_78), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3639) : "f"(words_112), "f"(factors_5), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3639;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3640 = acc_21 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3641) : "f"(words_11), "f"(factors_2), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3642) : "f"(words_45), "f"(factors_3), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3642;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(words_79), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3644) : "f"(words_113), "f"(factors_5), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3644;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3645 = acc_22 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(words_12), "f"(factors_2), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3646;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3647) : "f"(words_46), "f"(factors_3), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3648) : "f"(words_80), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3649) : "f"(words_114), "f"(factors_5), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3649;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3650 = acc_25 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3651) : "f"(words_13), "f"(factors_2), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(words_47), "f"(factors_3), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3653) : "f"(words_81), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3654) : "f"(words_115), "f"(factors_5), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3654;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3655 = acc_26 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(words_14), "f"(factors_2), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3656;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(words_48), "f"(factors_3), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(words_82), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(words_116), "f"(factors_5), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3659;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3660 = acc_29 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(words_15), "f"(factors_2), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3662) : "f"(words_49), "f"(factors_3), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(words_83), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3663;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(words_117), "f"(factors_5), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3664;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3665 = acc_30 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(words_16), "f"(factors_2), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3666;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(words_50), "f"(factors_3), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(words_84), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(words_118), "f"(factors_5), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3669;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3670 = acc_33 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(words_17), "f"(factors_2), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3671;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(words_51), "f"(factors_3), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(words_85), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3673;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(words_119), "f"(factors_5), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3674;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3675 = acc_34 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(words_18), "f"(factors_2), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3676;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3677) : "f"(words_52), "f"(factors_3), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(words_86), "f"(factors_4), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(words_120), "f"(factors_5), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3679;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3680 = acc_37 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3680;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(words_19), "f"(factors_2), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(words_53), "f"(factors_3), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3683) : "f"(words_87), "f"(factors_4), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(words_121), "f"(factors_5), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3684;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3685 = acc_38 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3686) : "f"(words_20), "f"(factors_2), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3687) : "f"(words_54), "f"(factors_3), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(words_88), "f"(factors_4), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(words_122), "f"(factors_5), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3689;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3690 = acc_41 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3690;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(words_21), "f"(factors_2), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(words_55), "f"(factors_3), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(words_89), "f"(factors_4), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3693;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(words_123), "f"(factors_5), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3694;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3695 = acc_42 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(words_22), "f"(factors_2), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(words_56), "f"(factors_3), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3698) : "f"(words_90), "f"(factors_4), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(words_124), "f"(factors_5), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3699;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3700 = acc_45 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3701) : "f"(words_23), "f"(factors_2), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(words_57), "f"(factors_3), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(words_91), "f"(factors_4), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3704) : "f"(words_125), "f"(factors_5), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3704;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3705 = acc_46 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(words_24), "f"(factors_2), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3707) : "f"(words_58), "f"(factors_3), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(words_92), "f"(factors_4), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(words_126), "f"(factors_5), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3709;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3710 = acc_49 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3710;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(words_25), "f"(factors_2), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(words_59), "f"(factors_3), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(words_93), "f"(factors_4), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(words_127), "f"(factors_5), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3714;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3715 = acc_50 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3716) : "f"(words_26), "f"(factors_2), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(words_60), "f"(factors_3), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(words_94), "f"(factors_4), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3719) : "f"(words_128), "f"(factors_5), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3719;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3720 = acc_53 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(words_27), "f"(factors_2), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3722) : "f"(words_61), "f"(factors_3), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(words_95), "f"(factors_4), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(words_129), "f"(factors_5), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3724;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3725 = acc_54 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3725;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(words_28), "f"(factors_2), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3726;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(words_62), "f"(factors_3), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3727;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(words_96), "f"(factors_4), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3728;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(words_130), "f"(factors_5), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3729;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3730 = acc_57 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3730;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3731) : "f"(words_29), "f"(factors_2), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3731;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(words_63), "f"(factors_3), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(words_97), "f"(factors_4), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3734) : "f"(words_131), "f"(factors_5), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3734;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3735 = acc_58 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3735;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(words_30), "f"(factors_2), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3736;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3737) : "f"(words_64), "f"(factors_3), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(words_98), "f"(factors_4), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(words_132), "f"(factors_5), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3739;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3740 = acc_61 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(words_31), "f"(factors_2), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(words_65), "f"(factors_3), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(words_99), "f"(factors_4), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(words_133), "f"(factors_5), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3744;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3745 = acc_62 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3745;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3746) : "f"(words_32), "f"(factors_2), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3746;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(words_66), "f"(factors_3), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3747;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(words_100), "f"(factors_4), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3748;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3749) : "f"(words_134), "f"(factors_5), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3749;
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
                        const u32 t3750 = split + 4u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t3750;
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3752 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3753 = t146 + t3752;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3754 = t3753 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3755 = t3754 < t92;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3755) {
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
                        const bool t3756 = split_2 < splits_2;
                        if (!t3756) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 t3758 = slice_7 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_17 = t3758 + 1u;
                        const u64 t3760 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3761 = t3760 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3762 = t3761 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3763 = partials + t3762;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3764 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3765 = t3764 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3766 = t3765 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3767 = t3763 + t3766;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3768 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3769 = t3768 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3770 = t3769 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3771 = t3767 + t3770;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3772 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3773 = t3771 + t3772;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3774 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3775 = (u64)t3774 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3776 = t3771 + t3775;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t3776) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3777;
                        asm("mov.b32 %0, %1;" : "=f"(t3777) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3778;
                        asm("mov.b32 %0, %1;" : "=f"(t3778) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3779;
                        asm("mov.b32 %0, %1;" : "=f"(t3779) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3780;
                        asm("mov.b32 %0, %1;" : "=f"(t3780) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t3776) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3781;
                        asm("mov.b32 %0, %1;" : "=f"(t3781) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3782;
                        asm("mov.b32 %0, %1;" : "=f"(t3782) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3783;
                        asm("mov.b32 %0, %1;" : "=f"(t3783) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3784;
                        asm("mov.b32 %0, %1;" : "=f"(t3784) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_137;
                        u32 chunk_138;
                        u32 chunk_139;
                        u32 chunk_140;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t3776) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3785;
                        asm("mov.b32 %0, %1;" : "=f"(t3785) : "r"(chunk_137));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3786;
                        asm("mov.b32 %0, %1;" : "=f"(t3786) : "r"(chunk_138));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3787;
                        asm("mov.b32 %0, %1;" : "=f"(t3787) : "r"(chunk_139));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3788;
                        asm("mov.b32 %0, %1;" : "=f"(t3788) : "r"(chunk_140));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_141;
                        u32 chunk_142;
                        u32 chunk_143;
                        u32 chunk_144;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t3776) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3789;
                        asm("mov.b32 %0, %1;" : "=f"(t3789) : "r"(chunk_141));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3790;
                        asm("mov.b32 %0, %1;" : "=f"(t3790) : "r"(chunk_142));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3791;
                        asm("mov.b32 %0, %1;" : "=f"(t3791) : "r"(chunk_143));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3792;
                        asm("mov.b32 %0, %1;" : "=f"(t3792) : "r"(chunk_144));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_145;
                        u32 chunk_146;
                        u32 chunk_147;
                        u32 chunk_148;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t3776) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3793;
                        asm("mov.b32 %0, %1;" : "=f"(t3793) : "r"(chunk_145));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3794;
                        asm("mov.b32 %0, %1;" : "=f"(t3794) : "r"(chunk_146));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3795;
                        asm("mov.b32 %0, %1;" : "=f"(t3795) : "r"(chunk_147));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3796;
                        asm("mov.b32 %0, %1;" : "=f"(t3796) : "r"(chunk_148));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_149;
                        u32 chunk_150;
                        u32 chunk_151;
                        u32 chunk_152;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t3776) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3797;
                        asm("mov.b32 %0, %1;" : "=f"(t3797) : "r"(chunk_149));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3798;
                        asm("mov.b32 %0, %1;" : "=f"(t3798) : "r"(chunk_150));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3799;
                        asm("mov.b32 %0, %1;" : "=f"(t3799) : "r"(chunk_151));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3800;
                        asm("mov.b32 %0, %1;" : "=f"(t3800) : "r"(chunk_152));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_153;
                        u32 chunk_154;
                        u32 chunk_155;
                        u32 chunk_156;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t3776) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3801;
                        asm("mov.b32 %0, %1;" : "=f"(t3801) : "r"(chunk_153));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3802;
                        asm("mov.b32 %0, %1;" : "=f"(t3802) : "r"(chunk_154));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3803;
                        asm("mov.b32 %0, %1;" : "=f"(t3803) : "r"(chunk_155));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3804;
                        asm("mov.b32 %0, %1;" : "=f"(t3804) : "r"(chunk_156));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_157;
                        u32 chunk_158;
                        u32 chunk_159;
                        u32 chunk_160;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t3776) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3805;
                        asm("mov.b32 %0, %1;" : "=f"(t3805) : "r"(chunk_157));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3806;
                        asm("mov.b32 %0, %1;" : "=f"(t3806) : "r"(chunk_158));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3807;
                        asm("mov.b32 %0, %1;" : "=f"(t3807) : "r"(chunk_159));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3808;
                        asm("mov.b32 %0, %1;" : "=f"(t3808) : "r"(chunk_160));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3809;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3809) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3810;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3810) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = t3777;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = t3778;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = t3779;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = t3780;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = t3781;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = t3782;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = t3783;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = t3784;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = t3785;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = t3786;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = t3787;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = t3788;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = t3789;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = t3790;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = t3791;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = t3792;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = t3793;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = t3794;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = t3795;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = t3796;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = t3797;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = t3798;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = t3799;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = t3800;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t3801;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t3802;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t3803;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t3804;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t3805;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t3806;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t3807;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t3808;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t3809;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t3810;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3811 = split_2 + 1u;
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
                        const bool t3812 = t3811 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3812) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = warp_m + warp_n;
                            const u32 t3814 = slice_8 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = t3814 + 1u;
                            const u64 t3816 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3817 = t3816 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3818 = t3817 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3819 = partials + t3818;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3820 = (u64)t3811;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3821 = t3820 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3822 = t3821 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3823 = t3819 + t3822;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3824 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3825 = t3824 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3826 = t3825 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3827 = t3823 + t3826;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3828 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3829 = t3827 + t3828;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3830 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3831 = (u64)t3830 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3832 = t3827 + t3831;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t3832) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3833;
                            asm("mov.b32 %0, %1;" : "=f"(t3833) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3834;
                            asm("mov.b32 %0, %1;" : "=f"(t3834) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3835;
                            asm("mov.b32 %0, %1;" : "=f"(t3835) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3836;
                            asm("mov.b32 %0, %1;" : "=f"(t3836) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t3832) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3837;
                            asm("mov.b32 %0, %1;" : "=f"(t3837) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3838;
                            asm("mov.b32 %0, %1;" : "=f"(t3838) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3839;
                            asm("mov.b32 %0, %1;" : "=f"(t3839) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3840;
                            asm("mov.b32 %0, %1;" : "=f"(t3840) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t3832) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3841;
                            asm("mov.b32 %0, %1;" : "=f"(t3841) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3842;
                            asm("mov.b32 %0, %1;" : "=f"(t3842) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3843;
                            asm("mov.b32 %0, %1;" : "=f"(t3843) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3844;
                            asm("mov.b32 %0, %1;" : "=f"(t3844) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t3832) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3845;
                            asm("mov.b32 %0, %1;" : "=f"(t3845) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3846;
                            asm("mov.b32 %0, %1;" : "=f"(t3846) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3847;
                            asm("mov.b32 %0, %1;" : "=f"(t3847) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3848;
                            asm("mov.b32 %0, %1;" : "=f"(t3848) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t3832) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3849;
                            asm("mov.b32 %0, %1;" : "=f"(t3849) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3850;
                            asm("mov.b32 %0, %1;" : "=f"(t3850) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3851;
                            asm("mov.b32 %0, %1;" : "=f"(t3851) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3852;
                            asm("mov.b32 %0, %1;" : "=f"(t3852) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t3832) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3853;
                            asm("mov.b32 %0, %1;" : "=f"(t3853) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3854;
                            asm("mov.b32 %0, %1;" : "=f"(t3854) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3855;
                            asm("mov.b32 %0, %1;" : "=f"(t3855) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3856;
                            asm("mov.b32 %0, %1;" : "=f"(t3856) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t3832) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3857;
                            asm("mov.b32 %0, %1;" : "=f"(t3857) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3858;
                            asm("mov.b32 %0, %1;" : "=f"(t3858) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3859;
                            asm("mov.b32 %0, %1;" : "=f"(t3859) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3860;
                            asm("mov.b32 %0, %1;" : "=f"(t3860) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t3832) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3861;
                            asm("mov.b32 %0, %1;" : "=f"(t3861) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3862;
                            asm("mov.b32 %0, %1;" : "=f"(t3862) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3863;
                            asm("mov.b32 %0, %1;" : "=f"(t3863) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3864;
                            asm("mov.b32 %0, %1;" : "=f"(t3864) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3865;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3865) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3866;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3866) : "l"(t3829) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t3833;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t3834;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t3835;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t3836;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t3837;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t3838;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t3839;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t3840;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t3841;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t3842;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t3843;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t3844;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t3845;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t3846;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t3847;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t3848;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t3849;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t3850;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t3851;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t3852;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t3853;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t3854;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t3855;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t3856;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t3857;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t3858;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t3859;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t3860;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t3861;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t3862;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t3863;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t3864;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t3865;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t3866;
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
                        const u32 t3867 = split_2 + 2u;
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
                        const bool t3868 = t3867 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3868) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = warp_m + warp_n;
                            const u32 t3870 = slice_9 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = t3870 + 1u;
                            const u64 t3872 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3873 = t3872 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3874 = t3873 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3875 = partials + t3874;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3876 = (u64)t3867;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3877 = t3876 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3878 = t3877 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3879 = t3875 + t3878;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3880 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3881 = t3880 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3882 = t3881 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3883 = t3879 + t3882;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3884 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3885 = t3883 + t3884;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3886 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3887 = (u64)t3886 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3888 = t3883 + t3887;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t3888) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3889;
                            asm("mov.b32 %0, %1;" : "=f"(t3889) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3890;
                            asm("mov.b32 %0, %1;" : "=f"(t3890) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3891;
                            asm("mov.b32 %0, %1;" : "=f"(t3891) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3892;
                            asm("mov.b32 %0, %1;" : "=f"(t3892) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t3888) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3893;
                            asm("mov.b32 %0, %1;" : "=f"(t3893) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3894;
                            asm("mov.b32 %0, %1;" : "=f"(t3894) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3895;
                            asm("mov.b32 %0, %1;" : "=f"(t3895) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3896;
                            asm("mov.b32 %0, %1;" : "=f"(t3896) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t3888) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3897;
                            asm("mov.b32 %0, %1;" : "=f"(t3897) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3898;
                            asm("mov.b32 %0, %1;" : "=f"(t3898) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3899;
                            asm("mov.b32 %0, %1;" : "=f"(t3899) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3900;
                            asm("mov.b32 %0, %1;" : "=f"(t3900) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t3888) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3901;
                            asm("mov.b32 %0, %1;" : "=f"(t3901) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3902;
                            asm("mov.b32 %0, %1;" : "=f"(t3902) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3903;
                            asm("mov.b32 %0, %1;" : "=f"(t3903) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3904;
                            asm("mov.b32 %0, %1;" : "=f"(t3904) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t3888) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3905;
                            asm("mov.b32 %0, %1;" : "=f"(t3905) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3906;
                            asm("mov.b32 %0, %1;" : "=f"(t3906) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3907;
                            asm("mov.b32 %0, %1;" : "=f"(t3907) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3908;
                            asm("mov.b32 %0, %1;" : "=f"(t3908) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t3888) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3909;
                            asm("mov.b32 %0, %1;" : "=f"(t3909) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3910;
                            asm("mov.b32 %0, %1;" : "=f"(t3910) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3911;
                            asm("mov.b32 %0, %1;" : "=f"(t3911) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3912;
                            asm("mov.b32 %0, %1;" : "=f"(t3912) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t3888) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3913;
                            asm("mov.b32 %0, %1;" : "=f"(t3913) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3914;
                            asm("mov.b32 %0, %1;" : "=f"(t3914) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3915;
                            asm("mov.b32 %0, %1;" : "=f"(t3915) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3916;
                            asm("mov.b32 %0, %1;" : "=f"(t3916) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t3888) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3917;
                            asm("mov.b32 %0, %1;" : "=f"(t3917) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3918;
                            asm("mov.b32 %0, %1;" : "=f"(t3918) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3919;
                            asm("mov.b32 %0, %1;" : "=f"(t3919) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3920;
                            asm("mov.b32 %0, %1;" : "=f"(t3920) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3921;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3921) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3922;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3922) : "l"(t3885) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t3889;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t3890;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t3891;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t3892;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t3893;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t3894;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t3895;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t3896;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t3897;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t3898;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t3899;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t3900;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t3901;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t3902;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t3903;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t3904;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t3905;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t3906;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t3907;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t3908;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t3909;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t3910;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t3911;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t3912;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t3913;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t3914;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t3915;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t3916;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t3917;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t3918;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t3919;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t3920;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t3921;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t3922;
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
                        const u32 t3923 = split_2 + 3u;
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
                        const bool t3924 = t3923 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3924) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = warp_m + warp_n;
                            const u32 t3926 = slice_10 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t3926 + 1u;
                            const u64 t3928 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3929 = t3928 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3930 = t3929 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3931 = partials + t3930;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3932 = (u64)t3923;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3933 = t3932 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3934 = t3933 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3935 = t3931 + t3934;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3936 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3937 = t3936 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3938 = t3937 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3939 = t3935 + t3938;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3940 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3941 = t3939 + t3940;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3942 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3943 = (u64)t3942 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3944 = t3939 + t3943;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t3944) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3945;
                            asm("mov.b32 %0, %1;" : "=f"(t3945) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3946;
                            asm("mov.b32 %0, %1;" : "=f"(t3946) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3947;
                            asm("mov.b32 %0, %1;" : "=f"(t3947) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3948;
                            asm("mov.b32 %0, %1;" : "=f"(t3948) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t3944) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3949;
                            asm("mov.b32 %0, %1;" : "=f"(t3949) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3950;
                            asm("mov.b32 %0, %1;" : "=f"(t3950) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3951;
                            asm("mov.b32 %0, %1;" : "=f"(t3951) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3952;
                            asm("mov.b32 %0, %1;" : "=f"(t3952) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3944) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3953;
                            asm("mov.b32 %0, %1;" : "=f"(t3953) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3954;
                            asm("mov.b32 %0, %1;" : "=f"(t3954) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3955;
                            asm("mov.b32 %0, %1;" : "=f"(t3955) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3956;
                            asm("mov.b32 %0, %1;" : "=f"(t3956) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3944) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3957;
                            asm("mov.b32 %0, %1;" : "=f"(t3957) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3958;
                            asm("mov.b32 %0, %1;" : "=f"(t3958) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3959;
                            asm("mov.b32 %0, %1;" : "=f"(t3959) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3960;
                            asm("mov.b32 %0, %1;" : "=f"(t3960) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3944) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3961;
                            asm("mov.b32 %0, %1;" : "=f"(t3961) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3962;
                            asm("mov.b32 %0, %1;" : "=f"(t3962) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3963;
                            asm("mov.b32 %0, %1;" : "=f"(t3963) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3964;
                            asm("mov.b32 %0, %1;" : "=f"(t3964) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3944) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3965;
                            asm("mov.b32 %0, %1;" : "=f"(t3965) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3966;
                            asm("mov.b32 %0, %1;" : "=f"(t3966) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3967;
                            asm("mov.b32 %0, %1;" : "=f"(t3967) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3968;
                            asm("mov.b32 %0, %1;" : "=f"(t3968) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3944) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3969;
                            asm("mov.b32 %0, %1;" : "=f"(t3969) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3970;
                            asm("mov.b32 %0, %1;" : "=f"(t3970) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3971;
                            asm("mov.b32 %0, %1;" : "=f"(t3971) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3972;
                            asm("mov.b32 %0, %1;" : "=f"(t3972) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3944) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3973;
                            asm("mov.b32 %0, %1;" : "=f"(t3973) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3974;
                            asm("mov.b32 %0, %1;" : "=f"(t3974) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3975;
                            asm("mov.b32 %0, %1;" : "=f"(t3975) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3976;
                            asm("mov.b32 %0, %1;" : "=f"(t3976) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3977;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3977) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3978;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3978) : "l"(t3941) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t3945;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t3946;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t3947;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t3948;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t3949;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t3950;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t3951;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t3952;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t3953;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t3954;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t3955;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t3956;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t3957;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t3958;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t3959;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t3960;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t3961;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t3962;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t3963;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t3964;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t3965;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t3966;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t3967;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t3968;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t3969;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t3970;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t3971;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t3972;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t3973;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t3974;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t3975;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t3976;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t3977;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t3978;
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
                        f32 t3979;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3979) : "f"(row_max_2), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3980;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3980) : "f"(t3979), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3981;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3981) : "f"(t3980), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t3981), "f"(state_15));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_6 = max_2 == __uint_as_float(0xff800000u);
                        const f32 t3984 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_6 = none_6 ? 0.0f : t3984;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3986 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3987) : "f"(row_max_2), "f"(scale_log2), "f"(t3986));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t3987));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3989 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3990) : "f"(state_9), "f"(scale_log2), "f"(t3989));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t3990));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3992 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3993) : "f"(state_11), "f"(scale_log2), "f"(t3992));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t3993));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3995 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(state_13), "f"(scale_log2), "f"(t3995));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t3996));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3998 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3999) : "f"(state_15), "f"(scale_log2), "f"(t3998));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t3999));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4001 = row_sum_2 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4001;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4002) : "f"(state_10), "f"(factors_7), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4002;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4003) : "f"(state_12), "f"(factors_8), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(state_14), "f"(factors_9), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4004;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4005) : "f"(state_16), "f"(factors_10), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4005;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4006 = acc_3 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4006;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4007) : "f"(words_137), "f"(factors_7), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4007;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4008) : "f"(words_171), "f"(factors_8), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4008;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4009) : "f"(words_205), "f"(factors_9), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4010) : "f"(words_239), "f"(factors_10), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4010;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4011 = acc_4 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4011;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(words_138), "f"(factors_7), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4012;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4013) : "f"(words_172), "f"(factors_8), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4014) : "f"(words_206), "f"(factors_9), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4015) : "f"(words_240), "f"(factors_10), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4015;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4016 = acc_7 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4016;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4017) : "f"(words_139), "f"(factors_7), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4017;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4018) : "f"(words_173), "f"(factors_8), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4019) : "f"(words_207), "f"(factors_9), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4020) : "f"(words_241), "f"(factors_10), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4020;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4021 = acc_8 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4021;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4022) : "f"(words_140), "f"(factors_7), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4022;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4023) : "f"(words_174), "f"(factors_8), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4023;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4024) : "f"(words_208), "f"(factors_9), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4025) : "f"(words_242), "f"(factors_10), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4025;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4026 = acc_11 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4026;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4027) : "f"(words_141), "f"(factors_7), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4027;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4028) : "f"(words_175), "f"(factors_8), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4029) : "f"(words_209), "f"(factors_9), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4030) : "f"(words_243), "f"(factors_10), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4030;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4031 = acc_12 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4031;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4032) : "f"(words_142), "f"(factors_7), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4032;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4033) : "f"(words_176), "f"(factors_8), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4034) : "f"(words_210), "f"(factors_9), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4035) : "f"(words_244), "f"(factors_10), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4035;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4036 = acc_15 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4036;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4037) : "f"(words_143), "f"(factors_7), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4038) : "f"(words_177), "f"(factors_8), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4039) : "f"(words_211), "f"(factors_9), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4040) : "f"(words_245), "f"(factors_10), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4040;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4041 = acc_16 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4042) : "f"(words_144), "f"(factors_7), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4042;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4043) : "f"(words_178), "f"(factors_8), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4043;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(words_212), "f"(factors_9), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4044;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4045) : "f"(words_246), "f"(factors_10), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4045;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4046 = acc_19 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4046;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4047) : "f"(words_145), "f"(factors_7), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4047;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4048) : "f"(words_179), "f"(factors_8), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4048;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4049) : "f"(words_213), "f"(factors_9), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4049;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4050) : "f"(words_247), "f"(factors_10), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4050;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4051 = acc_20 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4051;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4052) : "f"(words_146), "f"(factors_7), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4052;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4053) : "f"(words_180), "f"(factors_8), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4053;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4054) : "f"(words_214), "f"(factors_9), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4054;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4055) : "f"(words_248), "f"(factors_10), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4055;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4056 = acc_23 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4056;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4057) : "f"(words_147), "f"(factors_7), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4057;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4058) : "f"(words_181), "f"(factors_8), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4058;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4059) : "f"(words_215), "f"(factors_9), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4059;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(words_249), "f"(factors_10), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4060;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4061 = acc_24 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4061;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4062) : "f"(words_148), "f"(factors_7), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4062;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4063) : "f"(words_182), "f"(factors_8), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4063;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4064) : "f"(words_216), "f"(factors_9), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4064;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4065) : "f"(words_250), "f"(factors_10), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4065;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4066 = acc_27 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4066;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4067) : "f"(words_149), "f"(factors_7), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4067;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(words_183), "f"(factors_8), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4068;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4069) : "f"(words_217), "f"(factors_9), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4069;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4070) : "f"(words_251), "f"(factors_10), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4070;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4071 = acc_28 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4071;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4072) : "f"(words_150), "f"(factors_7), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4072;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4073) : "f"(words_184), "f"(factors_8), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4073;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4074) : "f"(words_218), "f"(factors_9), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4074;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4075) : "f"(words_252), "f"(factors_10), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4075;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4076 = acc_31 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4076;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4077) : "f"(words_151), "f"(factors_7), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4077;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4078) : "f"(words_185), "f"(factors_8), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4078;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4079) : "f"(words_219), "f"(factors_9), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4079;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4080) : "f"(words_253), "f"(factors_10), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4080;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4081 = acc_32 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4081;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4082) : "f"(words_152), "f"(factors_7), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4082;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4083) : "f"(words_186), "f"(factors_8), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4083;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4084) : "f"(words_220), "f"(factors_9), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4084;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4085) : "f"(words_254), "f"(factors_10), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4085;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4086 = acc_35 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4086;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4087) : "f"(words_153), "f"(factors_7), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4087;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4088) : "f"(words_187), "f"(factors_8), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4088;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4089) : "f"(words_221), "f"(factors_9), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4089;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4090) : "f"(words_255), "f"(factors_10), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4090;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4091 = acc_36 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4091;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4092) : "f"(words_154), "f"(factors_7), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4092;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4093) : "f"(words_188), "f"(factors_8), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4093;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4094) : "f"(words_222), "f"(factors_9), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4094;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4095) : "f"(words_256), "f"(factors_10), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4095;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4096 = acc_39 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4096;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4097) : "f"(words_155), "f"(factors_7), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4097;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4098) : "f"(words_189), "f"(factors_8), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4098;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4099) : "f"(words_223), "f"(factors_9), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4099;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4100) : "f"(words_257), "f"(factors_10), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4100;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4101 = acc_40 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4101;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4102) : "f"(words_156), "f"(factors_7), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4102;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4103) : "f"(words_190), "f"(factors_8), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4103;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4104) : "f"(words_224), "f"(factors_9), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4104;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4105) : "f"(words_258), "f"(factors_10), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4105;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4106 = acc_43 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4106;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4107) : "f"(words_157), "f"(factors_7), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4107;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(words_191), "f"(factors_8), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4108;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4109) : "f"(words_225), "f"(factors_9), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4109;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4110) : "f"(words_259), "f"(factors_10), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4110;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4111 = acc_44 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4111;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4112) : "f"(words_158), "f"(factors_7), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4112;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4113) : "f"(words_192), "f"(factors_8), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4113;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4114) : "f"(words_226), "f"(factors_9), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4114;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4115) : "f"(words_260), "f"(factors_10), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4115;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4116 = acc_47 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4116;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4117) : "f"(words_159), "f"(factors_7), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4117;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4118) : "f"(words_193), "f"(factors_8), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4118;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4119) : "f"(words_227), "f"(factors_9), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4119;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4120) : "f"(words_261), "f"(factors_10), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4120;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4121 = acc_48 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4121;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4122) : "f"(words_160), "f"(factors_7), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4122;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4123) : "f"(words_194), "f"(factors_8), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4123;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4124) : "f"(words_228), "f"(factors_9), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4124;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4125) : "f"(words_262), "f"(factors_10), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4125;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4126 = acc_51 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4126;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4127) : "f"(words_161), "f"(factors_7), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4127;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4128) : "f"(words_195), "f"(factors_8), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4128;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4129) : "f"(words_229), "f"(factors_9), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4129;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4130) : "f"(words_263), "f"(factors_10), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4130;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4131 = acc_52 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4131;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4132) : "f"(words_162), "f"(factors_7), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4132;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4133) : "f"(words_196), "f"(factors_8), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4133;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4134) : "f"(words_230), "f"(factors_9), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4134;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4135) : "f"(words_264), "f"(factors_10), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4135;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4136 = acc_55 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4136;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4137) : "f"(words_163), "f"(factors_7), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4137;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4138) : "f"(words_197), "f"(factors_8), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4138;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4139) : "f"(words_231), "f"(factors_9), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4139;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4140) : "f"(words_265), "f"(factors_10), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4140;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4141 = acc_56 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4141;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4142) : "f"(words_164), "f"(factors_7), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4142;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4143) : "f"(words_198), "f"(factors_8), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4143;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4144) : "f"(words_232), "f"(factors_9), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4144;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4145) : "f"(words_266), "f"(factors_10), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4145;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4146 = acc_59 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4146;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4147) : "f"(words_165), "f"(factors_7), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4147;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4148) : "f"(words_199), "f"(factors_8), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4148;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4149) : "f"(words_233), "f"(factors_9), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4149;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4150) : "f"(words_267), "f"(factors_10), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4150;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4151 = acc_60 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4151;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4152) : "f"(words_166), "f"(factors_7), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4152;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4153) : "f"(words_200), "f"(factors_8), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4153;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4154) : "f"(words_234), "f"(factors_9), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4154;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4155) : "f"(words_268), "f"(factors_10), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4155;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4156 = acc_63 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4156;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4157) : "f"(words_167), "f"(factors_7), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4157;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4158) : "f"(words_201), "f"(factors_8), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4158;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4159) : "f"(words_235), "f"(factors_9), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4159;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4160) : "f"(words_269), "f"(factors_10), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4160;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4161 = acc_64 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4161;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4162) : "f"(words_168), "f"(factors_7), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4162;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4163) : "f"(words_202), "f"(factors_8), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4163;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(words_236), "f"(factors_9), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4164;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4165) : "f"(words_270), "f"(factors_10), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4165;
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
                        const u32 t4166 = split_2 + 4u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t4166;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t4168;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4168) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t4168;
                f32 t4170;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4170) : "f"(pair_71));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t4171 = pair_71 + t4170;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4171;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t4172;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4172) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t4172;
                f32 t4174;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4174) : "f"(pair_72));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t4175 = pair_72 + t4174;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4175;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t4176 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t4177;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4177) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t4176 ? 0.0f : t4177;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4179 = acc * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t4179;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4180 = acc_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t4180;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4181 = acc_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t4181;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4182 = acc_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t4182;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4183 = acc_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t4183;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4184 = acc_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t4184;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4185 = acc_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t4185;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4186 = acc_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t4186;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4187 = acc_17 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t4187;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4188 = acc_18 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t4188;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4189 = acc_21 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t4189;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4190 = acc_22 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t4190;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4191 = acc_25 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t4191;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4192 = acc_26 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t4192;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4193 = acc_29 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t4193;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4194 = acc_30 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t4194;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4195 = acc_33 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t4195;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4196 = acc_34 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t4196;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4197 = acc_37 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t4197;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4198 = acc_38 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t4198;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4199 = acc_41 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t4199;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4200 = acc_42 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t4200;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4201 = acc_45 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t4201;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4202 = acc_46 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t4202;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4203 = acc_49 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t4203;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4204 = acc_50 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t4204;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4205 = acc_53 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t4205;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4206 = acc_54 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t4206;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4207 = acc_57 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t4207;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4208 = acc_58 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t4208;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4209 = acc_61 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t4209;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4210 = acc_62 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t4210;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t4211 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t4212;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4212) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t4211 ? 0.0f : t4212;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4214 = acc_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t4214;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4215 = acc_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t4215;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4216 = acc_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t4216;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4217 = acc_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t4217;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4218 = acc_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t4218;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4219 = acc_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t4219;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4220 = acc_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t4220;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4221 = acc_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t4221;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4222 = acc_19 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t4222;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4223 = acc_20 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t4223;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4224 = acc_23 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t4224;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4225 = acc_24 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t4225;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4226 = acc_27 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t4226;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4227 = acc_28 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t4227;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4228 = acc_31 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t4228;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4229 = acc_32 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t4229;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4230 = acc_35 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t4230;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4231 = acc_36 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t4231;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4232 = acc_39 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t4232;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4233 = acc_40 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t4233;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4234 = acc_43 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t4234;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4235 = acc_44 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t4235;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4236 = acc_47 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t4236;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4237 = acc_48 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t4237;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4238 = acc_51 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t4238;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4239 = acc_52 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t4239;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4240 = acc_55 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t4240;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4241 = acc_56 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t4241;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4242 = acc_59 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t4242;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4243 = acc_60 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t4243;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4244 = acc_63 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t4244;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t4245 = acc_64 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t4245;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 4u;
                const u32 t4247 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4248 = t4247 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4249 = first_3 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t4248 + t4249;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4251 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4252 = t146 + t4251;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4253 = t4252 < t92;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4253) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4254 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4255 = t146 + t4254;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4256 = first + t4255;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4257 = t4256 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4258;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4258) : "r"(t4257), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4259 = t4258 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4260 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4261 = first + t4255;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4262 = t4261 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4263;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4263) : "r"(t4262), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4264 = t4263 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4265 = t4264 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4266 = t4261 - t4265;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4267 = t4260 + t4266;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4268 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4269 = t4268 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4270 = t4269 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4271 = o + t4270;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4272 = (u64)t4259;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4273 = t4272 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4274 = t4273 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4275 = t4271 + t4274;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4276 = (u64)t4267;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4277 = t4276 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4278 = t4277 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4279 = t4275 + t4278;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4280 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t4279 + t4280;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t4282 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4283 = first_3 < t4282;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4283) {
                        u32 t4284;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4284) : "f"(pair_73), "f"(pair_74));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t4284) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t4285 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4286 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4287 = t4285 < t4286;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4287) {
                        u32 t4288;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4288) : "f"(pair_75), "f"(pair_76));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t4288) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t4289 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4290 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4291 = t4289 < t4290;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4291) {
                        u32 t4292;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4292) : "f"(pair_77), "f"(pair_78));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t4292) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t4293 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4294 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4295 = t4293 < t4294;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4295) {
                        u32 t4296;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4296) : "f"(pair_79), "f"(pair_80));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t4296) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t4297 = first_3 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4298 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4299 = t4297 < t4298;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4299) {
                        u32 t4300;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4300) : "f"(pair_81), "f"(pair_82));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t4300) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t4301 = first_3 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4302 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4303 = t4301 < t4302;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4303) {
                        u32 t4304;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4304) : "f"(pair_83), "f"(pair_84));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t4304) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t4305 = first_3 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4306 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4307 = t4305 < t4306;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4307) {
                        u32 t4308;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4308) : "f"(pair_85), "f"(pair_86));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t4308) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t4309 = first_3 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4310 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4311 = t4309 < t4310;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4311) {
                        u32 t4312;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4312) : "f"(pair_87), "f"(pair_88));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t4312) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t4313 = first_3 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4314 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4315 = t4313 < t4314;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4315) {
                        u32 t4316;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4316) : "f"(pair_89), "f"(pair_90));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t4316) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t4317 = first_3 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4318 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4319 = t4317 < t4318;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4319) {
                        u32 t4320;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4320) : "f"(pair_91), "f"(pair_92));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t4320) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t4321 = first_3 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4322 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4323 = t4321 < t4322;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4323) {
                        u32 t4324;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4324) : "f"(pair_93), "f"(pair_94));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t4324) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t4325 = first_3 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4326 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4327 = t4325 < t4326;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4327) {
                        u32 t4328;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4328) : "f"(pair_95), "f"(pair_96));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t4328) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t4329 = first_3 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4330 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4331 = t4329 < t4330;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4331) {
                        u32 t4332;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4332) : "f"(pair_97), "f"(pair_98));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t4332) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t4333 = first_3 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4334 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4335 = t4333 < t4334;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4335) {
                        u32 t4336;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4336) : "f"(pair_99), "f"(pair_100));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t4336) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t4337 = first_3 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4338 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4339 = t4337 < t4338;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4339) {
                        u32 t4340;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4340) : "f"(pair_101), "f"(pair_102));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t4340) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t4341 = first_3 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4342 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4343 = t4341 < t4342;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4343) {
                        u32 t4344;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4344) : "f"(pair_103), "f"(pair_104));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t4344) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4345 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4346 = t146 + t4345;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4347 = t4346 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4348 = t4347 < t92;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4348) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4349 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4350 = t146 + t4349;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4351 = t4350 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4352 = first + t4351;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4353 = t4352 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4354;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4354) : "r"(t4353), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4355 = t4354 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4356 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4357 = first + t4351;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4358 = t4357 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4359;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4359) : "r"(t4358), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4360 = t4359 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4361 = t4360 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4362 = t4357 - t4361;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4363 = t4356 + t4362;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4364 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4365 = t4364 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4366 = t4365 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4367 = o + t4366;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4368 = (u64)t4355;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4369 = t4368 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4370 = t4369 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4371 = t4367 + t4370;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4372 = (u64)t4363;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4373 = t4372 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4374 = t4373 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4375 = t4371 + t4374;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4376 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t4375 + t4376;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t4378 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4379 = first_3 < t4378;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4379) {
                        u32 t4380;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4380) : "f"(pair_105), "f"(pair_106));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t4380) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t4381 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4382 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4383 = t4381 < t4382;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4383) {
                        u32 t4384;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4384) : "f"(pair_107), "f"(pair_108));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t4384) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t4385 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4386 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4387 = t4385 < t4386;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4387) {
                        u32 t4388;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4388) : "f"(pair_109), "f"(pair_110));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t4388) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t4389 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4390 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4391 = t4389 < t4390;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4391) {
                        u32 t4392;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4392) : "f"(pair_111), "f"(pair_112));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t4392) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t4393 = first_3 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4394 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4395 = t4393 < t4394;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4395) {
                        u32 t4396;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4396) : "f"(pair_113), "f"(pair_114));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t4396) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t4397 = first_3 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4398 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4399 = t4397 < t4398;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4399) {
                        u32 t4400;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4400) : "f"(pair_115), "f"(pair_116));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t4400) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t4401 = first_3 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4402 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4403 = t4401 < t4402;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4403) {
                        u32 t4404;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4404) : "f"(pair_117), "f"(pair_118));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t4404) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t4405 = first_3 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4406 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4407 = t4405 < t4406;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4407) {
                        u32 t4408;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4408) : "f"(pair_119), "f"(pair_120));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t4408) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t4409 = first_3 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4410 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4411 = t4409 < t4410;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4411) {
                        u32 t4412;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4412) : "f"(pair_121), "f"(pair_122));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t4412) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t4413 = first_3 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4414 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4415 = t4413 < t4414;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4415) {
                        u32 t4416;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4416) : "f"(pair_123), "f"(pair_124));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t4416) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t4417 = first_3 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4418 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4419 = t4417 < t4418;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4419) {
                        u32 t4420;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4420) : "f"(pair_125), "f"(pair_126));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t4420) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t4421 = first_3 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4422 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4423 = t4421 < t4422;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4423) {
                        u32 t4424;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4424) : "f"(pair_127), "f"(pair_128));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t4424) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t4425 = first_3 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4426 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4427 = t4425 < t4426;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4427) {
                        u32 t4428;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4428) : "f"(pair_129), "f"(pair_130));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t4428) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t4429 = first_3 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4430 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4431 = t4429 < t4430;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4431) {
                        u32 t4432;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4432) : "f"(pair_131), "f"(pair_132));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t4432) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t4433 = first_3 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4434 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4435 = t4433 < t4434;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4435) {
                        u32 t4436;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4436) : "f"(pair_133), "f"(pair_134));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t4436) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t4437 = first_3 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4438 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4439 = t4437 < t4438;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4439) {
                        u32 t4440;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4440) : "f"(pair_135), "f"(pair_136));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t4440) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4441 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_5 = t146 + t4441;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4443 = row_5 < t92;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4444 = first + row_5;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4445 = t4444 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4446;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4446) : "r"(t4445), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4447 = t4446 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4448 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4449 = first + row_5;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4450 = t4449 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4451;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4451) : "r"(t4450), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4452 = t4451 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4453 = t4452 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4454 = t4449 - t4453;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4455 = t4448 + t4454;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t4456;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4456) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t4457;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4457) : "f"(row_max), "f"(scale_log2), "f"(t4456));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t4457 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t4459 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = t4459 ? __uint_as_float(0xff800000u) : lse_4;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t4461 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t4462 = t4461 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t4463 = t4443 & t4462;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t4463) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4464 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4465 = t4464 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4466 = t4465 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4467 = lse + t4466;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4468 = (u64)t4455;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4469 = t4468 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4470 = t4469 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4471 = t4467 + t4470;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4472 = (u64)t4447;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4473 = t4472 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4474 = t4473 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4475 = t4471 + t4474;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4475), "f"(value_3) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4476 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4477 = t146 + t4476;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_6 = t4477 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4479 = row_6 < t92;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4480 = first + row_6;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4481 = t4480 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4482;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4482) : "r"(t4481), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4483 = t4482 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4484 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4485 = first + row_6;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4486 = t4485 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4487;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4487) : "r"(t4486), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4488 = t4487 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4489 = t4488 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4490 = t4485 - t4489;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4491 = t4484 + t4490;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t4492;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4492) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t4493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4493) : "f"(row_max_2), "f"(scale_log2), "f"(t4492));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t4493 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t4495 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = t4495 ? __uint_as_float(0xff800000u) : lse_5;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t4497 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t4498 = t4497 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t4499 = t4479 & t4498;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t4499) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4500 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4501 = t4500 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4502 = t4501 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4503 = lse + t4502;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4504 = (u64)t4491;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4505 = t4504 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4506 = t4505 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4507 = t4503 + t4506;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4508 = (u64)t4483;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4509 = t4508 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4510 = t4509 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t4511 = t4507 + t4510;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4511), "f"(value_4) : "memory");
                }
            }
        }
    }
}
