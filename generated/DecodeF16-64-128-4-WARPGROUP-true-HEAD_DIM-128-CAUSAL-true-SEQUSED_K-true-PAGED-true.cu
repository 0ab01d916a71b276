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
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t33 = t32 >> 3u;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t34 = t32 & 7u;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t35 = t33 & 7u;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t36 = t34 ^ t35;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t37 = t33 << 7u;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t38 = t36 << 4u;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t39 = t37 + t38;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t40 = (u64)t33 * 0u;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t41 = (u64)t34 * 16u;
#line 118 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t42 = t40 + t41;
#line 136 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 page = 0u;
#line 136 "fa-kernels/src/attention/forward/kv_stream.rs"
    u32 row = 0u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t43 = t32 & 31u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t44 = seq_k > 1u ? seq_k : 1u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t45 = t44 - 1u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t46 = t31 > 1u ? t31 : 1u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t47 = t46 - 1u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t47 << 7u;
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 index = t43 < 31u ? t43 : 31u;
    const u32 t50 = t33 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t51 = t50 << 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t52 = first_key + t51;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t53 = index & 3u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t54 = t52 + t53;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t55 = index >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t56 = t55 << 4u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t57 = t54 + t56;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
    page = page_2;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
    row = found;
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t70 = (u64)t16;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t71 = t70 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t72 = t71 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t73 = seqused_k + t72;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t74;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t74) : "l"(t73) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t74 < seq_k ? t74 : seq_k;
    const u32 t76 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t76 < seq_k ? t76 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t78 = (u64)t16;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t79 = t78 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t80 = t79 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t81 = block_table + t80;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t82 = (u32)block_table_stride1;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t83 = tile << 1u;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t84;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t84) : "r"(t83), "r"(tiles_factor));
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t85 = t84 >> tiles_shift;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t86 = t85 * tiles;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t87 = tile - t86;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t87 << 6u;
    const u32 t89 = seq_q * group;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t90 = t89 > first ? t89 : first;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t91 = t90 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t92 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t93;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t93) : "r"(t92), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t94 = t93 >> sharing_shift;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t95 = t94 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t95 + 1u;
    const u32 t97 = end > seq_q ? end : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t98 = t97 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t98 < end_6 ? t98 : end_6;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t100 = t91 < 64u ? t91 : 64u;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t101 = t100 > 1u ? t100 : 1u;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t102 = t101 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t103 = first + t102;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t104 = t103 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t105;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t105) : "r"(t104), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t106 = t105 >> sharing_shift;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t107 = t106 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t107 + 1u;
    const u32 t109 = end_3 > seq_q ? end_3 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t110 = t109 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t110 < end_6 ? t110 : end_6;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t112 = end_4 + 127u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t113 = t112 >> 7u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t113 > 1u ? t113 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t115 = end_2 >> 7u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t115 < end_5 ? t115 : end_5;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t117 = end_5 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t118 = t117 < end_5 ? t117 : end_5;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t119 = end_5 + blocks_of_split;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t120 = t119 - 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t121 = t120 << 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t122;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t122) : "r"(t121), "r"(blocks_of_split_factor));
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t123 = t122 >> blocks_of_split_shift;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t124 = t13 * blocks_of_split;
#line 131 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t125 = t124 < end_5 ? t124 : end_5;
#line 131 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = end_5 - t125;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t129 = end_5 - before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t130 = t118 > before ? t118 : before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t131 = t130 - before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t132 = end_5 > before ? end_5 : before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t133 = t132 - before;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t134 = t91 != 0u;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t135 = t13 < t123;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t136 = t134 & t135;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t136) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t139 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t139));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t143 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t144 = warp_n << 7u;
#line 60 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t146 = thread >> 3u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t147 = thread & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t148 = t146 & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t149 = t147 ^ t148;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t150 = t146 << 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t151 = t149 << 4u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t152 = t150 + t151;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t153 = (u64)t146 * 0u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t154 = (u64)t147 * 16u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t155 = t153 + t154;
        const u32 t156 = head_dim >> 3u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t157 = (u64)t147 * 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t158 = smem_1 + t152;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t159 = t91 > 1u ? t91 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t160 = t159 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t161 = t146 < t160 ? t146 : t160;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t162 = first + t161;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t163 = t162 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t164;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t164) : "r"(t163), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t165 = t164 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t166 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t167 = first + t161;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t168 = t167 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t169;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t169) : "r"(t168), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t170 = t169 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t171 = t170 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t172 = t167 - t171;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t173 = t166 + t172;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t174 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t175 = t174 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t176 = t175 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t177 = q + t176;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t178 = (u64)t165;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t179 = t178 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t180 = t179 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t181 = t177 + t180;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t182 = (u64)t173;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t183 = t182 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t184 = t183 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t185 = t181 + t184;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t186 = t185 + t157;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t187 = t146 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t188 = t91 > 1u ? t91 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t189 = t188 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t190 = t187 < t189 ? t187 : t189;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t191 = first + t190;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t192 = t191 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t193;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t193) : "r"(t192), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t194 = t193 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t195 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t196 = first + t190;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t197 = t196 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t198;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t198) : "r"(t197), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t199 = t198 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t200 = t199 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t201 = t196 - t200;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t202 = t195 + t201;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t203 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t204 = t203 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t205 = t204 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t206 = q + t205;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t207 = (u64)t194;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t208 = t207 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t209 = t208 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t210 = t206 + t209;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t211 = (u64)t202;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t212 = t211 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t213 = t212 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t214 = t210 + t213;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t215 = t214 + t157;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t216 = t146 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t217 = t91 > 1u ? t91 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t218 = t217 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t219 = t216 < t218 ? t216 : t218;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t220 = first + t219;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t221 = t220 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t222;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t222) : "r"(t221), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t223 = t222 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t224 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t225 = first + t219;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t226 = t225 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t227;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t227) : "r"(t226), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t228 = t227 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t229 = t228 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t230 = t225 - t229;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t231 = t224 + t230;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t232 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t233 = t232 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t234 = t233 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t235 = q + t234;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t236 = (u64)t223;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t237 = t236 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t238 = t237 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t239 = t235 + t238;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t240 = (u64)t231;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t241 = t240 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t242 = t241 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t243 = t239 + t242;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t244 = t243 + t157;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t245 = t146 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t246 = t91 > 1u ? t91 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t247 = t246 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t248 = t245 < t247 ? t245 : t247;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t249 = first + t248;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t250 = t249 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t251;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t251) : "r"(t250), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t252 = t251 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t253 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t254 = first + t248;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t255 = t254 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t256;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t256) : "r"(t255), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t257 = t256 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t258 = t257 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t259 = t254 - t258;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t260 = t253 + t259;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t261 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t262 = t261 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t263 = t262 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t264 = q + t263;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t265 = (u64)t252;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t266 = t265 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t267 = t266 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t268 = t264 + t267;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t269 = (u64)t260;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t270 = t269 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t271 = t270 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t272 = t268 + t271;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t273 = t272 + t157;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t274 = t146 < t91;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t275 = t147 < t156;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t276 = t274 & t275;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t277 = t276 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t158), "l"(t186), "r"(t277) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t278 = t146 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t279 = t278 < t91;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t280 = t147 < t156;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t281 = t279 & t280;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t282 = t281 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t158), "l"(t215), "r"(t282) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t283 = t146 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t284 = t283 < t91;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t285 = t147 < t156;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t286 = t284 & t285;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t287 = t286 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t158), "l"(t244), "r"(t287) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t288 = t146 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t289 = t288 < t91;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t290 = t147 < t156;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t291 = t289 & t290;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t292 = t291 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t158), "l"(t273), "r"(t292) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t293 = t186 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t294 = t146 < t91;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t295 = t147 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t296 = t295 < t156;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t297 = t294 & t296;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t298 = t297 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t158), "l"(t293), "r"(t298) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t299 = t215 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t300 = t146 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t301 = t300 < t91;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t302 = t147 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t303 = t302 < t156;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t304 = t301 & t303;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t305 = t304 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t158), "l"(t299), "r"(t305) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t306 = t244 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t307 = t146 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t308 = t307 < t91;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t309 = t147 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t310 = t309 < t156;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t311 = t308 & t310;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t312 = t311 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t158), "l"(t306), "r"(t312) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t313 = t273 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t314 = t146 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t315 = t314 < t91;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t316 = t147 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t317 = t316 < t156;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t318 = t315 & t317;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t319 = t318 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t158), "l"(t313), "r"(t319) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t321 = ring + 65536u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t322 = 0ull * k_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t323 = t322 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t324 = k + t323;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t325 = 0ull * k_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t326 = t325 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t327 = t324 + t326;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t328 = (u64)t21;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t329 = t328 * k_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t330 = t329 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t331 = t327 + t330;
        const u32 t332 = (u32)k_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t333 = t332 << 1u;
        const u32 t334 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t335 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t336 = t334 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t337 = t335 ^ t336;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t338 = t334 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t339 = t337 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t340 = t338 + t339;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t341 = (u64)t334 * t333;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t342 = t331 + t341;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t343 = (u64)t335 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t344 = t342 + t343;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t345 = (u64)t333 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t346 = (u32)k_stride0;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t347 = t346 << 1u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t348 = 0ull * v_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t349 = t348 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t350 = v + t349;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t351 = 0ull * v_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t352 = t351 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t353 = t350 + t352;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t354 = (u64)t21;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t355 = t354 * v_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t356 = t355 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t357 = t353 + t356;
        const u32 t358 = (u32)v_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t359 = t358 << 1u;
        const u32 t360 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t361 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t362 = t360 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t363 = t361 ^ t362;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t364 = t360 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t365 = t363 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t366 = t364 + t365;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t367 = (u64)t360 * t359;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t368 = t357 + t367;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = (u64)t361 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = t368 + t369;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = (u64)t359 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t372 = (u32)v_stride0;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t373 = t372 << 1u;
#line 237 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t374 = thread & 31u;
#line 136 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_3 = 0u;
#line 136 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_2 = 0u;
#line 330 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t375 = t31 << 7u;
#line 330 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool full = t375 <= end_6;
        const bool t377 = t31 == t129;
#line 331 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t378 = t377 & full;
#line 331 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t379 = !t378;
#line 331 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t379) {
#line 310 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t380 = count - 1u;
#line 310 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i = 0u < t380 ? 0u : t380;
            const u32 t382 = t129 - 1u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t383 = t382 - i;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_2 = t383 << 7u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t385 = end_6 > 1u ? end_6 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = t385 - 1u;
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 index_3 = t374 < 31u ? t374 : 31u;
            const u32 t388 = t334 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t389 = t388 << 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t390 = first_key_2 + t389;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t391 = index_3 & 3u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t392 = t390 + t391;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t393 = index_3 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t394 = t393 << 4u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t395 = t392 + t394;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t396 = t395 < last ? t395 : last;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t397 = t396 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t398;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t398) : "r"(t397), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_4 = t398 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t400 = (u64)index_4 * t82;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t401 = t400 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t402 = t81 + t401;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_4;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t402) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t404 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 found_2 = t396 - t404;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
            page = page_4;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
            row = found_2;
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t129 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t406 << 7u;
        const u32 t408 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t409 = (u64)t335 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = ring + t340;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t411 = first_key_3 + t334;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = end_6 > 1u ? end_6 : 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t413 = t412 - 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t414 = t411 < t413 ? t411 : t413;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = t334 & 3u;
        u32 place;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place) : "r"(page), "r"(t415));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_2) : "r"(row), "r"(t415));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t418 = (u64)place * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t419 = t331 + t418;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t420 = (u64)place_2 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t421 = t419 + t420;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t422 = t421 + t409;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t423 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t424 = t423 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t425 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t426 = t425 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t427 = t424 < t426 ? t424 : t426;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t429 = t428 + 4u;
        u32 place_3;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_3) : "r"(page), "r"(t429));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_4;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_4) : "r"(row), "r"(t429));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t432 = (u64)place_3 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t433 = t331 + t432;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t434 = (u64)place_4 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t435 = t433 + t434;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t436 = t435 + t409;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t437 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t438 = t437 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t439 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t440 = t439 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t441 = t438 < t440 ? t438 : t440;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t442 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t443 = t442 + 8u;
        u32 place_5;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_5) : "r"(page), "r"(t443));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_6;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_6) : "r"(row), "r"(t443));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t446 = (u64)place_5 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t447 = t331 + t446;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t448 = (u64)place_6 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t449 = t447 + t448;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t450 = t449 + t409;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t451 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t452 = t451 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t453 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t454 = t453 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t455 = t452 < t454 ? t452 : t454;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t457 = t456 + 12u;
        u32 place_7;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_7) : "r"(page), "r"(t457));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_8;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_8) : "r"(row), "r"(t457));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t460 = (u64)place_7 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t461 = t331 + t460;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t462 = (u64)place_8 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t463 = t461 + t462;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t464 = t463 + t409;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t465 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t466 = t465 + 64u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t467 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t468 = t467 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t469 = t466 < t468 ? t466 : t468;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t470 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t471 = t470 + 16u;
        u32 place_9;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_9) : "r"(page), "r"(t471));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_10;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_10) : "r"(row), "r"(t471));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t474 = (u64)place_9 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t475 = t331 + t474;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t476 = (u64)place_10 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t477 = t475 + t476;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t478 = t477 + t409;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t479 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t480 = t479 + 80u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t481 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t482 = t481 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t483 = t480 < t482 ? t480 : t482;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t485 = t484 + 20u;
        u32 place_11;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_11) : "r"(page), "r"(t485));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_12;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_12) : "r"(row), "r"(t485));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t488 = (u64)place_11 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t489 = t331 + t488;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t490 = (u64)place_12 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t491 = t489 + t490;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t492 = t491 + t409;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t493 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t494 = t493 + 96u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t495 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t496 = t495 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t497 = t494 < t496 ? t494 : t496;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t498 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t499 = t498 + 24u;
        u32 place_13;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_13) : "r"(page), "r"(t499));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_14;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_14) : "r"(row), "r"(t499));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t502 = (u64)place_13 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t503 = t331 + t502;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t504 = (u64)place_14 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t505 = t503 + t504;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t506 = t505 + t409;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t507 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t508 = t507 + 112u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t509 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t510 = t509 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t511 = t508 < t510 ? t508 : t510;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t513 = t512 + 28u;
        u32 place_15;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_15) : "r"(page), "r"(t513));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_16;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_16) : "r"(row), "r"(t513));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t516 = (u64)place_15 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t517 = t331 + t516;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t518 = (u64)place_16 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t519 = t517 + t518;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t520 = t519 + t409;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t521 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t522 = t521 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t523 = t335 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t524 = t522 & t523;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t525 = t524 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t410), "l"(t422), "r"(t525) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t526 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t527 = t526 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t528 = t527 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t529 = t335 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t530 = t528 & t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t531 = t530 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t410), "l"(t436), "r"(t531) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t533 = t532 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t534 = t533 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t535 = t335 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t536 = t534 & t535;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = t536 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t410), "l"(t450), "r"(t537) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t538 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t539 = t538 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t540 = t539 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t335 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t542 = t540 & t541;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t543 = t542 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t410), "l"(t464), "r"(t543) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t545 = t544 + 64u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t546 = t545 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t547 = t335 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t548 = t546 & t547;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = t548 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t410), "l"(t478), "r"(t549) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t550 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = t550 + 80u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t552 = t551 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t553 = t335 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t554 = t552 & t553;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t555 = t554 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t410), "l"(t492), "r"(t555) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t556 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t557 = t556 + 96u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t558 = t557 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t559 = t335 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t560 = t558 & t559;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t561 = t560 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t410), "l"(t506), "r"(t561) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t562 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t563 = t562 + 112u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t564 = t563 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t565 = t335 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t566 = t564 & t565;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t567 = t566 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t410), "l"(t520), "r"(t567) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t568 = t422 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t570 = t569 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t571 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t572 = t571 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t573 = t570 & t572;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t574 = t573 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t410), "l"(t568), "r"(t574) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t575 = t436 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t576 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t577 = t576 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t578 = t577 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t579 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t580 = t579 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t581 = t578 & t580;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t582 = t581 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t410), "l"(t575), "r"(t582) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t583 = t450 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t584 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = t584 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t586 = t585 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t588 = t587 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t589 = t586 & t588;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = t589 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t410), "l"(t583), "r"(t590) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t591 = t464 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t592 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t593 = t592 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t594 = t593 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t595 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t596 = t595 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t597 = t594 & t596;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t598 = t597 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t410), "l"(t591), "r"(t598) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t599 = t478 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t600 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t601 = t600 + 64u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t602 = t601 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t603 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t604 = t603 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t605 = t602 & t604;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t606 = t605 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t410), "l"(t599), "r"(t606) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t607 = t492 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t608 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t609 = t608 + 80u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t610 = t609 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t611 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t612 = t611 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t613 = t610 & t612;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t614 = t613 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t410), "l"(t607), "r"(t614) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t615 = t506 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t616 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t617 = t616 + 96u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t618 = t617 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t619 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t620 = t619 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t621 = t618 & t620;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t622 = t621 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t410), "l"(t615), "r"(t622) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t623 = t520 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t624 = first_key_3 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t625 = t624 + 112u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t626 = t625 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t627 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t628 = t627 < t408;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t629 = t626 & t628;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t630 = t629 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t410), "l"(t623), "r"(t630) : "memory");
#line 356 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t631 = t129 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t631 << 7u;
        const u32 t633 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t634 = (u64)t361 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t635 = t321 + t366;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t636 = first_key_4 + t360;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t637 = end_6 > 1u ? end_6 : 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t638 = t637 - 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t639 = t636 < t638 ? t636 : t638;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t640 = t360 & 3u;
        u32 place_17;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_17) : "r"(page), "r"(t640));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_18;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_18) : "r"(row), "r"(t640));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t643 = (u64)place_17 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t644 = t357 + t643;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t645 = (u64)place_18 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t646 = t644 + t645;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t647 = t646 + t634;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t648 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t649 = t648 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t650 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t651 = t650 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t652 = t649 < t651 ? t649 : t651;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t653 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t654 = t653 + 4u;
        u32 place_19;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_19) : "r"(page), "r"(t654));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_20;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_20) : "r"(row), "r"(t654));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t657 = (u64)place_19 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t658 = t357 + t657;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t659 = (u64)place_20 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t660 = t658 + t659;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t661 = t660 + t634;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t662 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t663 = t662 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t664 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t665 = t664 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t666 = t663 < t665 ? t663 : t665;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t667 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t668 = t667 + 8u;
        u32 place_21;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_21) : "r"(page), "r"(t668));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_22;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_22) : "r"(row), "r"(t668));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t671 = (u64)place_21 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t672 = t357 + t671;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t673 = (u64)place_22 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t674 = t672 + t673;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t675 = t674 + t634;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t676 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t677 = t676 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t678 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t679 = t678 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t680 = t677 < t679 ? t677 : t679;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t681 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t682 = t681 + 12u;
        u32 place_23;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_23) : "r"(page), "r"(t682));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_24;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_24) : "r"(row), "r"(t682));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t685 = (u64)place_23 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t686 = t357 + t685;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t687 = (u64)place_24 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t688 = t686 + t687;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t689 = t688 + t634;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t690 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t691 = t690 + 64u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t692 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t693 = t692 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t694 = t691 < t693 ? t691 : t693;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t695 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t696 = t695 + 16u;
        u32 place_25;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_25) : "r"(page), "r"(t696));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_26;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_26) : "r"(row), "r"(t696));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t699 = (u64)place_25 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t700 = t357 + t699;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t701 = (u64)place_26 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t702 = t700 + t701;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t703 = t702 + t634;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t704 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t705 = t704 + 80u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t706 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t707 = t706 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t708 = t705 < t707 ? t705 : t707;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t709 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t710 = t709 + 20u;
        u32 place_27;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_27) : "r"(page), "r"(t710));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_28;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_28) : "r"(row), "r"(t710));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t713 = (u64)place_27 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t714 = t357 + t713;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t715 = (u64)place_28 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t716 = t714 + t715;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t717 = t716 + t634;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t718 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t719 = t718 + 96u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t720 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t721 = t720 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t722 = t719 < t721 ? t719 : t721;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t723 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t724 = t723 + 24u;
        u32 place_29;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_29) : "r"(page), "r"(t724));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_30;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_30) : "r"(row), "r"(t724));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t727 = (u64)place_29 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t728 = t357 + t727;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t729 = (u64)place_30 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t730 = t728 + t729;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t731 = t730 + t634;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t732 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t733 = t732 + 112u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t734 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t735 = t734 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t736 = t733 < t735 ? t733 : t735;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t737 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t738 = t737 + 28u;
        u32 place_31;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_31) : "r"(page), "r"(t738));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 place_32;
        asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_32) : "r"(row), "r"(t738));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t741 = (u64)place_31 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t742 = t357 + t741;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t743 = (u64)place_32 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t744 = t742 + t743;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t745 = t744 + t634;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t746 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t747 = t746 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t748 = t361 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t749 = t747 & t748;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t750 = t749 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t635), "l"(t647), "r"(t750) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t751 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t752 = t751 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t753 = t752 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t754 = t361 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t755 = t753 & t754;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t756 = t755 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t635), "l"(t661), "r"(t756) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t757 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t758 = t757 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t759 = t758 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t760 = t361 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t761 = t759 & t760;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t762 = t761 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t635), "l"(t675), "r"(t762) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t763 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t764 = t763 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t765 = t764 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t766 = t361 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t767 = t765 & t766;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t768 = t767 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t635), "l"(t689), "r"(t768) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t769 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t770 = t769 + 64u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t771 = t770 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t772 = t361 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t773 = t771 & t772;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t774 = t773 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t635), "l"(t703), "r"(t774) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t775 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t776 = t775 + 80u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t777 = t776 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t778 = t361 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t779 = t777 & t778;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t780 = t779 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t635), "l"(t717), "r"(t780) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t781 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t782 = t781 + 96u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t783 = t782 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t784 = t361 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t785 = t783 & t784;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t786 = t785 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t635), "l"(t731), "r"(t786) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t787 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t788 = t787 + 112u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t789 = t788 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t790 = t361 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t791 = t789 & t790;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t792 = t791 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t635), "l"(t745), "r"(t792) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t793 = t647 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t794 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t795 = t794 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t796 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t797 = t796 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t798 = t795 & t797;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t799 = t798 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t635), "l"(t793), "r"(t799) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t800 = t661 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t801 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t802 = t801 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t803 = t802 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t804 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t805 = t804 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t806 = t803 & t805;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t807 = t806 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t635), "l"(t800), "r"(t807) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t808 = t675 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t809 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t810 = t809 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t811 = t810 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t812 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t813 = t812 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t814 = t811 & t813;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t815 = t814 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t635), "l"(t808), "r"(t815) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t816 = t689 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t817 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t818 = t817 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t819 = t818 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t820 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t821 = t820 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t822 = t819 & t821;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t823 = t822 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t635), "l"(t816), "r"(t823) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t824 = t703 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t825 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t826 = t825 + 64u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t827 = t826 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t828 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t829 = t828 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t830 = t827 & t829;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t831 = t830 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t635), "l"(t824), "r"(t831) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t832 = t717 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t833 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t834 = t833 + 80u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t835 = t834 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t836 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t837 = t836 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t838 = t835 & t837;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t839 = t838 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t635), "l"(t832), "r"(t839) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t840 = t731 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t841 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t842 = t841 + 96u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t843 = t842 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t844 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t845 = t844 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t846 = t843 & t845;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t847 = t846 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t635), "l"(t840), "r"(t847) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t848 = t745 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t849 = first_key_4 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t850 = t849 + 112u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t851 = t850 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t852 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t853 = t852 < t633;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t854 = t851 & t853;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t855 = t854 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t635), "l"(t848), "r"(t855) : "memory");
#line 359 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 310 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t856 = count - 1u;
#line 310 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_2 = 1u < t856 ? 1u : t856;
        const u32 t858 = t129 - 1u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t859 = t858 - i_2;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t859 << 7u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t861 = end_6 > 1u ? end_6 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_2 = t861 - 1u;
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 index_5 = t374 < 31u ? t374 : 31u;
        const u32 t864 = t334 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t865 = t864 << 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t866 = first_key_5 + t865;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t867 = index_5 & 3u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t868 = t866 + t867;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t869 = index_5 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t870 = t869 << 4u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t871 = t868 + t870;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t872 = t871 < last_2 ? t871 : last_2;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t873 = t872 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t874;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t874) : "r"(t873), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t874 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t876 = (u64)index_6 * t82;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t877 = t876 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t878 = t81 + t877;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t878) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t880 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 found_3 = t872 - t880;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_5;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_2 = found_3;
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t882 = 1u < count;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t882) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t883 = ring + 32768u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t884 = t129 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t885 = t884 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t885 << 7u;
            const u32 t887 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t888 = (u64)t335 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t889 = t883 + t340;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t890 = first_key_6 + t334;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t891 = t334 & 3u;
            u32 place_33;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_33) : "r"(page_3), "r"(t891));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_34;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_34) : "r"(row_2), "r"(t891));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t894 = (u64)place_33 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t895 = t331 + t894;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t896 = (u64)place_34 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t897 = t895 + t896;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t898 = t897 + t888;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t899 = first_key_6 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t900 = t899 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t901 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t902 = t901 + 4u;
            u32 place_35;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_35) : "r"(page_3), "r"(t902));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_36;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_36) : "r"(row_2), "r"(t902));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t905 = (u64)place_35 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t906 = t331 + t905;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t907 = (u64)place_36 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t908 = t906 + t907;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t909 = t908 + t888;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t910 = first_key_6 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t911 = t910 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t912 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t913 = t912 + 8u;
            u32 place_37;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_37) : "r"(page_3), "r"(t913));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_38;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_38) : "r"(row_2), "r"(t913));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t916 = (u64)place_37 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t917 = t331 + t916;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t918 = (u64)place_38 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t919 = t917 + t918;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t920 = t919 + t888;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t921 = first_key_6 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t922 = t921 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t923 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t924 = t923 + 12u;
            u32 place_39;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_39) : "r"(page_3), "r"(t924));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_40;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_40) : "r"(row_2), "r"(t924));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t927 = (u64)place_39 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t928 = t331 + t927;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t929 = (u64)place_40 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t930 = t928 + t929;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t931 = t930 + t888;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t932 = first_key_6 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t933 = t932 + 64u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t934 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t935 = t934 + 16u;
            u32 place_41;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_41) : "r"(page_3), "r"(t935));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_42;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_42) : "r"(row_2), "r"(t935));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t938 = (u64)place_41 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t939 = t331 + t938;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t940 = (u64)place_42 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t941 = t939 + t940;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t942 = t941 + t888;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t943 = first_key_6 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t944 = t943 + 80u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t945 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t946 = t945 + 20u;
            u32 place_43;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_43) : "r"(page_3), "r"(t946));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_44;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_44) : "r"(row_2), "r"(t946));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t949 = (u64)place_43 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t950 = t331 + t949;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t951 = (u64)place_44 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t952 = t950 + t951;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t953 = t952 + t888;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t954 = first_key_6 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t955 = t954 + 96u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t956 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t957 = t956 + 24u;
            u32 place_45;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_45) : "r"(page_3), "r"(t957));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_46;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_46) : "r"(row_2), "r"(t957));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t960 = (u64)place_45 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t961 = t331 + t960;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t962 = (u64)place_46 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t963 = t961 + t962;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t964 = t963 + t888;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t965 = first_key_6 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t966 = t965 + 112u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t967 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t968 = t967 + 28u;
            u32 place_47;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_47) : "r"(page_3), "r"(t968));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_48;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_48) : "r"(row_2), "r"(t968));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t971 = (u64)place_47 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t972 = t331 + t971;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t973 = (u64)place_48 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t974 = t972 + t973;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t975 = t974 + t888;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t976 = t335 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t977 = t976 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t889), "l"(t898), "r"(t977) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t978 = t335 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t979 = t978 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t889), "l"(t909), "r"(t979) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t980 = t335 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t981 = t980 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t889), "l"(t920), "r"(t981) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t982 = t335 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t983 = t982 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t889), "l"(t931), "r"(t983) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t984 = t335 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t985 = t984 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t889), "l"(t942), "r"(t985) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t986 = t335 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t987 = t986 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t889), "l"(t953), "r"(t987) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t988 = t335 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t989 = t988 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t889), "l"(t964), "r"(t989) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t990 = t335 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t991 = t990 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t889), "l"(t975), "r"(t991) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t992 = t898 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t993 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t994 = t993 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t995 = t994 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t889), "l"(t992), "r"(t995) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t996 = t909 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t997 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t998 = t997 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t999 = t998 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t889), "l"(t996), "r"(t999) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1000 = t920 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1001 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1002 = t1001 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1003 = t1002 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t889), "l"(t1000), "r"(t1003) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1004 = t931 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1005 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1006 = t1005 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1007 = t1006 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t889), "l"(t1004), "r"(t1007) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1008 = t942 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1009 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1010 = t1009 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1011 = t1010 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t889), "l"(t1008), "r"(t1011) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1012 = t953 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1013 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1014 = t1013 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1015 = t1014 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t889), "l"(t1012), "r"(t1015) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1016 = t964 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1017 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1018 = t1017 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1019 = t1018 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t889), "l"(t1016), "r"(t1019) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1020 = t975 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1021 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1022 = t1021 < t887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1023 = t1022 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t889), "l"(t1020), "r"(t1023) : "memory");
        }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1024 = 1u < count;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1024) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1025 = t321 + 32768u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1026 = t129 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1027 = t1026 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = t1027 << 7u;
            const u32 t1029 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1030 = (u64)t361 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1031 = t1025 + t366;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1032 = first_key_7 + t360;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1033 = t360 & 3u;
            u32 place_49;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_49) : "r"(page_3), "r"(t1033));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_50;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_50) : "r"(row_2), "r"(t1033));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1036 = (u64)place_49 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1037 = t357 + t1036;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1038 = (u64)place_50 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1039 = t1037 + t1038;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1040 = t1039 + t1030;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1041 = first_key_7 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1042 = t1041 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1043 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1044 = t1043 + 4u;
            u32 place_51;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_51) : "r"(page_3), "r"(t1044));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_52;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_52) : "r"(row_2), "r"(t1044));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1047 = (u64)place_51 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1048 = t357 + t1047;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1049 = (u64)place_52 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1050 = t1048 + t1049;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1051 = t1050 + t1030;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1052 = first_key_7 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1053 = t1052 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1054 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1055 = t1054 + 8u;
            u32 place_53;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_53) : "r"(page_3), "r"(t1055));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_54;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_54) : "r"(row_2), "r"(t1055));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1058 = (u64)place_53 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1059 = t357 + t1058;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1060 = (u64)place_54 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1061 = t1059 + t1060;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1062 = t1061 + t1030;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1063 = first_key_7 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1064 = t1063 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1065 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1066 = t1065 + 12u;
            u32 place_55;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_55) : "r"(page_3), "r"(t1066));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_56;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_56) : "r"(row_2), "r"(t1066));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1069 = (u64)place_55 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1070 = t357 + t1069;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1071 = (u64)place_56 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1072 = t1070 + t1071;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1073 = t1072 + t1030;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1074 = first_key_7 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1075 = t1074 + 64u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1076 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1077 = t1076 + 16u;
            u32 place_57;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_57) : "r"(page_3), "r"(t1077));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_58;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_58) : "r"(row_2), "r"(t1077));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1080 = (u64)place_57 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1081 = t357 + t1080;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1082 = (u64)place_58 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1083 = t1081 + t1082;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1084 = t1083 + t1030;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1085 = first_key_7 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1086 = t1085 + 80u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1087 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1088 = t1087 + 20u;
            u32 place_59;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_59) : "r"(page_3), "r"(t1088));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_60;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_60) : "r"(row_2), "r"(t1088));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1091 = (u64)place_59 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1092 = t357 + t1091;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1093 = (u64)place_60 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1094 = t1092 + t1093;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1095 = t1094 + t1030;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1096 = first_key_7 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1097 = t1096 + 96u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1098 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1099 = t1098 + 24u;
            u32 place_61;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_61) : "r"(page_3), "r"(t1099));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_62;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_62) : "r"(row_2), "r"(t1099));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1102 = (u64)place_61 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1103 = t357 + t1102;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1104 = (u64)place_62 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1105 = t1103 + t1104;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1106 = t1105 + t1030;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1107 = first_key_7 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1108 = t1107 + 112u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1109 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1110 = t1109 + 28u;
            u32 place_63;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_63) : "r"(page_3), "r"(t1110));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
            u32 place_64;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_64) : "r"(row_2), "r"(t1110));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1113 = (u64)place_63 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1114 = t357 + t1113;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1115 = (u64)place_64 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1116 = t1114 + t1115;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1117 = t1116 + t1030;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1118 = t361 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1119 = t1118 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1031), "l"(t1040), "r"(t1119) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1120 = t361 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1121 = t1120 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1031), "l"(t1051), "r"(t1121) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1122 = t361 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1123 = t1122 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1031), "l"(t1062), "r"(t1123) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1124 = t361 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1125 = t1124 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1031), "l"(t1073), "r"(t1125) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1126 = t361 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1127 = t1126 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1031), "l"(t1084), "r"(t1127) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1128 = t361 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1129 = t1128 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1031), "l"(t1095), "r"(t1129) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1130 = t361 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1131 = t1130 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1031), "l"(t1106), "r"(t1131) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1132 = t361 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1133 = t1132 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1031), "l"(t1117), "r"(t1133) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1134 = t1040 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1135 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1136 = t1135 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1137 = t1136 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1031), "l"(t1134), "r"(t1137) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1138 = t1051 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1139 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1140 = t1139 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1141 = t1140 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t1031), "l"(t1138), "r"(t1141) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1142 = t1062 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1143 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1144 = t1143 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1145 = t1144 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1031), "l"(t1142), "r"(t1145) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1146 = t1073 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1147 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1148 = t1147 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1149 = t1148 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t1031), "l"(t1146), "r"(t1149) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1150 = t1084 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1151 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1152 = t1151 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1153 = t1152 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1031), "l"(t1150), "r"(t1153) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1154 = t1095 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1155 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1156 = t1155 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1157 = t1156 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t1031), "l"(t1154), "r"(t1157) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1158 = t1106 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1159 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1160 = t1159 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1161 = t1160 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1031), "l"(t1158), "r"(t1161) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1162 = t1117 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1163 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1164 = t1163 < t1029;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1165 = t1164 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t1031), "l"(t1162), "r"(t1165) : "memory");
        }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 310 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1166 = count - 1u;
#line 310 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_3 = 2u < t1166 ? 2u : t1166;
        const u32 t1168 = t129 - 1u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1169 = t1168 - i_3;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_8 = t1169 << 7u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1171 = end_6 > 1u ? end_6 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_3 = t1171 - 1u;
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 index_7 = t374 < 31u ? t374 : 31u;
        const u32 t1174 = t334 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1175 = t1174 << 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1176 = first_key_8 + t1175;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1177 = index_7 & 3u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1178 = t1176 + t1177;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1179 = index_7 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1180 = t1179 << 4u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1181 = t1178 + t1180;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1182 = t1181 < last_3 ? t1181 : last_3;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1183 = t1182 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t1184;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1184) : "r"(t1183), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t1184 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1186 = (u64)index_8 * t82;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1187 = t1186 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t1188 = t81 + t1187;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t1188) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t1190 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 found_4 = t1182 - t1190;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_6;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
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
        const u32 t1192 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1193 = ring >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1194 = t1192 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1195 = (u64)t1194;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1196 = t1195 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1197 = t1193 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1198 = (u64)t1197;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1199 = t1198 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1200 = t1192 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1201 = (u64)t1200;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1202 = t1201 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1203 = t1193 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1204 = (u64)t1203;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1205 = t1204 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1206 = t1192 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1207 = (u64)t1206;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1208 = t1207 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1209 = t1193 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1210 = (u64)t1209;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1211 = t1210 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1212 = t1192 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1213 = (u64)t1212;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1214 = t1213 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1215 = t1193 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1216 = (u64)t1215;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1217 = t1216 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1218 = t1192 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1219 = (u64)t1218;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1220 = t1219 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1221 = t1193 + 66560u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1222 = (u64)t1221;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1223 = t1222 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1224 = t1192 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1225 = (u64)t1224;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1226 = t1225 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1227 = t1193 + 66562u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1228 = (u64)t1227;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1229 = t1228 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1230 = t1192 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1231 = (u64)t1230;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1232 = t1231 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1233 = t1193 + 66564u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1234 = (u64)t1233;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1235 = t1234 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1236 = t1192 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1237 = (u64)t1236;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1238 = t1237 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1239 = t1193 + 66566u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1240 = (u64)t1239;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1241 = t1240 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1196), "l"(t1199), "l"(t1202), "l"(t1205), "l"(t1208), "l"(t1211), "l"(t1214), "l"(t1217), "l"(t1220), "l"(t1223), "l"(t1226), "l"(t1229), "l"(t1232), "l"(t1235), "l"(t1238), "l"(t1241) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1242 = 0u < t131;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1243 = t133 <= 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t1244 = t1242 | t1243;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1244) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1245 = t129 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1246 = t1245 << 7u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t1246 + t144;
            const u32 t1248 = first + t143;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1249 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1250 = t1249 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_9 + t1250;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1252 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1253 = t1248 + t1252;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1254 = t1253 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1255;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1255) : "r"(t1254), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1256 = t1255 >> sharing_shift;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1257 = t1256 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t1257 + 1u;
            const u32 t1259 = end_7 > seq_q ? end_7 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1260 = t1259 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t1260 < end_6 ? t1260 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1262 = end_8 > column ? end_8 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1262 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1265 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1265;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1267 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1267;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1269 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1269;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1271 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1273 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1273;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1275 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1275;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1277 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1277;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1279 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1279;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1281 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1281;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1283 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1283;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1285 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1285;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1287 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1287;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1289 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1289;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1291 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1291;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1293 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1293;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1295 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1295;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 64u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1297 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1297;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 65u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1299 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1299;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 72u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1301 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1301;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 73u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1303 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1303;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 80u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1305 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1305;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 81u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1307 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1307;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 88u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1309 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1309;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 89u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1311 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1311;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 96u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1313 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1313;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 97u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1315 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1315;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 104u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1317 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1317;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 105u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1319 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1319;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 112u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1321 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1321;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 113u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1323 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1323;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 120u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1325 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1325;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 121u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1327 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1327;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1328 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1329 = t1248 + t1328;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1330 = t1329 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1331 = t1330 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t1332;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1332) : "r"(t1331), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1333 = t1332 >> sharing_shift;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1334 = t1333 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t1334 + 1u;
            const u32 t1336 = end_10 > seq_q ? end_10 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1337 = t1336 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1337 < end_6 ? t1337 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1339 = end_11 > column ? end_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t1339 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1342 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1342;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1344 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1344;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1346 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1346;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1348 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1348;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1350 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1350;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1352 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1352;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1354 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1354;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1356 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1356;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1358 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1358;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1360 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1360;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1362 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1362;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1364 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1364;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1366 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1366;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1368 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1368;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1370 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1370;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1372 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1372;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 64u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1374 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1374;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 65u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1376 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1376;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 72u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1378 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1378;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 73u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1380 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1380;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 80u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1382 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1382;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 81u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1384 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1384;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 88u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1386 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1386;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 89u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1388 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1388;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 96u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1390 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1390;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 97u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1392 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1392;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 104u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1394 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1394;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 105u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1396 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1396;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 112u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1398 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1398;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 113u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1400 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1400;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 120u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1402 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1402;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 121u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1404 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1404;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1406;
        asm("max.f32 %0, %1, %2;" : "=f"(t1406) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1407;
        asm("max.f32 %0, %1, %2;" : "=f"(t1407) : "f"(t1406), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1408;
        asm("max.f32 %0, %1, %2;" : "=f"(t1408) : "f"(t1407), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1409;
        asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(t1408), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1410;
        asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(t1409), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1411;
        asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(t1410), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1412;
        asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(t1411), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1413;
        asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1412), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1414;
        asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(t1413), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1415;
        asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1414), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1416;
        asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(t1415), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1417;
        asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(t1416), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1418;
        asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(t1417), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1419;
        asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1418), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1420;
        asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1419), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1421;
        asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1420), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1422;
        asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1421), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1423;
        asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1422), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1424;
        asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1423), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1425;
        asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1424), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1426;
        asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1425), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1427;
        asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1426), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1428;
        asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1427), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1429;
        asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1428), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1430;
        asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1429), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1431;
        asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1430), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1432;
        asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1431), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1433;
        asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(t1432), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1434;
        asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(t1433), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1435;
        asm("max.f32 %0, %1, %2;" : "=f"(t1435) : "f"(t1434), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1436;
        asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1435), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1437;
        asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(t1436), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1438;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1438) : "f"(t1437));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1437), "f"(t1438));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1440;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1440) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1440));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1443 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1443;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1445 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1446;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1446) : "f"(old), "f"(scale_log2), "f"(t1445));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1446));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1448 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1449 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1449));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1451;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1451;
        const f32 t1452 = t1448 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1453 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1453));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1455;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1455;
        const f32 t1456 = t1452 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1457 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1457));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1459;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1459;
        const f32 t1460 = t1456 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1461 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1461));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1463;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1463;
        const f32 t1464 = t1460 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1465 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1465));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1467;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1467;
        const f32 t1468 = t1464 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1469 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1469));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1471;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1471;
        const f32 t1472 = t1468 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1473 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1473));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1475;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1475) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1475;
        const f32 t1476 = t1472 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1477 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1477));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1479;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1479) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1479;
        const f32 t1480 = t1476 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1481 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1481));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1483;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1483) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1483;
        const f32 t1484 = t1480 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1485 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1485));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1487;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1487) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1487;
        const f32 t1488 = t1484 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1489 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1489));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1491;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1491;
        const f32 t1492 = t1488 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1493 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1493));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1495;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1495) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1495;
        const f32 t1496 = t1492 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1497 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1497));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1499;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1499) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1499;
        const f32 t1500 = t1496 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1501 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1501));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1503;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1503;
        const f32 t1504 = t1500 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1505 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1505));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1507;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1507;
        const f32 t1508 = t1504 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1509 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1509));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1511;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1511) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1511;
        const f32 t1512 = t1508 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1513 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t1513));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1515;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1515) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1515;
        const f32 t1516 = t1512 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1517 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t1517));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1519;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1519) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1519;
        const f32 t1520 = t1516 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1521 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t1521));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1523;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1523;
        const f32 t1524 = t1520 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1525 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t1525));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1527;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1527;
        const f32 t1528 = t1524 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1529 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t1529));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1531;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1531) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1531;
        const f32 t1532 = t1528 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1533 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1535;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1535;
        const f32 t1536 = t1532 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1537 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t1537));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1539;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1539;
        const f32 t1540 = t1536 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1541 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t1541));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1543;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1543) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1543;
        const f32 t1544 = t1540 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1545 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t1545));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1547;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1547;
        const f32 t1548 = t1544 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1549 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t1549));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1551;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1551) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1551;
        const f32 t1552 = t1548 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1553 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t1553));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1555;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1555;
        const f32 t1556 = t1552 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1557 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t1557));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1559;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1559;
        const f32 t1560 = t1556 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1561 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t1561));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1563;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1563;
        const f32 t1564 = t1560 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1565 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t1565));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1567;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1567;
        const f32 t1568 = t1564 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1569 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t1569));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1571;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1571;
        const f32 t1572 = t1568 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1573 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t1573));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1575;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1575;
        const f32 t1576 = t1572 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1577 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1578 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1579 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1580 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1581 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1582 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1583 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1584 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1585 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1586 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1587 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1588 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1589 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1590 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1591 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1592 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1593 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1594 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1595 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1596 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1597 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1598 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1599 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1600 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1601 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1602 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1603 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1604 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1605 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1606 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1606;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1607 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1607;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1608 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1608;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1610;
        asm("max.f32 %0, %1, %2;" : "=f"(t1610) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1611;
        asm("max.f32 %0, %1, %2;" : "=f"(t1611) : "f"(t1610), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1612;
        asm("max.f32 %0, %1, %2;" : "=f"(t1612) : "f"(t1611), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1613;
        asm("max.f32 %0, %1, %2;" : "=f"(t1613) : "f"(t1612), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1614;
        asm("max.f32 %0, %1, %2;" : "=f"(t1614) : "f"(t1613), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1615;
        asm("max.f32 %0, %1, %2;" : "=f"(t1615) : "f"(t1614), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1616;
        asm("max.f32 %0, %1, %2;" : "=f"(t1616) : "f"(t1615), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1617;
        asm("max.f32 %0, %1, %2;" : "=f"(t1617) : "f"(t1616), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1618;
        asm("max.f32 %0, %1, %2;" : "=f"(t1618) : "f"(t1617), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1619;
        asm("max.f32 %0, %1, %2;" : "=f"(t1619) : "f"(t1618), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1620;
        asm("max.f32 %0, %1, %2;" : "=f"(t1620) : "f"(t1619), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1621;
        asm("max.f32 %0, %1, %2;" : "=f"(t1621) : "f"(t1620), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1622;
        asm("max.f32 %0, %1, %2;" : "=f"(t1622) : "f"(t1621), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1623;
        asm("max.f32 %0, %1, %2;" : "=f"(t1623) : "f"(t1622), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1624;
        asm("max.f32 %0, %1, %2;" : "=f"(t1624) : "f"(t1623), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1625;
        asm("max.f32 %0, %1, %2;" : "=f"(t1625) : "f"(t1624), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1626;
        asm("max.f32 %0, %1, %2;" : "=f"(t1626) : "f"(t1625), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1627;
        asm("max.f32 %0, %1, %2;" : "=f"(t1627) : "f"(t1626), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1628;
        asm("max.f32 %0, %1, %2;" : "=f"(t1628) : "f"(t1627), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1629;
        asm("max.f32 %0, %1, %2;" : "=f"(t1629) : "f"(t1628), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1630;
        asm("max.f32 %0, %1, %2;" : "=f"(t1630) : "f"(t1629), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1631;
        asm("max.f32 %0, %1, %2;" : "=f"(t1631) : "f"(t1630), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1632;
        asm("max.f32 %0, %1, %2;" : "=f"(t1632) : "f"(t1631), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1633;
        asm("max.f32 %0, %1, %2;" : "=f"(t1633) : "f"(t1632), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1634;
        asm("max.f32 %0, %1, %2;" : "=f"(t1634) : "f"(t1633), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1635;
        asm("max.f32 %0, %1, %2;" : "=f"(t1635) : "f"(t1634), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1636;
        asm("max.f32 %0, %1, %2;" : "=f"(t1636) : "f"(t1635), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1637;
        asm("max.f32 %0, %1, %2;" : "=f"(t1637) : "f"(t1636), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1638;
        asm("max.f32 %0, %1, %2;" : "=f"(t1638) : "f"(t1637), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1639;
        asm("max.f32 %0, %1, %2;" : "=f"(t1639) : "f"(t1638), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1640;
        asm("max.f32 %0, %1, %2;" : "=f"(t1640) : "f"(t1639), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1641;
        asm("max.f32 %0, %1, %2;" : "=f"(t1641) : "f"(t1640), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1642;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1642) : "f"(t1641));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1641), "f"(t1642));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1644;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1644) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1644));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1647 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1647;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1649 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1650;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1650) : "f"(old_2), "f"(scale_log2), "f"(t1649));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1650));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1652 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1653 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t1653));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1655;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1655;
        const f32 t1656 = t1652 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1657 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t1657));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1659;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1659) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1659;
        const f32 t1660 = t1656 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1661 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t1661));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1663;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1663) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1663;
        const f32 t1664 = t1660 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1665 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t1665));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1667;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1667;
        const f32 t1668 = t1664 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1669 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t1669));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1671;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1671;
        const f32 t1672 = t1668 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1673 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t1673));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1675;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1675) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1675;
        const f32 t1676 = t1672 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1677 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t1677));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1679;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1679;
        const f32 t1680 = t1676 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1681 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t1681));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1683;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1683) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1683;
        const f32 t1684 = t1680 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1685 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t1685));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1687;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1687;
        const f32 t1688 = t1684 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1689 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t1689));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1691;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1691) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1691;
        const f32 t1692 = t1688 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1693 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t1693));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1695;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1695) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1695;
        const f32 t1696 = t1692 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1697 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t1697));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1699;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1699;
        const f32 t1700 = t1696 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1701 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t1701));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1703;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1703) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1703;
        const f32 t1704 = t1700 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1705 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t1705));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1707;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1707;
        const f32 t1708 = t1704 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1709 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t1709));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1711;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1711;
        const f32 t1712 = t1708 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1713 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t1713));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1715;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1715;
        const f32 t1716 = t1712 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1717 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1719;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1719;
        const f32 t1720 = t1716 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1721 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1721));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1723;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1723;
        const f32 t1724 = t1720 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1725 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1725));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1727;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1727;
        const f32 t1728 = t1724 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1729 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1729));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1731;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1731;
        const f32 t1732 = t1728 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1733 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1733));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1735;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1735;
        const f32 t1736 = t1732 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1737 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1737));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1739;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1739;
        const f32 t1740 = t1736 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1741 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1741));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1743;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1743;
        const f32 t1744 = t1740 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1745 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1745));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1747;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1747;
        const f32 t1748 = t1744 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1749 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1749));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1751;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1751;
        const f32 t1752 = t1748 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1753 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1753));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1755;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1755) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1755;
        const f32 t1756 = t1752 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1757 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1757));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1759;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1759;
        const f32 t1760 = t1756 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1761 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1761));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1763;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1763;
        const f32 t1764 = t1760 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1765 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1765));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1767;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1767) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1767;
        const f32 t1768 = t1764 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1769 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1769));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1771;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1771) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1771;
        const f32 t1772 = t1768 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1773 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1773));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1775;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1775;
        const f32 t1776 = t1772 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1777 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1777));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1779;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1779;
        const f32 t1780 = t1776 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1781 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1782 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1783 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1784 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1785 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1786 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1787 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1788 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1789 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1790 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1791 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1792 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1793 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1794 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1795 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1796 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1797 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1798 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1799 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1800 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1801 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1802 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1803 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1804 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1805 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1806 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1807 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1808 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1809 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1810 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1811 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1812 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1812;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1813;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1814;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1814) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1815;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1816;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1817;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1817) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1818;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1819;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1820;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1820) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1821;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1822;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1823;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1824;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1825;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1826;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1827;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1828;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(s_31), "f"(s_32));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1829;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1830;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1831;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1832;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1833;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1834;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1835;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1836;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1837;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1838;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1839;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1839) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1840;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1841;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1842;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1842) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1843;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1844;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1844) : "f"(s_63), "f"(s_64));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t1845 = t321 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1846 = t1845 + 67108864u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1847 = (u64)t1846;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1848 = t1847 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1849 = t1845 + 67108992u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1850 = (u64)t1849;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1851 = t1850 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1852 = t1845 + 67109120u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1853 = (u64)t1852;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1854 = t1853 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1855 = t1845 + 67109248u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1856 = (u64)t1855;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1857 = t1856 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1858 = t1845 + 67109376u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1859 = (u64)t1858;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1860 = t1859 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1861 = t1845 + 67109504u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1862 = (u64)t1861;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1863 = t1862 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1864 = t1845 + 67109632u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1865 = (u64)t1864;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1866 = t1865 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1867 = t1845 + 67109760u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1868 = (u64)t1867;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1869 = t1868 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "l"(t1848), "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "l"(t1851), "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "l"(t1854), "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "l"(t1857), "r"(t1829), "r"(t1830), "r"(t1831), "r"(t1832), "l"(t1860), "r"(t1833), "r"(t1834), "r"(t1835), "r"(t1836), "l"(t1863), "r"(t1837), "r"(t1838), "r"(t1839), "r"(t1840), "l"(t1866), "r"(t1841), "r"(t1842), "r"(t1843), "r"(t1844), "l"(t1869) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_4 = 1u; i_4 < count; i_4 += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 379 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i_4 + 1u;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1871 = next < count;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1871) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1872 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1873 = t1872 << 15u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1874 = ring + t1873;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1875 = t129 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1876 = t1875 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_10 = t1876 << 7u;
                const u32 t1878 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1879 = (u64)t335 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1880 = t1874 + t340;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1881 = first_key_10 + t334;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1882 = t334 & 3u;
                u32 place_65;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_65) : "r"(page_3), "r"(t1882));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_66;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_66) : "r"(row_2), "r"(t1882));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1885 = (u64)place_65 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1886 = t331 + t1885;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1887 = (u64)place_66 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1888 = t1886 + t1887;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1889 = t1888 + t1879;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1890 = first_key_10 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1891 = t1890 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1892 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1893 = t1892 + 4u;
                u32 place_67;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_67) : "r"(page_3), "r"(t1893));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_68;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_68) : "r"(row_2), "r"(t1893));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1896 = (u64)place_67 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1897 = t331 + t1896;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1898 = (u64)place_68 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1899 = t1897 + t1898;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1900 = t1899 + t1879;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1901 = first_key_10 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1902 = t1901 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1903 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1904 = t1903 + 8u;
                u32 place_69;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_69) : "r"(page_3), "r"(t1904));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_70;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_70) : "r"(row_2), "r"(t1904));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1907 = (u64)place_69 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1908 = t331 + t1907;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1909 = (u64)place_70 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1910 = t1908 + t1909;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1911 = t1910 + t1879;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1912 = first_key_10 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1913 = t1912 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1914 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1915 = t1914 + 12u;
                u32 place_71;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_71) : "r"(page_3), "r"(t1915));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_72;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_72) : "r"(row_2), "r"(t1915));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1918 = (u64)place_71 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1919 = t331 + t1918;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1920 = (u64)place_72 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1921 = t1919 + t1920;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1922 = t1921 + t1879;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1923 = first_key_10 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1924 = t1923 + 64u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1925 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1926 = t1925 + 16u;
                u32 place_73;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_73) : "r"(page_3), "r"(t1926));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_74;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_74) : "r"(row_2), "r"(t1926));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1929 = (u64)place_73 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1930 = t331 + t1929;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1931 = (u64)place_74 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1932 = t1930 + t1931;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1933 = t1932 + t1879;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1934 = first_key_10 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1935 = t1934 + 80u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1936 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1937 = t1936 + 20u;
                u32 place_75;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_75) : "r"(page_3), "r"(t1937));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_76;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_76) : "r"(row_2), "r"(t1937));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1940 = (u64)place_75 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1941 = t331 + t1940;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1942 = (u64)place_76 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1943 = t1941 + t1942;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1944 = t1943 + t1879;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1945 = first_key_10 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1946 = t1945 + 96u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1947 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1948 = t1947 + 24u;
                u32 place_77;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_77) : "r"(page_3), "r"(t1948));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_78;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_78) : "r"(row_2), "r"(t1948));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1951 = (u64)place_77 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1952 = t331 + t1951;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1953 = (u64)place_78 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1954 = t1952 + t1953;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1955 = t1954 + t1879;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1956 = first_key_10 + t334;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1957 = t1956 + 112u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1958 = t334 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1959 = t1958 + 28u;
                u32 place_79;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_79) : "r"(page_3), "r"(t1959));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_80;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_80) : "r"(row_2), "r"(t1959));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1962 = (u64)place_79 * t347;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1963 = t331 + t1962;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1964 = (u64)place_80 * t333;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1965 = t1963 + t1964;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1966 = t1965 + t1879;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1967 = t335 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1968 = t1967 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1880), "l"(t1889), "r"(t1968) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1969 = t335 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1970 = t1969 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1880), "l"(t1900), "r"(t1970) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1971 = t335 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1972 = t1971 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1880), "l"(t1911), "r"(t1972) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1973 = t335 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1974 = t1973 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1880), "l"(t1922), "r"(t1974) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1975 = t335 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1976 = t1975 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1880), "l"(t1933), "r"(t1976) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1977 = t335 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1978 = t1977 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1880), "l"(t1944), "r"(t1978) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1979 = t335 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1980 = t1979 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1880), "l"(t1955), "r"(t1980) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1981 = t335 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1982 = t1981 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1880), "l"(t1966), "r"(t1982) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1983 = t1889 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1984 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1985 = t1984 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1986 = t1985 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1880), "l"(t1983), "r"(t1986) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1987 = t1900 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1988 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1989 = t1988 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1990 = t1989 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t1880), "l"(t1987), "r"(t1990) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1991 = t1911 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1992 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1993 = t1992 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1994 = t1993 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1880), "l"(t1991), "r"(t1994) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1995 = t1922 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1996 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1997 = t1996 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1998 = t1997 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t1880), "l"(t1995), "r"(t1998) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1999 = t1933 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2000 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2001 = t2000 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2002 = t2001 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1880), "l"(t1999), "r"(t2002) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2003 = t1944 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2004 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2005 = t2004 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2006 = t2005 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t1880), "l"(t2003), "r"(t2006) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2007 = t1955 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2008 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2009 = t2008 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2010 = t2009 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1880), "l"(t2007), "r"(t2010) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2011 = t1966 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2012 = t335 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2013 = t2012 < t1878;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2014 = t2013 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t1880), "l"(t2011), "r"(t2014) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t2015 = next < count;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t2015) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2016 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2017 = t2016 << 15u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2018 = t321 + t2017;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2019 = t129 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2020 = t2019 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_11 = t2020 << 7u;
                const u32 t2022 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2023 = (u64)t361 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2024 = t2018 + t366;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2025 = first_key_11 + t360;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2026 = t360 & 3u;
                u32 place_81;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_81) : "r"(page_3), "r"(t2026));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_82;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_82) : "r"(row_2), "r"(t2026));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2029 = (u64)place_81 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2030 = t357 + t2029;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2031 = (u64)place_82 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2032 = t2030 + t2031;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2033 = t2032 + t2023;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2034 = first_key_11 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2035 = t2034 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2036 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2037 = t2036 + 4u;
                u32 place_83;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_83) : "r"(page_3), "r"(t2037));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_84;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_84) : "r"(row_2), "r"(t2037));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2040 = (u64)place_83 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2041 = t357 + t2040;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2042 = (u64)place_84 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2043 = t2041 + t2042;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2044 = t2043 + t2023;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2045 = first_key_11 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2046 = t2045 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2047 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2048 = t2047 + 8u;
                u32 place_85;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_85) : "r"(page_3), "r"(t2048));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_86;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_86) : "r"(row_2), "r"(t2048));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2051 = (u64)place_85 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2052 = t357 + t2051;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2053 = (u64)place_86 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2054 = t2052 + t2053;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2055 = t2054 + t2023;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2056 = first_key_11 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2057 = t2056 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2058 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2059 = t2058 + 12u;
                u32 place_87;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_87) : "r"(page_3), "r"(t2059));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_88;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_88) : "r"(row_2), "r"(t2059));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2062 = (u64)place_87 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2063 = t357 + t2062;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2064 = (u64)place_88 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2065 = t2063 + t2064;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2066 = t2065 + t2023;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2067 = first_key_11 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2068 = t2067 + 64u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2069 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2070 = t2069 + 16u;
                u32 place_89;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_89) : "r"(page_3), "r"(t2070));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_90;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_90) : "r"(row_2), "r"(t2070));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2073 = (u64)place_89 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2074 = t357 + t2073;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2075 = (u64)place_90 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2076 = t2074 + t2075;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2077 = t2076 + t2023;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2078 = first_key_11 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2079 = t2078 + 80u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2080 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2081 = t2080 + 20u;
                u32 place_91;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_91) : "r"(page_3), "r"(t2081));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_92;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_92) : "r"(row_2), "r"(t2081));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2084 = (u64)place_91 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2085 = t357 + t2084;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2086 = (u64)place_92 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2087 = t2085 + t2086;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2088 = t2087 + t2023;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2089 = first_key_11 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2090 = t2089 + 96u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2091 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2092 = t2091 + 24u;
                u32 place_93;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_93) : "r"(page_3), "r"(t2092));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_94;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_94) : "r"(row_2), "r"(t2092));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2095 = (u64)place_93 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2096 = t357 + t2095;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2097 = (u64)place_94 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2098 = t2096 + t2097;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2099 = t2098 + t2023;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2100 = first_key_11 + t360;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2101 = t2100 + 112u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2102 = t360 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2103 = t2102 + 28u;
                u32 place_95;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_95) : "r"(page_3), "r"(t2103));
#line 294 "fa-kernels/src/attention/forward/kv_stream.rs"
                u32 place_96;
                asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(place_96) : "r"(row_2), "r"(t2103));
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2106 = (u64)place_95 * t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2107 = t357 + t2106;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2108 = (u64)place_96 * t359;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2109 = t2107 + t2108;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2110 = t2109 + t2023;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2111 = t361 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2112 = t2111 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2024), "l"(t2033), "r"(t2112) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2113 = t361 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2114 = t2113 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2024), "l"(t2044), "r"(t2114) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2115 = t361 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2116 = t2115 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t2024), "l"(t2055), "r"(t2116) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2117 = t361 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2118 = t2117 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t2024), "l"(t2066), "r"(t2118) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2119 = t361 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2120 = t2119 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t2024), "l"(t2077), "r"(t2120) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2121 = t361 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2122 = t2121 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t2024), "l"(t2088), "r"(t2122) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2123 = t361 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2124 = t2123 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t2024), "l"(t2099), "r"(t2124) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2125 = t361 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2126 = t2125 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t2024), "l"(t2110), "r"(t2126) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2127 = t2033 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2128 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2129 = t2128 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2130 = t2129 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t2024), "l"(t2127), "r"(t2130) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2131 = t2044 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2132 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2133 = t2132 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2134 = t2133 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t2024), "l"(t2131), "r"(t2134) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2135 = t2055 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2136 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2137 = t2136 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2138 = t2137 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t2024), "l"(t2135), "r"(t2138) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2139 = t2066 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2140 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2141 = t2140 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2142 = t2141 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t2024), "l"(t2139), "r"(t2142) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2143 = t2077 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2144 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2145 = t2144 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2146 = t2145 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t2024), "l"(t2143), "r"(t2146) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2147 = t2088 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2148 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2149 = t2148 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2150 = t2149 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t2024), "l"(t2147), "r"(t2150) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2151 = t2099 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2152 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2153 = t2152 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2154 = t2153 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t2024), "l"(t2151), "r"(t2154) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t2155 = t2110 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2156 = t361 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t2157 = t2156 < t2022;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t2158 = t2157 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t2024), "l"(t2155), "r"(t2158) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2159 = next + 1u;
#line 310 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2160 = count - 1u;
#line 310 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i_5 = t2159 < t2160 ? t2159 : t2160;
            const u32 t2162 = t129 - 1u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2163 = t2162 - i_5;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_12 = t2163 << 7u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2165 = end_6 > 1u ? end_6 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_4 = t2165 - 1u;
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 index_9 = t374 < 31u ? t374 : 31u;
            const u32 t2168 = t334 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2169 = t2168 << 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2170 = first_key_12 + t2169;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2171 = index_9 & 3u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2172 = t2170 + t2171;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2173 = index_9 >> 2u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2174 = t2173 << 4u;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2175 = t2172 + t2174;
#line 150 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2176 = t2175 < last_4 ? t2175 : last_4;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2177 = t2176 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t2178;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2178) : "r"(t2177), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t2178 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2180 = (u64)index_10 * t82;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2181 = t2180 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t2182 = t81 + t2181;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_7;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t2182) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t2184 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 found_5 = t2176 - t2184;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_3 = page_7;
#line 152 "fa-kernels/src/attention/forward/kv_stream.rs"
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
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2186 = i_4 & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2187 = t2186 << 15u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2188 = ring + t2187;
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2189 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2190 = t2188 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2191 = t2189 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2192 = (u64)t2191;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2193 = t2192 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2194 = t2190 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2195 = (u64)t2194;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2196 = t2195 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2197 = t2189 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2198 = (u64)t2197;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2199 = t2198 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2200 = t2190 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2201 = (u64)t2200;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2202 = t2201 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2203 = t2189 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2204 = (u64)t2203;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2205 = t2204 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2206 = t2190 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2207 = (u64)t2206;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2208 = t2207 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2209 = t2189 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2210 = (u64)t2209;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2211 = t2210 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2212 = t2190 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2213 = (u64)t2212;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2214 = t2213 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2215 = t2189 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2216 = (u64)t2215;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2217 = t2216 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2218 = t2190 + 66560u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2219 = (u64)t2218;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2220 = t2219 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2221 = t2189 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2222 = (u64)t2221;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2223 = t2222 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2224 = t2190 + 66562u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2225 = (u64)t2224;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2226 = t2225 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2227 = t2189 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2228 = (u64)t2227;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2229 = t2228 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2230 = t2190 + 66564u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2231 = (u64)t2230;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2232 = t2231 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2233 = t2189 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2234 = (u64)t2233;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2235 = t2234 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2236 = t2190 + 66566u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2237 = (u64)t2236;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2238 = t2237 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %72, %73, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %74, %75, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %76, %77, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %78, %79, p, 1, 1, 0, 0;\n}" : "=&f"(s_65), "=&f"(s_66), "=&f"(s_67), "=&f"(s_68), "=&f"(s_69), "=&f"(s_70), "=&f"(s_71), "=&f"(s_72), "=&f"(s_73), "=&f"(s_74), "=&f"(s_75), "=&f"(s_76), "=&f"(s_77), "=&f"(s_78), "=&f"(s_79), "=&f"(s_80), "=&f"(s_81), "=&f"(s_82), "=&f"(s_83), "=&f"(s_84), "=&f"(s_85), "=&f"(s_86), "=&f"(s_87), "=&f"(s_88), "=&f"(s_89), "=&f"(s_90), "=&f"(s_91), "=&f"(s_92), "=&f"(s_93), "=&f"(s_94), "=&f"(s_95), "=&f"(s_96), "=&f"(s_97), "=&f"(s_98), "=&f"(s_99), "=&f"(s_100), "=&f"(s_101), "=&f"(s_102), "=&f"(s_103), "=&f"(s_104), "=&f"(s_105), "=&f"(s_106), "=&f"(s_107), "=&f"(s_108), "=&f"(s_109), "=&f"(s_110), "=&f"(s_111), "=&f"(s_112), "=&f"(s_113), "=&f"(s_114), "=&f"(s_115), "=&f"(s_116), "=&f"(s_117), "=&f"(s_118), "=&f"(s_119), "=&f"(s_120), "=&f"(s_121), "=&f"(s_122), "=&f"(s_123), "=&f"(s_124), "=&f"(s_125), "=&f"(s_126), "=&f"(s_127), "=&f"(s_128) : "l"(t2193), "l"(t2196), "l"(t2199), "l"(t2202), "l"(t2205), "l"(t2208), "l"(t2211), "l"(t2214), "l"(t2217), "l"(t2220), "l"(t2223), "l"(t2226), "l"(t2229), "l"(t2232), "l"(t2235), "l"(t2238) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68), "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72), "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76), "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80), "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84), "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88), "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92), "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96), "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100), "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104), "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108), "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112), "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116), "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120), "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124), "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) :  : "memory");
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2239 = i_4 < t131;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2240 = t133 <= i_4;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2241 = t2239 | t2240;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t2241) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2242 = t129 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2243 = t2242 - i_4;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2244 = t2243 << 7u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_13 = t2244 + t144;
                const u32 t2246 = first + t143;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2247 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2248 = t2247 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_13 + t2248;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2250 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2251 = t2246 + t2250;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2252 = t2251 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t2253;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2253) : "r"(t2252), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2254 = t2253 >> sharing_shift;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2255 = t2254 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t2255 + 1u;
                const u32 t2257 = end_13 > seq_q ? end_13 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2258 = t2257 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t2258 < end_6 ? t2258 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2260 = end_14 > column_2 ? end_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t2260 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_65 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2263 = visible_65 ? s_65 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_65 = t2263;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_66 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2265 = visible_66 ? s_66 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_66 = t2265;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_67 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2267 = visible_67 ? s_69 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_69 = t2267;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_68 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2269 = visible_68 ? s_70 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_70 = t2269;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_69 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2271 = visible_69 ? s_73 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_73 = t2271;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_70 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2273 = visible_70 ? s_74 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_74 = t2273;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_71 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2275 = visible_71 ? s_77 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_77 = t2275;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_72 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2277 = visible_72 ? s_78 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_78 = t2277;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_73 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2279 = visible_73 ? s_81 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_81 = t2279;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_74 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2281 = visible_74 ? s_82 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_82 = t2281;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_75 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2283 = visible_75 ? s_85 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_85 = t2283;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_76 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2285 = visible_76 ? s_86 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_86 = t2285;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_77 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2287 = visible_77 ? s_89 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_89 = t2287;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_78 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2289 = visible_78 ? s_90 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_90 = t2289;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_79 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2291 = visible_79 ? s_93 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_93 = t2291;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_80 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2293 = visible_80 ? s_94 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_94 = t2293;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_81 = 64u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2295 = visible_81 ? s_97 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_97 = t2295;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_82 = 65u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2297 = visible_82 ? s_98 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_98 = t2297;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_83 = 72u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2299 = visible_83 ? s_101 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_101 = t2299;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_84 = 73u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2301 = visible_84 ? s_102 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_102 = t2301;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_85 = 80u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2303 = visible_85 ? s_105 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_105 = t2303;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_86 = 81u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2305 = visible_86 ? s_106 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_106 = t2305;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_87 = 88u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2307 = visible_87 ? s_109 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_109 = t2307;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_88 = 89u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2309 = visible_88 ? s_110 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_110 = t2309;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_89 = 96u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2311 = visible_89 ? s_113 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_113 = t2311;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_90 = 97u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2313 = visible_90 ? s_114 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_114 = t2313;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_91 = 104u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2315 = visible_91 ? s_117 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_117 = t2315;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_92 = 105u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2317 = visible_92 ? s_118 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_118 = t2317;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_93 = 112u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2319 = visible_93 ? s_121 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_121 = t2319;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_94 = 113u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2321 = visible_94 ? s_122 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_122 = t2321;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_95 = 120u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2323 = visible_95 ? s_125 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_125 = t2323;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_96 = 121u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2325 = visible_96 ? s_126 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_126 = t2325;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2326 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2327 = t2246 + t2326;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2328 = t2327 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2329 = t2328 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t2330;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2330) : "r"(t2329), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2331 = t2330 >> sharing_shift;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2332 = t2331 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t2332 + 1u;
                const u32 t2334 = end_16 > seq_q ? end_16 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2335 = t2334 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t2335 < end_6 ? t2335 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t2337 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t2337 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_97 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2340 = visible_97 ? s_67 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_67 = t2340;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_98 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2342 = visible_98 ? s_68 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_68 = t2342;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_99 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2344 = visible_99 ? s_71 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_71 = t2344;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_100 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2346 = visible_100 ? s_72 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_72 = t2346;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_101 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2348 = visible_101 ? s_75 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_75 = t2348;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_102 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2350 = visible_102 ? s_76 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_76 = t2350;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_103 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2352 = visible_103 ? s_79 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_79 = t2352;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_104 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2354 = visible_104 ? s_80 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_80 = t2354;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_105 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2356 = visible_105 ? s_83 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_83 = t2356;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_106 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2358 = visible_106 ? s_84 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_84 = t2358;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_107 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2360 = visible_107 ? s_87 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_87 = t2360;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_108 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2362 = visible_108 ? s_88 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_88 = t2362;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_109 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2364 = visible_109 ? s_91 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_91 = t2364;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_110 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2366 = visible_110 ? s_92 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_92 = t2366;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_111 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2368 = visible_111 ? s_95 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_95 = t2368;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_112 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2370 = visible_112 ? s_96 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_96 = t2370;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_113 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2372 = visible_113 ? s_99 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_99 = t2372;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_114 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2374 = visible_114 ? s_100 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_100 = t2374;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_115 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2376 = visible_115 ? s_103 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_103 = t2376;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_116 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2378 = visible_116 ? s_104 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_104 = t2378;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_117 = 80u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2380 = visible_117 ? s_107 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_107 = t2380;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_118 = 81u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2382 = visible_118 ? s_108 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_108 = t2382;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_119 = 88u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2384 = visible_119 ? s_111 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_111 = t2384;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_120 = 89u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2386 = visible_120 ? s_112 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_112 = t2386;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_121 = 96u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2388 = visible_121 ? s_115 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_115 = t2388;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_122 = 97u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2390 = visible_122 ? s_116 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_116 = t2390;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_123 = 104u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2392 = visible_123 ? s_119 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_119 = t2392;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_124 = 105u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2394 = visible_124 ? s_120 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_120 = t2394;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_125 = 112u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2396 = visible_125 ? s_123 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_123 = t2396;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_126 = 113u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2398 = visible_126 ? s_124 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_124 = t2398;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_127 = 120u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2400 = visible_127 ? s_127 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_127 = t2400;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_128 = 121u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t2402 = visible_128 ? s_128 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_128 = t2402;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2404;
            asm("max.f32 %0, %1, %2;" : "=f"(t2404) : "f"(old_3), "f"(s_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2405;
            asm("max.f32 %0, %1, %2;" : "=f"(t2405) : "f"(t2404), "f"(s_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2406;
            asm("max.f32 %0, %1, %2;" : "=f"(t2406) : "f"(t2405), "f"(s_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2407;
            asm("max.f32 %0, %1, %2;" : "=f"(t2407) : "f"(t2406), "f"(s_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2408;
            asm("max.f32 %0, %1, %2;" : "=f"(t2408) : "f"(t2407), "f"(s_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2409;
            asm("max.f32 %0, %1, %2;" : "=f"(t2409) : "f"(t2408), "f"(s_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2410;
            asm("max.f32 %0, %1, %2;" : "=f"(t2410) : "f"(t2409), "f"(s_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2411;
            asm("max.f32 %0, %1, %2;" : "=f"(t2411) : "f"(t2410), "f"(s_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2412;
            asm("max.f32 %0, %1, %2;" : "=f"(t2412) : "f"(t2411), "f"(s_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2413;
            asm("max.f32 %0, %1, %2;" : "=f"(t2413) : "f"(t2412), "f"(s_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2414;
            asm("max.f32 %0, %1, %2;" : "=f"(t2414) : "f"(t2413), "f"(s_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2415;
            asm("max.f32 %0, %1, %2;" : "=f"(t2415) : "f"(t2414), "f"(s_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2416;
            asm("max.f32 %0, %1, %2;" : "=f"(t2416) : "f"(t2415), "f"(s_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2417;
            asm("max.f32 %0, %1, %2;" : "=f"(t2417) : "f"(t2416), "f"(s_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2418;
            asm("max.f32 %0, %1, %2;" : "=f"(t2418) : "f"(t2417), "f"(s_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2419;
            asm("max.f32 %0, %1, %2;" : "=f"(t2419) : "f"(t2418), "f"(s_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2420;
            asm("max.f32 %0, %1, %2;" : "=f"(t2420) : "f"(t2419), "f"(s_97));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2421;
            asm("max.f32 %0, %1, %2;" : "=f"(t2421) : "f"(t2420), "f"(s_98));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2422;
            asm("max.f32 %0, %1, %2;" : "=f"(t2422) : "f"(t2421), "f"(s_101));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2423;
            asm("max.f32 %0, %1, %2;" : "=f"(t2423) : "f"(t2422), "f"(s_102));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2424;
            asm("max.f32 %0, %1, %2;" : "=f"(t2424) : "f"(t2423), "f"(s_105));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2425;
            asm("max.f32 %0, %1, %2;" : "=f"(t2425) : "f"(t2424), "f"(s_106));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2426;
            asm("max.f32 %0, %1, %2;" : "=f"(t2426) : "f"(t2425), "f"(s_109));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2427;
            asm("max.f32 %0, %1, %2;" : "=f"(t2427) : "f"(t2426), "f"(s_110));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2428;
            asm("max.f32 %0, %1, %2;" : "=f"(t2428) : "f"(t2427), "f"(s_113));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2429;
            asm("max.f32 %0, %1, %2;" : "=f"(t2429) : "f"(t2428), "f"(s_114));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2430;
            asm("max.f32 %0, %1, %2;" : "=f"(t2430) : "f"(t2429), "f"(s_117));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2431;
            asm("max.f32 %0, %1, %2;" : "=f"(t2431) : "f"(t2430), "f"(s_118));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2432;
            asm("max.f32 %0, %1, %2;" : "=f"(t2432) : "f"(t2431), "f"(s_121));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2433;
            asm("max.f32 %0, %1, %2;" : "=f"(t2433) : "f"(t2432), "f"(s_122));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2434;
            asm("max.f32 %0, %1, %2;" : "=f"(t2434) : "f"(t2433), "f"(s_125));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2435;
            asm("max.f32 %0, %1, %2;" : "=f"(t2435) : "f"(t2434), "f"(s_126));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2436;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2436) : "f"(t2435));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t2435), "f"(t2436));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2438;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2438) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t2438));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t2441 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t2441;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2443 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2444;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(old_3), "f"(scale_log2), "f"(t2443));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2444));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t2446 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2447 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_65;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_65), "f"(scale_log2), "f"(t2447));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2449;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2449) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_65 = t2449;
            const f32 t2450 = t2446 + s_65;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2451 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_66;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_66), "f"(scale_log2), "f"(t2451));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2453;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2453) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_66 = t2453;
            const f32 t2454 = t2450 + s_66;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2455 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_67;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_69), "f"(scale_log2), "f"(t2455));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2457;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2457) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_69 = t2457;
            const f32 t2458 = t2454 + s_69;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2459 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_68;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_70), "f"(scale_log2), "f"(t2459));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2461;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2461) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_70 = t2461;
            const f32 t2462 = t2458 + s_70;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2463 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_69;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_73), "f"(scale_log2), "f"(t2463));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2465;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2465) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_73 = t2465;
            const f32 t2466 = t2462 + s_73;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2467 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_70;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_74), "f"(scale_log2), "f"(t2467));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2469;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2469) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_74 = t2469;
            const f32 t2470 = t2466 + s_74;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2471 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_71;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_77), "f"(scale_log2), "f"(t2471));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2473;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2473) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_77 = t2473;
            const f32 t2474 = t2470 + s_77;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2475 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_72;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_78), "f"(scale_log2), "f"(t2475));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2477;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2477) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_78 = t2477;
            const f32 t2478 = t2474 + s_78;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2479 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_73;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_81), "f"(scale_log2), "f"(t2479));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2481;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2481) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_81 = t2481;
            const f32 t2482 = t2478 + s_81;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2483 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_74;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_82), "f"(scale_log2), "f"(t2483));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2485;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2485) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_82 = t2485;
            const f32 t2486 = t2482 + s_82;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2487 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_75;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_85), "f"(scale_log2), "f"(t2487));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2489;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2489) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_85 = t2489;
            const f32 t2490 = t2486 + s_85;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2491 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_76;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_86), "f"(scale_log2), "f"(t2491));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2493;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2493) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_86 = t2493;
            const f32 t2494 = t2490 + s_86;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2495 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_77;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_89), "f"(scale_log2), "f"(t2495));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2497;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2497) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_89 = t2497;
            const f32 t2498 = t2494 + s_89;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2499 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_78;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_90), "f"(scale_log2), "f"(t2499));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2501;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2501) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_90 = t2501;
            const f32 t2502 = t2498 + s_90;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2503 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_79;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_93), "f"(scale_log2), "f"(t2503));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2505;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2505) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_93 = t2505;
            const f32 t2506 = t2502 + s_93;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2507 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_80;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_94), "f"(scale_log2), "f"(t2507));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2509;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2509) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_94 = t2509;
            const f32 t2510 = t2506 + s_94;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2511 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_81;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_97), "f"(scale_log2), "f"(t2511));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2513;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2513) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_97 = t2513;
            const f32 t2514 = t2510 + s_97;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2515 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_82;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_98), "f"(scale_log2), "f"(t2515));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2517;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2517) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_98 = t2517;
            const f32 t2518 = t2514 + s_98;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2519 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_83;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_101), "f"(scale_log2), "f"(t2519));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2521;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2521) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_101 = t2521;
            const f32 t2522 = t2518 + s_101;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2523 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_84;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_102), "f"(scale_log2), "f"(t2523));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2525;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2525) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_102 = t2525;
            const f32 t2526 = t2522 + s_102;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2527 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_85;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_105), "f"(scale_log2), "f"(t2527));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2529;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2529) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_105 = t2529;
            const f32 t2530 = t2526 + s_105;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2531 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_86;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_106), "f"(scale_log2), "f"(t2531));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2533;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2533) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_106 = t2533;
            const f32 t2534 = t2530 + s_106;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2535 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_87;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_109), "f"(scale_log2), "f"(t2535));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2537;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2537) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_109 = t2537;
            const f32 t2538 = t2534 + s_109;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2539 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_88;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_110), "f"(scale_log2), "f"(t2539));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2541;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2541) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_110 = t2541;
            const f32 t2542 = t2538 + s_110;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2543 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_89;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_113), "f"(scale_log2), "f"(t2543));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2545;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2545) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_113 = t2545;
            const f32 t2546 = t2542 + s_113;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2547 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_90;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_114), "f"(scale_log2), "f"(t2547));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2549;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2549) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_114 = t2549;
            const f32 t2550 = t2546 + s_114;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2551 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_91;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_117), "f"(scale_log2), "f"(t2551));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2553;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2553) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_117 = t2553;
            const f32 t2554 = t2550 + s_117;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2555 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_92;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_118), "f"(scale_log2), "f"(t2555));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2557;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2557) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_118 = t2557;
            const f32 t2558 = t2554 + s_118;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2559 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_93;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_121), "f"(scale_log2), "f"(t2559));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2561;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2561) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_121 = t2561;
            const f32 t2562 = t2558 + s_121;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2563 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_94;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_122), "f"(scale_log2), "f"(t2563));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2565;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2565) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_122 = t2565;
            const f32 t2566 = t2562 + s_122;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2567 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_95;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_125), "f"(scale_log2), "f"(t2567));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2569;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2569) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_125 = t2569;
            const f32 t2570 = t2566 + s_125;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2571 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_96;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_126), "f"(scale_log2), "f"(t2571));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2573;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2573) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_126 = t2573;
            const f32 t2574 = t2570 + s_126;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2574;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2575 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t2575;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2576 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t2576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2577 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t2577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2578 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t2578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2579 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t2579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2580 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t2580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2581 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t2581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2582 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t2582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2583 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t2583;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2584 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t2584;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2585 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t2585;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2586 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t2586;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2587 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t2587;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2588 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t2588;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2589 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t2589;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2590 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t2590;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2591 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t2591;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2592 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t2592;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2593 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t2593;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2594 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t2594;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2595 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t2595;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2596 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t2596;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2597 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t2597;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2598 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t2598;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2599 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t2599;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2600 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t2600;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2601 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t2601;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2602 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t2602;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2603 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t2603;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2604 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t2604;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2605 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t2605;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2606 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t2606;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2608;
            asm("max.f32 %0, %1, %2;" : "=f"(t2608) : "f"(old_4), "f"(s_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2609;
            asm("max.f32 %0, %1, %2;" : "=f"(t2609) : "f"(t2608), "f"(s_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2610;
            asm("max.f32 %0, %1, %2;" : "=f"(t2610) : "f"(t2609), "f"(s_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2611;
            asm("max.f32 %0, %1, %2;" : "=f"(t2611) : "f"(t2610), "f"(s_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2612;
            asm("max.f32 %0, %1, %2;" : "=f"(t2612) : "f"(t2611), "f"(s_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2613;
            asm("max.f32 %0, %1, %2;" : "=f"(t2613) : "f"(t2612), "f"(s_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2614;
            asm("max.f32 %0, %1, %2;" : "=f"(t2614) : "f"(t2613), "f"(s_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2615;
            asm("max.f32 %0, %1, %2;" : "=f"(t2615) : "f"(t2614), "f"(s_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2616;
            asm("max.f32 %0, %1, %2;" : "=f"(t2616) : "f"(t2615), "f"(s_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2617;
            asm("max.f32 %0, %1, %2;" : "=f"(t2617) : "f"(t2616), "f"(s_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2618;
            asm("max.f32 %0, %1, %2;" : "=f"(t2618) : "f"(t2617), "f"(s_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2619;
            asm("max.f32 %0, %1, %2;" : "=f"(t2619) : "f"(t2618), "f"(s_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2620;
            asm("max.f32 %0, %1, %2;" : "=f"(t2620) : "f"(t2619), "f"(s_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2621;
            asm("max.f32 %0, %1, %2;" : "=f"(t2621) : "f"(t2620), "f"(s_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2622;
            asm("max.f32 %0, %1, %2;" : "=f"(t2622) : "f"(t2621), "f"(s_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2623;
            asm("max.f32 %0, %1, %2;" : "=f"(t2623) : "f"(t2622), "f"(s_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2624;
            asm("max.f32 %0, %1, %2;" : "=f"(t2624) : "f"(t2623), "f"(s_99));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2625;
            asm("max.f32 %0, %1, %2;" : "=f"(t2625) : "f"(t2624), "f"(s_100));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2626;
            asm("max.f32 %0, %1, %2;" : "=f"(t2626) : "f"(t2625), "f"(s_103));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2627;
            asm("max.f32 %0, %1, %2;" : "=f"(t2627) : "f"(t2626), "f"(s_104));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2628;
            asm("max.f32 %0, %1, %2;" : "=f"(t2628) : "f"(t2627), "f"(s_107));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2629;
            asm("max.f32 %0, %1, %2;" : "=f"(t2629) : "f"(t2628), "f"(s_108));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2630;
            asm("max.f32 %0, %1, %2;" : "=f"(t2630) : "f"(t2629), "f"(s_111));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2631;
            asm("max.f32 %0, %1, %2;" : "=f"(t2631) : "f"(t2630), "f"(s_112));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2632;
            asm("max.f32 %0, %1, %2;" : "=f"(t2632) : "f"(t2631), "f"(s_115));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2633;
            asm("max.f32 %0, %1, %2;" : "=f"(t2633) : "f"(t2632), "f"(s_116));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2634;
            asm("max.f32 %0, %1, %2;" : "=f"(t2634) : "f"(t2633), "f"(s_119));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2635;
            asm("max.f32 %0, %1, %2;" : "=f"(t2635) : "f"(t2634), "f"(s_120));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2636;
            asm("max.f32 %0, %1, %2;" : "=f"(t2636) : "f"(t2635), "f"(s_123));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2637;
            asm("max.f32 %0, %1, %2;" : "=f"(t2637) : "f"(t2636), "f"(s_124));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2638;
            asm("max.f32 %0, %1, %2;" : "=f"(t2638) : "f"(t2637), "f"(s_127));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t2639;
            asm("max.f32 %0, %1, %2;" : "=f"(t2639) : "f"(t2638), "f"(s_128));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2640;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2640) : "f"(t2639));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t2639), "f"(t2640));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t2642;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2642) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t2642));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t2645 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t2645;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2647 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(old_4), "f"(scale_log2), "f"(t2647));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2648));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t2650 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2651 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_97;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_67), "f"(scale_log2), "f"(t2651));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2653;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2653) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_67 = t2653;
            const f32 t2654 = t2650 + s_67;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2655 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_98;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_68), "f"(scale_log2), "f"(t2655));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2657;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2657) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_68 = t2657;
            const f32 t2658 = t2654 + s_68;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2659 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_99;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_71), "f"(scale_log2), "f"(t2659));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2661;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_71 = t2661;
            const f32 t2662 = t2658 + s_71;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2663 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_100;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_72), "f"(scale_log2), "f"(t2663));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2665;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2665) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_72 = t2665;
            const f32 t2666 = t2662 + s_72;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2667 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_75), "f"(scale_log2), "f"(t2667));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2669;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2669) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_75 = t2669;
            const f32 t2670 = t2666 + s_75;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2671 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_102;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_76), "f"(scale_log2), "f"(t2671));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2673;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2673) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_76 = t2673;
            const f32 t2674 = t2670 + s_76;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2675 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_103;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_79), "f"(scale_log2), "f"(t2675));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2677;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2677) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_79 = t2677;
            const f32 t2678 = t2674 + s_79;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2679 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_104;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_80), "f"(scale_log2), "f"(t2679));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2681;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2681) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_80 = t2681;
            const f32 t2682 = t2678 + s_80;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2683 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_105;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_83), "f"(scale_log2), "f"(t2683));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2685;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2685) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_83 = t2685;
            const f32 t2686 = t2682 + s_83;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2687 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_106;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_84), "f"(scale_log2), "f"(t2687));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2689;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2689) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_84 = t2689;
            const f32 t2690 = t2686 + s_84;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2691 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_107;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_87), "f"(scale_log2), "f"(t2691));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2693;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2693) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_87 = t2693;
            const f32 t2694 = t2690 + s_87;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2695 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_108;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_88), "f"(scale_log2), "f"(t2695));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2697;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2697) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_88 = t2697;
            const f32 t2698 = t2694 + s_88;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2699 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_109;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_91), "f"(scale_log2), "f"(t2699));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2701;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2701) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_91 = t2701;
            const f32 t2702 = t2698 + s_91;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2703 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_110;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_92), "f"(scale_log2), "f"(t2703));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2705;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2705) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_92 = t2705;
            const f32 t2706 = t2702 + s_92;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2707 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_111;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_95), "f"(scale_log2), "f"(t2707));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2709;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2709) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_95 = t2709;
            const f32 t2710 = t2706 + s_95;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2711 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_112;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_96), "f"(scale_log2), "f"(t2711));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2713;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2713) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_96 = t2713;
            const f32 t2714 = t2710 + s_96;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2715 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_113;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_99), "f"(scale_log2), "f"(t2715));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2717;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2717) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_99 = t2717;
            const f32 t2718 = t2714 + s_99;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2719 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_114;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_100), "f"(scale_log2), "f"(t2719));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2721;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2721) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_100 = t2721;
            const f32 t2722 = t2718 + s_100;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2723 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_115;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_103), "f"(scale_log2), "f"(t2723));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2725;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2725) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_103 = t2725;
            const f32 t2726 = t2722 + s_103;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2727 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_116;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_104), "f"(scale_log2), "f"(t2727));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2729;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2729) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_104 = t2729;
            const f32 t2730 = t2726 + s_104;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2731 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_117;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_107), "f"(scale_log2), "f"(t2731));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2733;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2733) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_107 = t2733;
            const f32 t2734 = t2730 + s_107;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2735 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_118;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_108), "f"(scale_log2), "f"(t2735));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2737;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2737) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_108 = t2737;
            const f32 t2738 = t2734 + s_108;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2739 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_119;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_111), "f"(scale_log2), "f"(t2739));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2741;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2741) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_111 = t2741;
            const f32 t2742 = t2738 + s_111;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2743 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_120;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_112), "f"(scale_log2), "f"(t2743));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2745;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2745) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_112 = t2745;
            const f32 t2746 = t2742 + s_112;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2747 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_121;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_115), "f"(scale_log2), "f"(t2747));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2749;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2749) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_115 = t2749;
            const f32 t2750 = t2746 + s_115;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2751 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_122;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_116), "f"(scale_log2), "f"(t2751));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2753;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2753) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_116 = t2753;
            const f32 t2754 = t2750 + s_116;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2755 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_123;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_119), "f"(scale_log2), "f"(t2755));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2757) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_119 = t2757;
            const f32 t2758 = t2754 + s_119;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2759 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_124;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_120), "f"(scale_log2), "f"(t2759));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2761;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2761) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_120 = t2761;
            const f32 t2762 = t2758 + s_120;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2763 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_125;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_123), "f"(scale_log2), "f"(t2763));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2765;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2765) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_123 = t2765;
            const f32 t2766 = t2762 + s_123;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2767 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_126;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_124), "f"(scale_log2), "f"(t2767));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2769;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2769) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_124 = t2769;
            const f32 t2770 = t2766 + s_124;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2771 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_127;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_127), "f"(scale_log2), "f"(t2771));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2773;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2773) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_127 = t2773;
            const f32 t2774 = t2770 + s_127;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t2775 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_128;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_128), "f"(scale_log2), "f"(t2775));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t2777;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2777) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_128 = t2777;
            const f32 t2778 = t2774 + s_128;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2779 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t2779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2780 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t2780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2781 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t2781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2782 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t2782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2783 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t2783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2784 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t2784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2785 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t2785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2786 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t2786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2787 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t2787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2788 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t2788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2789 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t2789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2790 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t2790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2791 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t2791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2792 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t2792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2793 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t2793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2794 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t2794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2795 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t2795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2796 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t2796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2797 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t2797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2798 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t2798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2799 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t2799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2800 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t2800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2801 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t2801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2802 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t2802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2803 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t2803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2804 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t2804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2805 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t2805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2806 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t2806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2807 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t2807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2808 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t2808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2809 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t2809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t2810 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t2810;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2811;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2811) : "f"(s_65), "f"(s_66));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2812;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2812) : "f"(s_67), "f"(s_68));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2813;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2813) : "f"(s_69), "f"(s_70));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2814;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2814) : "f"(s_71), "f"(s_72));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2815;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(s_73), "f"(s_74));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2816;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2816) : "f"(s_75), "f"(s_76));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2817;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2817) : "f"(s_77), "f"(s_78));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2818;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2818) : "f"(s_79), "f"(s_80));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2819;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2819) : "f"(s_81), "f"(s_82));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2820;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2820) : "f"(s_83), "f"(s_84));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2821;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2821) : "f"(s_85), "f"(s_86));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2822;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2822) : "f"(s_87), "f"(s_88));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2823;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2823) : "f"(s_89), "f"(s_90));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2824;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2824) : "f"(s_91), "f"(s_92));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2825;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2825) : "f"(s_93), "f"(s_94));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2826;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2826) : "f"(s_95), "f"(s_96));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2827;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2827) : "f"(s_97), "f"(s_98));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2828;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2828) : "f"(s_99), "f"(s_100));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2829;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2829) : "f"(s_101), "f"(s_102));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2830;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2830) : "f"(s_103), "f"(s_104));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2831;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2831) : "f"(s_105), "f"(s_106));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2832;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2832) : "f"(s_107), "f"(s_108));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2833;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2833) : "f"(s_109), "f"(s_110));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2834;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2834) : "f"(s_111), "f"(s_112));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2835;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2835) : "f"(s_113), "f"(s_114));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2836;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2836) : "f"(s_115), "f"(s_116));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2837;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2837) : "f"(s_117), "f"(s_118));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2838;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2838) : "f"(s_119), "f"(s_120));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2839;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2839) : "f"(s_121), "f"(s_122));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2840;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2840) : "f"(s_123), "f"(s_124));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2841;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2841) : "f"(s_125), "f"(s_126));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t2842;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2842) : "f"(s_127), "f"(s_128));
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2843 = i_4 & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2844 = t2843 << 15u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t2845 = t321 + t2844;
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2846 = t2845 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2847 = t2846 + 67108864u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2848 = (u64)t2847;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2849 = t2848 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2850 = t2846 + 67108992u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2851 = (u64)t2850;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2852 = t2851 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2853 = t2846 + 67109120u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2854 = (u64)t2853;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2855 = t2854 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2856 = t2846 + 67109248u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2857 = (u64)t2856;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2858 = t2857 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2859 = t2846 + 67109376u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2860 = (u64)t2859;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2861 = t2860 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2862 = t2846 + 67109504u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2863 = (u64)t2862;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2864 = t2863 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2865 = t2846 + 67109632u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2866 = (u64)t2865;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2867 = t2866 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t2868 = t2846 + 67109760u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2869 = (u64)t2868;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t2870 = t2869 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%99, %100, %101, %102}, %103, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t2811), "r"(t2812), "r"(t2813), "r"(t2814), "l"(t2849), "r"(t2815), "r"(t2816), "r"(t2817), "r"(t2818), "l"(t2852), "r"(t2819), "r"(t2820), "r"(t2821), "r"(t2822), "l"(t2855), "r"(t2823), "r"(t2824), "r"(t2825), "r"(t2826), "l"(t2858), "r"(t2827), "r"(t2828), "r"(t2829), "r"(t2830), "l"(t2861), "r"(t2831), "r"(t2832), "r"(t2833), "r"(t2834), "l"(t2864), "r"(t2835), "r"(t2836), "r"(t2837), "r"(t2838), "l"(t2867), "r"(t2839), "r"(t2840), "r"(t2841), "r"(t2842), "l"(t2870) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t2871 = t123 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t2871) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2872;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2872) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t2872;
            f32 t2874;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2874) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2875 = pair_5 + t2874;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2875;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2876;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2876) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t2876;
            f32 t2878;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2878) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2879 = pair_6 + t2878;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2879;
#line 343 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2880 = sum == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
            f32 t2881;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2881) : "f"(sum));
#line 344 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2880 ? 0.0f : t2881;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2883 = acc * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc = t2883;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2884 = acc_2 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2884;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2885 = acc_5 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2885;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2886 = acc_6 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2886;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2887 = acc_9 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2887;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2888 = acc_10 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2888;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2889 = acc_13 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2889;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2890 = acc_14 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2890;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2891 = acc_17 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2891;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2892 = acc_18 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2892;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2893 = acc_21 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2893;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2894 = acc_22 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2894;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2895 = acc_25 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2895;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2896 = acc_26 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2896;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2897 = acc_29 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2897;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2898 = acc_30 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2898;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2899 = acc_33 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2899;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2900 = acc_34 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2900;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2901 = acc_37 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2901;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2902 = acc_38 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2902;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2903 = acc_41 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2903;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2904 = acc_42 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2904;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2905 = acc_45 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2905;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2906 = acc_46 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2906;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2907 = acc_49 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2907;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2908 = acc_50 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2908;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2909 = acc_53 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2909;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2910 = acc_54 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2910;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2911 = acc_57 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2911;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2912 = acc_58 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2912;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2913 = acc_61 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2913;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2914 = acc_62 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2914;
#line 343 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2915 = sum_2 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
            f32 t2916;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2916) : "f"(sum_2));
#line 344 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2915 ? 0.0f : t2916;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2918 = acc_3 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2918;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2919 = acc_4 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2919;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2920 = acc_7 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2920;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2921 = acc_8 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2921;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2922 = acc_11 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2922;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2923 = acc_12 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2923;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2924 = acc_15 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2924;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2925 = acc_16 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2925;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2926 = acc_19 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2926;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2927 = acc_20 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2927;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2928 = acc_23 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2928;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2929 = acc_24 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2929;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2930 = acc_27 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2930;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2931 = acc_28 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2931;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2932 = acc_31 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2932;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2933 = acc_32 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2933;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2934 = acc_35 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2934;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2935 = acc_36 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2935;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2936 = acc_39 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2936;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2937 = acc_40 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2937;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2938 = acc_43 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2938;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2939 = acc_44 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2939;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2940 = acc_47 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2940;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2941 = acc_48 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2941;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2942 = acc_51 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2942;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2943 = acc_52 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2943;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2944 = acc_55 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2944;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2945 = acc_56 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2945;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2946 = acc_59 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2946;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2947 = acc_60 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2947;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2948 = acc_63 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2948;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2949 = acc_64 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2949;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 4u;
            const u32 t2951 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2952 = t2951 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2953 = first_2 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t2952 + t2953;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2955 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2956 = t143 + t2955;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2957 = t2956 < t91;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2957) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2958 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2959 = t143 + t2958;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2960 = first + t2959;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2961 = t2960 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2962;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2962) : "r"(t2961), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2963 = t2962 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2964 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2965 = first + t2959;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2966 = t2965 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2967;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2967) : "r"(t2966), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2968 = t2967 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2969 = t2968 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2970 = t2965 - t2969;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2971 = t2964 + t2970;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2972 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2973 = t2972 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2974 = t2973 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2975 = o + t2974;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2976 = (u64)t2963;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2977 = t2976 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2978 = t2977 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2979 = t2975 + t2978;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2980 = (u64)t2971;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2981 = t2980 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2982 = t2981 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2983 = t2979 + t2982;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2984 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t2983 + t2984;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t2986 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2987 = first_2 < t2986;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2987) {
                    u32 t2988;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2988) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t2988) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t2989 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2990 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2991 = t2989 < t2990;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2991) {
                    u32 t2992;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2992) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t2992) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t2993 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2994 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2995 = t2993 < t2994;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2995) {
                    u32 t2996;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2996) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t2996) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t2997 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2998 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2999 = t2997 < t2998;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2999) {
                    u32 t3000;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3000) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t3000) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t3001 = first_2 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3002 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3003 = t3001 < t3002;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3003) {
                    u32 t3004;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3004) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t3004) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t3005 = first_2 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3006 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3007 = t3005 < t3006;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3007) {
                    u32 t3008;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3008) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t3008) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t3009 = first_2 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3010 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3011 = t3009 < t3010;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3011) {
                    u32 t3012;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3012) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t3012) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t3013 = first_2 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3014 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3015 = t3013 < t3014;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3015) {
                    u32 t3016;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3016) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t3016) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t3017 = first_2 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3018 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3019 = t3017 < t3018;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3019) {
                    u32 t3020;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3020) : "f"(pair_23), "f"(pair_24));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t3020) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t3021 = first_2 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3022 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3023 = t3021 < t3022;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3023) {
                    u32 t3024;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3024) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t3024) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t3025 = first_2 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3026 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3027 = t3025 < t3026;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3027) {
                    u32 t3028;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3028) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t3028) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t3029 = first_2 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3030 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3031 = t3029 < t3030;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3031) {
                    u32 t3032;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3032) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t3032) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t3033 = first_2 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3034 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3035 = t3033 < t3034;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3035) {
                    u32 t3036;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3036) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t3036) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t3037 = first_2 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3038 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3039 = t3037 < t3038;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3039) {
                    u32 t3040;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3040) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t3040) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t3041 = first_2 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3042 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3043 = t3041 < t3042;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3043) {
                    u32 t3044;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t3044) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t3045 = first_2 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3046 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3047 = t3045 < t3046;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3047) {
                    u32 t3048;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3048) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t3048) : "memory");
                }
            }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3049 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3050 = t143 + t3049;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3051 = t3050 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3052 = t3051 < t91;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3052) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3053 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3054 = t143 + t3053;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3055 = t3054 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3056 = first + t3055;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3057 = t3056 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3058;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3058) : "r"(t3057), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3059 = t3058 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3060 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3061 = first + t3055;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3062 = t3061 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3063;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3063) : "r"(t3062), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3064 = t3063 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3065 = t3064 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3066 = t3061 - t3065;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3067 = t3060 + t3066;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3068 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3069 = t3068 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3070 = t3069 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3071 = o + t3070;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3072 = (u64)t3059;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3073 = t3072 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3074 = t3073 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3075 = t3071 + t3074;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3076 = (u64)t3067;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3077 = t3076 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3078 = t3077 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t3079 = t3075 + t3078;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3080 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t3079 + t3080;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t3082 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3083 = first_2 < t3082;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3083) {
                    u32 t3084;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3084) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t3084) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t3085 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3086 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3087 = t3085 < t3086;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3087) {
                    u32 t3088;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3088) : "f"(pair_41), "f"(pair_42));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t3088) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t3089 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3090 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3091 = t3089 < t3090;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3091) {
                    u32 t3092;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3092) : "f"(pair_43), "f"(pair_44));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t3092) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t3093 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3094 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3095 = t3093 < t3094;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3095) {
                    u32 t3096;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3096) : "f"(pair_45), "f"(pair_46));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t3096) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t3097 = first_2 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3098 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3099 = t3097 < t3098;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3099) {
                    u32 t3100;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3100) : "f"(pair_47), "f"(pair_48));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t3100) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t3101 = first_2 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3102 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3103 = t3101 < t3102;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3103) {
                    u32 t3104;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3104) : "f"(pair_49), "f"(pair_50));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t3104) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t3105 = first_2 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3106 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3107 = t3105 < t3106;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3107) {
                    u32 t3108;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3108) : "f"(pair_51), "f"(pair_52));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t3108) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t3109 = first_2 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3110 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3111 = t3109 < t3110;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3111) {
                    u32 t3112;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3112) : "f"(pair_53), "f"(pair_54));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t3112) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t3113 = first_2 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3114 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3115 = t3113 < t3114;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3115) {
                    u32 t3116;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3116) : "f"(pair_55), "f"(pair_56));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t3116) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t3117 = first_2 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3118 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3119 = t3117 < t3118;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3119) {
                    u32 t3120;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3120) : "f"(pair_57), "f"(pair_58));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t3120) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t3121 = first_2 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3122 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3123 = t3121 < t3122;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3123) {
                    u32 t3124;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3124) : "f"(pair_59), "f"(pair_60));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t3124) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t3125 = first_2 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3126 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3127 = t3125 < t3126;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3127) {
                    u32 t3128;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3128) : "f"(pair_61), "f"(pair_62));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t3128) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t3129 = first_2 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3130 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3131 = t3129 < t3130;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3131) {
                    u32 t3132;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3132) : "f"(pair_63), "f"(pair_64));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t3132) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t3133 = first_2 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3134 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3135 = t3133 < t3134;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3135) {
                    u32 t3136;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3136) : "f"(pair_65), "f"(pair_66));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t3136) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t3137 = first_2 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3138 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3139 = t3137 < t3138;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3139) {
                    u32 t3140;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3140) : "f"(pair_67), "f"(pair_68));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t3140) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t3141 = first_2 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3142 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3143 = t3141 < t3142;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3143) {
                    u32 t3144;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3144) : "f"(pair_69), "f"(pair_70));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t3144) : "memory");
                }
            }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3145 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_3 = t143 + t3145;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3147 = row_3 < t91;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3148 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3149 = t3148 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3150;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3150) : "r"(t3149), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3151 = t3150 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3152 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3153 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3154 = t3153 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3155;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3155) : "r"(t3154), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3156 = t3155 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3157 = t3156 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3158 = t3153 - t3157;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3159 = t3152 + t3158;
#line 320 "fa-kernels/src/attention/softmax.rs"
            f32 t3160;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3160) : "f"(row_sum));
#line 320 "fa-kernels/src/attention/softmax.rs"
            f32 t3161;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3161) : "f"(row_max), "f"(scale_log2), "f"(t3160));
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t3161 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
            const bool t3163 = row_sum == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
            const f32 value = t3163 ? __uint_as_float(0xff800000u) : lse_2;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t3165 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t3166 = t3165 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t3167 = t3147 & t3166;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
            if (t3167) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3168 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3169 = t3168 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3170 = t3169 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3171 = lse + t3170;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3172 = (u64)t3159;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3173 = t3172 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3174 = t3173 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3175 = t3171 + t3174;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3176 = (u64)t3151;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3177 = t3176 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3178 = t3177 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3179 = t3175 + t3178;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3179), "f"(value) : "memory");
            }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3180 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3181 = t143 + t3180;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_4 = t3181 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3183 = row_4 < t91;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3184 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3185 = t3184 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3186;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3186) : "r"(t3185), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3187 = t3186 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3188 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3189 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3190 = t3189 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t3191;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3191) : "r"(t3190), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3192 = t3191 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3193 = t3192 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3194 = t3189 - t3193;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t3195 = t3188 + t3194;
#line 320 "fa-kernels/src/attention/softmax.rs"
            f32 t3196;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3196) : "f"(row_sum_2));
#line 320 "fa-kernels/src/attention/softmax.rs"
            f32 t3197;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(row_max_2), "f"(scale_log2), "f"(t3196));
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t3197 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
            const bool t3199 = row_sum_2 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = t3199 ? __uint_as_float(0xff800000u) : lse_3;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t3201 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t3202 = t3201 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t3203 = t3183 & t3202;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
            if (t3203) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3204 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3205 = t3204 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3206 = t3205 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3207 = lse + t3206;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3208 = (u64)t3195;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3209 = t3208 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3210 = t3209 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3211 = t3207 + t3210;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3212 = (u64)t3187;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3213 = t3212 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3214 = t3213 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t3215 = t3211 + t3214;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3215), "f"(value_2) : "memory");
            }
        } else {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3216 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3217 = t143 + t3216;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3218 = t3217 < t91;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3218) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index_11 = slice << 1u;
                const u64 t3221 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3222 = t3221 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3223 = t3222 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3224 = partials + t3223;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3225 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3226 = t3225 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3227 = t3226 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3228 = t3224 + t3227;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3229 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3230 = t3229 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3231 = t3230 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3232 = t3228 + t3231;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3233 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3234 = t3232 + t3233;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3235 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3236 = (u64)t3235 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3237 = t3232 + t3236;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3238;
                asm("mov.b32 %0, %1;" : "=r"(t3238) : "f"(acc));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3239;
                asm("mov.b32 %0, %1;" : "=r"(t3239) : "f"(acc_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3240;
                asm("mov.b32 %0, %1;" : "=r"(t3240) : "f"(acc_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3241;
                asm("mov.b32 %0, %1;" : "=r"(t3241) : "f"(acc_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3237), "r"(t3238), "r"(t3239), "r"(t3240), "r"(t3241) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3242;
                asm("mov.b32 %0, %1;" : "=r"(t3242) : "f"(acc_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3243;
                asm("mov.b32 %0, %1;" : "=r"(t3243) : "f"(acc_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3244;
                asm("mov.b32 %0, %1;" : "=r"(t3244) : "f"(acc_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3245;
                asm("mov.b32 %0, %1;" : "=r"(t3245) : "f"(acc_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t3237), "r"(t3242), "r"(t3243), "r"(t3244), "r"(t3245) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3246;
                asm("mov.b32 %0, %1;" : "=r"(t3246) : "f"(acc_17));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3247;
                asm("mov.b32 %0, %1;" : "=r"(t3247) : "f"(acc_18));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3248;
                asm("mov.b32 %0, %1;" : "=r"(t3248) : "f"(acc_21));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3249;
                asm("mov.b32 %0, %1;" : "=r"(t3249) : "f"(acc_22));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t3237), "r"(t3246), "r"(t3247), "r"(t3248), "r"(t3249) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3250;
                asm("mov.b32 %0, %1;" : "=r"(t3250) : "f"(acc_25));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3251;
                asm("mov.b32 %0, %1;" : "=r"(t3251) : "f"(acc_26));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3252;
                asm("mov.b32 %0, %1;" : "=r"(t3252) : "f"(acc_29));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3253;
                asm("mov.b32 %0, %1;" : "=r"(t3253) : "f"(acc_30));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t3237), "r"(t3250), "r"(t3251), "r"(t3252), "r"(t3253) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3254;
                asm("mov.b32 %0, %1;" : "=r"(t3254) : "f"(acc_33));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3255;
                asm("mov.b32 %0, %1;" : "=r"(t3255) : "f"(acc_34));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3256;
                asm("mov.b32 %0, %1;" : "=r"(t3256) : "f"(acc_37));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3257;
                asm("mov.b32 %0, %1;" : "=r"(t3257) : "f"(acc_38));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t3237), "r"(t3254), "r"(t3255), "r"(t3256), "r"(t3257) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3258;
                asm("mov.b32 %0, %1;" : "=r"(t3258) : "f"(acc_41));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3259;
                asm("mov.b32 %0, %1;" : "=r"(t3259) : "f"(acc_42));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3260;
                asm("mov.b32 %0, %1;" : "=r"(t3260) : "f"(acc_45));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3261;
                asm("mov.b32 %0, %1;" : "=r"(t3261) : "f"(acc_46));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t3237), "r"(t3258), "r"(t3259), "r"(t3260), "r"(t3261) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3262;
                asm("mov.b32 %0, %1;" : "=r"(t3262) : "f"(acc_49));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3263;
                asm("mov.b32 %0, %1;" : "=r"(t3263) : "f"(acc_50));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3264;
                asm("mov.b32 %0, %1;" : "=r"(t3264) : "f"(acc_53));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3265;
                asm("mov.b32 %0, %1;" : "=r"(t3265) : "f"(acc_54));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t3237), "r"(t3262), "r"(t3263), "r"(t3264), "r"(t3265) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3266;
                asm("mov.b32 %0, %1;" : "=r"(t3266) : "f"(acc_57));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3267;
                asm("mov.b32 %0, %1;" : "=r"(t3267) : "f"(acc_58));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3268;
                asm("mov.b32 %0, %1;" : "=r"(t3268) : "f"(acc_61));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3269;
                asm("mov.b32 %0, %1;" : "=r"(t3269) : "f"(acc_62));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t3237), "r"(t3266), "r"(t3267), "r"(t3268), "r"(t3269) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t3234), "f"(row_max) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t3234), "f"(row_sum) : "memory");
            }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3270 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3271 = t143 + t3270;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t3272 = t3271 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t3273 = t3272 < t91;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3273) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t3275 = slice_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_12 = t3275 + 1u;
                const u64 t3277 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3278 = t3277 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3279 = t3278 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3280 = partials + t3279;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3281 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3282 = t3281 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3283 = t3282 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3284 = t3280 + t3283;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3285 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3286 = t3285 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3287 = t3286 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3288 = t3284 + t3287;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3289 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3290 = t3288 + t3289;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3291 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3292 = (u64)t3291 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t3293 = t3288 + t3292;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3294;
                asm("mov.b32 %0, %1;" : "=r"(t3294) : "f"(acc_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3295;
                asm("mov.b32 %0, %1;" : "=r"(t3295) : "f"(acc_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3296;
                asm("mov.b32 %0, %1;" : "=r"(t3296) : "f"(acc_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3297;
                asm("mov.b32 %0, %1;" : "=r"(t3297) : "f"(acc_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(t3294), "r"(t3295), "r"(t3296), "r"(t3297) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3298;
                asm("mov.b32 %0, %1;" : "=r"(t3298) : "f"(acc_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3299;
                asm("mov.b32 %0, %1;" : "=r"(t3299) : "f"(acc_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3300;
                asm("mov.b32 %0, %1;" : "=r"(t3300) : "f"(acc_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3301;
                asm("mov.b32 %0, %1;" : "=r"(t3301) : "f"(acc_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(t3298), "r"(t3299), "r"(t3300), "r"(t3301) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3302;
                asm("mov.b32 %0, %1;" : "=r"(t3302) : "f"(acc_19));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3303;
                asm("mov.b32 %0, %1;" : "=r"(t3303) : "f"(acc_20));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3304;
                asm("mov.b32 %0, %1;" : "=r"(t3304) : "f"(acc_23));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3305;
                asm("mov.b32 %0, %1;" : "=r"(t3305) : "f"(acc_24));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(t3302), "r"(t3303), "r"(t3304), "r"(t3305) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3306;
                asm("mov.b32 %0, %1;" : "=r"(t3306) : "f"(acc_27));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3307;
                asm("mov.b32 %0, %1;" : "=r"(t3307) : "f"(acc_28));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3308;
                asm("mov.b32 %0, %1;" : "=r"(t3308) : "f"(acc_31));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3309;
                asm("mov.b32 %0, %1;" : "=r"(t3309) : "f"(acc_32));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(t3306), "r"(t3307), "r"(t3308), "r"(t3309) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3310;
                asm("mov.b32 %0, %1;" : "=r"(t3310) : "f"(acc_35));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3311;
                asm("mov.b32 %0, %1;" : "=r"(t3311) : "f"(acc_36));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3312;
                asm("mov.b32 %0, %1;" : "=r"(t3312) : "f"(acc_39));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3313;
                asm("mov.b32 %0, %1;" : "=r"(t3313) : "f"(acc_40));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(t3310), "r"(t3311), "r"(t3312), "r"(t3313) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3314;
                asm("mov.b32 %0, %1;" : "=r"(t3314) : "f"(acc_43));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3315;
                asm("mov.b32 %0, %1;" : "=r"(t3315) : "f"(acc_44));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3316;
                asm("mov.b32 %0, %1;" : "=r"(t3316) : "f"(acc_47));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3317;
                asm("mov.b32 %0, %1;" : "=r"(t3317) : "f"(acc_48));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(t3314), "r"(t3315), "r"(t3316), "r"(t3317) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3318;
                asm("mov.b32 %0, %1;" : "=r"(t3318) : "f"(acc_51));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3319;
                asm("mov.b32 %0, %1;" : "=r"(t3319) : "f"(acc_52));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3320;
                asm("mov.b32 %0, %1;" : "=r"(t3320) : "f"(acc_55));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3321;
                asm("mov.b32 %0, %1;" : "=r"(t3321) : "f"(acc_56));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(t3318), "r"(t3319), "r"(t3320), "r"(t3321) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3322;
                asm("mov.b32 %0, %1;" : "=r"(t3322) : "f"(acc_59));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3323;
                asm("mov.b32 %0, %1;" : "=r"(t3323) : "f"(acc_60));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3324;
                asm("mov.b32 %0, %1;" : "=r"(t3324) : "f"(acc_63));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3325;
                asm("mov.b32 %0, %1;" : "=r"(t3325) : "f"(acc_64));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(t3322), "r"(t3323), "r"(t3324), "r"(t3325) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t3290), "f"(row_max_2) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t3290), "f"(row_sum_2) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3326 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3327 = t3326 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3328 = t3327 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t3329 = arrived + t3328;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3330 = t123 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3331 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3332 = t3331 + 147456u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t3333 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t3334 = t3333 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3334) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t3335;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3335) : "l"(t3329), "r"(t3330) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3332), "r"(t3335) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t3336;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t3336) : "r"(t3332) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t3337 = t3336 == t3330;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t3337) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3338 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3339 = t143 + t3338;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3340 = t3339 < t91;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3340) {
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
                        const bool t3341 = split < t123;
                        if (!t3341) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_13 = slice_3 << 1u;
                        const u64 t3344 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3345 = t3344 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3346 = t3345 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3347 = partials + t3346;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3348 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3349 = t3348 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3350 = t3349 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3351 = t3347 + t3350;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3352 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3353 = t3352 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3354 = t3353 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3355 = t3351 + t3354;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3356 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3357 = t3355 + t3356;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3358 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3359 = (u64)t3358 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3360 = t3355 + t3359;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3361;
                        asm("mov.b32 %0, %1;" : "=f"(t3361) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3362;
                        asm("mov.b32 %0, %1;" : "=f"(t3362) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3363;
                        asm("mov.b32 %0, %1;" : "=f"(t3363) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3364;
                        asm("mov.b32 %0, %1;" : "=f"(t3364) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3365;
                        asm("mov.b32 %0, %1;" : "=f"(t3365) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3366;
                        asm("mov.b32 %0, %1;" : "=f"(t3366) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3367;
                        asm("mov.b32 %0, %1;" : "=f"(t3367) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3368;
                        asm("mov.b32 %0, %1;" : "=f"(t3368) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3369;
                        asm("mov.b32 %0, %1;" : "=f"(t3369) : "r"(chunk_9));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3370;
                        asm("mov.b32 %0, %1;" : "=f"(t3370) : "r"(chunk_10));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3371;
                        asm("mov.b32 %0, %1;" : "=f"(t3371) : "r"(chunk_11));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3372;
                        asm("mov.b32 %0, %1;" : "=f"(t3372) : "r"(chunk_12));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3373;
                        asm("mov.b32 %0, %1;" : "=f"(t3373) : "r"(chunk_13));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3374;
                        asm("mov.b32 %0, %1;" : "=f"(t3374) : "r"(chunk_14));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3375;
                        asm("mov.b32 %0, %1;" : "=f"(t3375) : "r"(chunk_15));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3376;
                        asm("mov.b32 %0, %1;" : "=f"(t3376) : "r"(chunk_16));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_17;
                        u32 chunk_18;
                        u32 chunk_19;
                        u32 chunk_20;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3377;
                        asm("mov.b32 %0, %1;" : "=f"(t3377) : "r"(chunk_17));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3378;
                        asm("mov.b32 %0, %1;" : "=f"(t3378) : "r"(chunk_18));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3379;
                        asm("mov.b32 %0, %1;" : "=f"(t3379) : "r"(chunk_19));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3380;
                        asm("mov.b32 %0, %1;" : "=f"(t3380) : "r"(chunk_20));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_21;
                        u32 chunk_22;
                        u32 chunk_23;
                        u32 chunk_24;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3381;
                        asm("mov.b32 %0, %1;" : "=f"(t3381) : "r"(chunk_21));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3382;
                        asm("mov.b32 %0, %1;" : "=f"(t3382) : "r"(chunk_22));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3383;
                        asm("mov.b32 %0, %1;" : "=f"(t3383) : "r"(chunk_23));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3384;
                        asm("mov.b32 %0, %1;" : "=f"(t3384) : "r"(chunk_24));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_25;
                        u32 chunk_26;
                        u32 chunk_27;
                        u32 chunk_28;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3385;
                        asm("mov.b32 %0, %1;" : "=f"(t3385) : "r"(chunk_25));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3386;
                        asm("mov.b32 %0, %1;" : "=f"(t3386) : "r"(chunk_26));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3387;
                        asm("mov.b32 %0, %1;" : "=f"(t3387) : "r"(chunk_27));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3388;
                        asm("mov.b32 %0, %1;" : "=f"(t3388) : "r"(chunk_28));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_29;
                        u32 chunk_30;
                        u32 chunk_31;
                        u32 chunk_32;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t3360) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3389;
                        asm("mov.b32 %0, %1;" : "=f"(t3389) : "r"(chunk_29));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3390;
                        asm("mov.b32 %0, %1;" : "=f"(t3390) : "r"(chunk_30));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3391;
                        asm("mov.b32 %0, %1;" : "=f"(t3391) : "r"(chunk_31));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3392;
                        asm("mov.b32 %0, %1;" : "=f"(t3392) : "r"(chunk_32));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3393;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3393) : "l"(t3357) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3394;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3394) : "l"(t3357) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t3361;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t3362;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t3363;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t3364;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t3365;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t3366;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t3367;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t3368;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t3369;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t3370;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = t3371;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = t3372;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = t3373;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = t3374;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = t3375;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = t3376;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = t3377;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = t3378;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = t3379;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = t3380;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = t3381;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = t3382;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = t3383;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = t3384;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = t3385;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = t3386;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = t3387;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = t3388;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = t3389;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = t3390;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = t3391;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = t3392;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = t3393;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = t3394;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_33;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_34;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3395 = split + 1u;
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
                        const bool t3396 = t3395 < t123;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3396) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_4 = warp_m + warp_n;
                            const u32 index_14 = slice_4 << 1u;
                            const u64 t3399 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3400 = t3399 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3401 = t3400 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3402 = partials + t3401;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3403 = (u64)t3395;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3404 = t3403 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3405 = t3404 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3406 = t3402 + t3405;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3407 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3408 = t3407 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3409 = t3408 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3410 = t3406 + t3409;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3411 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3412 = t3410 + t3411;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3413 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3414 = (u64)t3413 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3415 = t3410 + t3414;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3416;
                            asm("mov.b32 %0, %1;" : "=f"(t3416) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3417;
                            asm("mov.b32 %0, %1;" : "=f"(t3417) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3418;
                            asm("mov.b32 %0, %1;" : "=f"(t3418) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3419;
                            asm("mov.b32 %0, %1;" : "=f"(t3419) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3420;
                            asm("mov.b32 %0, %1;" : "=f"(t3420) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3421;
                            asm("mov.b32 %0, %1;" : "=f"(t3421) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3422;
                            asm("mov.b32 %0, %1;" : "=f"(t3422) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3423;
                            asm("mov.b32 %0, %1;" : "=f"(t3423) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3424;
                            asm("mov.b32 %0, %1;" : "=f"(t3424) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3425;
                            asm("mov.b32 %0, %1;" : "=f"(t3425) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3426;
                            asm("mov.b32 %0, %1;" : "=f"(t3426) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3427;
                            asm("mov.b32 %0, %1;" : "=f"(t3427) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3428;
                            asm("mov.b32 %0, %1;" : "=f"(t3428) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3429;
                            asm("mov.b32 %0, %1;" : "=f"(t3429) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3430;
                            asm("mov.b32 %0, %1;" : "=f"(t3430) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3431;
                            asm("mov.b32 %0, %1;" : "=f"(t3431) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3432;
                            asm("mov.b32 %0, %1;" : "=f"(t3432) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3433;
                            asm("mov.b32 %0, %1;" : "=f"(t3433) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3434;
                            asm("mov.b32 %0, %1;" : "=f"(t3434) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3435;
                            asm("mov.b32 %0, %1;" : "=f"(t3435) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3436;
                            asm("mov.b32 %0, %1;" : "=f"(t3436) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3437;
                            asm("mov.b32 %0, %1;" : "=f"(t3437) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3438;
                            asm("mov.b32 %0, %1;" : "=f"(t3438) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3439;
                            asm("mov.b32 %0, %1;" : "=f"(t3439) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3440;
                            asm("mov.b32 %0, %1;" : "=f"(t3440) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3441;
                            asm("mov.b32 %0, %1;" : "=f"(t3441) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3442;
                            asm("mov.b32 %0, %1;" : "=f"(t3442) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3443;
                            asm("mov.b32 %0, %1;" : "=f"(t3443) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t3415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3444;
                            asm("mov.b32 %0, %1;" : "=f"(t3444) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3445;
                            asm("mov.b32 %0, %1;" : "=f"(t3445) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3446;
                            asm("mov.b32 %0, %1;" : "=f"(t3446) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3447;
                            asm("mov.b32 %0, %1;" : "=f"(t3447) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3448;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3448) : "l"(t3412) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3449;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3449) : "l"(t3412) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t3416;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t3417;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t3418;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t3419;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t3420;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t3421;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t3422;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t3423;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t3424;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t3425;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t3426;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t3427;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t3428;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t3429;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t3430;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t3431;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t3432;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t3433;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t3434;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t3435;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t3436;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t3437;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t3438;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t3439;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t3440;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t3441;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t3442;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t3443;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t3444;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t3445;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t3446;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t3447;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t3448;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t3449;
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
                        const u32 t3450 = split + 2u;
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
                        const bool t3451 = t3450 < t123;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3451) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = warp_m + warp_n;
                            const u32 index_15 = slice_5 << 1u;
                            const u64 t3454 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3455 = t3454 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3456 = t3455 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3457 = partials + t3456;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3458 = (u64)t3450;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3459 = t3458 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3460 = t3459 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3461 = t3457 + t3460;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3462 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3463 = t3462 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3464 = t3463 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3465 = t3461 + t3464;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3466 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3467 = t3465 + t3466;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3468 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3469 = (u64)t3468 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3470 = t3465 + t3469;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3471;
                            asm("mov.b32 %0, %1;" : "=f"(t3471) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3472;
                            asm("mov.b32 %0, %1;" : "=f"(t3472) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3473;
                            asm("mov.b32 %0, %1;" : "=f"(t3473) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3474;
                            asm("mov.b32 %0, %1;" : "=f"(t3474) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3475;
                            asm("mov.b32 %0, %1;" : "=f"(t3475) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3476;
                            asm("mov.b32 %0, %1;" : "=f"(t3476) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3477;
                            asm("mov.b32 %0, %1;" : "=f"(t3477) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3478;
                            asm("mov.b32 %0, %1;" : "=f"(t3478) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3479;
                            asm("mov.b32 %0, %1;" : "=f"(t3479) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3480;
                            asm("mov.b32 %0, %1;" : "=f"(t3480) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3481;
                            asm("mov.b32 %0, %1;" : "=f"(t3481) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3482;
                            asm("mov.b32 %0, %1;" : "=f"(t3482) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3483;
                            asm("mov.b32 %0, %1;" : "=f"(t3483) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3484;
                            asm("mov.b32 %0, %1;" : "=f"(t3484) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3485;
                            asm("mov.b32 %0, %1;" : "=f"(t3485) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3486;
                            asm("mov.b32 %0, %1;" : "=f"(t3486) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3487;
                            asm("mov.b32 %0, %1;" : "=f"(t3487) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3488;
                            asm("mov.b32 %0, %1;" : "=f"(t3488) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3489;
                            asm("mov.b32 %0, %1;" : "=f"(t3489) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3490;
                            asm("mov.b32 %0, %1;" : "=f"(t3490) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3491;
                            asm("mov.b32 %0, %1;" : "=f"(t3491) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3492;
                            asm("mov.b32 %0, %1;" : "=f"(t3492) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3493;
                            asm("mov.b32 %0, %1;" : "=f"(t3493) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3494;
                            asm("mov.b32 %0, %1;" : "=f"(t3494) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3495;
                            asm("mov.b32 %0, %1;" : "=f"(t3495) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3496;
                            asm("mov.b32 %0, %1;" : "=f"(t3496) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3497;
                            asm("mov.b32 %0, %1;" : "=f"(t3497) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3498;
                            asm("mov.b32 %0, %1;" : "=f"(t3498) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3499;
                            asm("mov.b32 %0, %1;" : "=f"(t3499) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3500;
                            asm("mov.b32 %0, %1;" : "=f"(t3500) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3501;
                            asm("mov.b32 %0, %1;" : "=f"(t3501) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3502;
                            asm("mov.b32 %0, %1;" : "=f"(t3502) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3503;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3503) : "l"(t3467) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3504;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3504) : "l"(t3467) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t3471;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t3472;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t3473;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t3474;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t3475;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t3476;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t3477;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t3478;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t3479;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t3480;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t3481;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t3482;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t3483;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t3484;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t3485;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t3486;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t3487;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t3488;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t3489;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t3490;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t3491;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t3492;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t3493;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t3494;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t3495;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t3496;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t3497;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t3498;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t3499;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t3500;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t3501;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t3502;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t3503;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t3504;
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
                        const u32 t3505 = split + 3u;
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
                        const bool t3506 = t3505 < t123;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3506) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = warp_m + warp_n;
                            const u32 index_16 = slice_6 << 1u;
                            const u64 t3509 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3510 = t3509 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3511 = t3510 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3512 = partials + t3511;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3513 = (u64)t3505;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3514 = t3513 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3515 = t3514 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3516 = t3512 + t3515;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3517 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3518 = t3517 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3519 = t3518 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3520 = t3516 + t3519;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3521 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3522 = t3520 + t3521;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3523 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3524 = (u64)t3523 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3525 = t3520 + t3524;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3526;
                            asm("mov.b32 %0, %1;" : "=f"(t3526) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3527;
                            asm("mov.b32 %0, %1;" : "=f"(t3527) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3528;
                            asm("mov.b32 %0, %1;" : "=f"(t3528) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3529;
                            asm("mov.b32 %0, %1;" : "=f"(t3529) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3530;
                            asm("mov.b32 %0, %1;" : "=f"(t3530) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3531;
                            asm("mov.b32 %0, %1;" : "=f"(t3531) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3532;
                            asm("mov.b32 %0, %1;" : "=f"(t3532) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3533;
                            asm("mov.b32 %0, %1;" : "=f"(t3533) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3534;
                            asm("mov.b32 %0, %1;" : "=f"(t3534) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3535;
                            asm("mov.b32 %0, %1;" : "=f"(t3535) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3536;
                            asm("mov.b32 %0, %1;" : "=f"(t3536) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3537;
                            asm("mov.b32 %0, %1;" : "=f"(t3537) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3538;
                            asm("mov.b32 %0, %1;" : "=f"(t3538) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3539;
                            asm("mov.b32 %0, %1;" : "=f"(t3539) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3540;
                            asm("mov.b32 %0, %1;" : "=f"(t3540) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3541;
                            asm("mov.b32 %0, %1;" : "=f"(t3541) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3542;
                            asm("mov.b32 %0, %1;" : "=f"(t3542) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3543;
                            asm("mov.b32 %0, %1;" : "=f"(t3543) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3544;
                            asm("mov.b32 %0, %1;" : "=f"(t3544) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3545;
                            asm("mov.b32 %0, %1;" : "=f"(t3545) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3546;
                            asm("mov.b32 %0, %1;" : "=f"(t3546) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3547;
                            asm("mov.b32 %0, %1;" : "=f"(t3547) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3548;
                            asm("mov.b32 %0, %1;" : "=f"(t3548) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3549;
                            asm("mov.b32 %0, %1;" : "=f"(t3549) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3550;
                            asm("mov.b32 %0, %1;" : "=f"(t3550) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3551;
                            asm("mov.b32 %0, %1;" : "=f"(t3551) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3552;
                            asm("mov.b32 %0, %1;" : "=f"(t3552) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3553;
                            asm("mov.b32 %0, %1;" : "=f"(t3553) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3554;
                            asm("mov.b32 %0, %1;" : "=f"(t3554) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3555;
                            asm("mov.b32 %0, %1;" : "=f"(t3555) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3556;
                            asm("mov.b32 %0, %1;" : "=f"(t3556) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3557;
                            asm("mov.b32 %0, %1;" : "=f"(t3557) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3558;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3558) : "l"(t3522) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3559;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3559) : "l"(t3522) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t3526;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t3527;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t3528;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t3529;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t3530;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t3531;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t3532;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t3533;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t3534;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t3535;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t3536;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t3537;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t3538;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t3539;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t3540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t3541;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t3542;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t3543;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t3544;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t3545;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t3546;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t3547;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t3548;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t3549;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t3550;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t3551;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t3552;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t3553;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t3554;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t3555;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t3556;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t3557;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t3558;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t3559;
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
                        f32 t3560;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3560) : "f"(row_max), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3561;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3561) : "f"(t3560), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3562;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3562) : "f"(t3561), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max;
                        asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t3562), "f"(state_7));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_5 = max == __uint_as_float(0xff800000u);
                        const f32 t3565 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_5 = none_5 ? 0.0f : t3565;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3567 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(row_max), "f"(scale_log2), "f"(t3567));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t3568));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3570 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3571) : "f"(state), "f"(scale_log2), "f"(t3570));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t3571));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3573 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3574;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3574) : "f"(state_3), "f"(scale_log2), "f"(t3573));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t3574));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3576 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3577) : "f"(state_5), "f"(scale_log2), "f"(t3576));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t3577));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3579 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3580) : "f"(state_7), "f"(scale_log2), "f"(t3579));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t3580));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3582 = row_sum * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3582;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3583) : "f"(state_2), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3583;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3584) : "f"(state_4), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3584;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3585) : "f"(state_6), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3585;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(state_8), "f"(factors_5), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3586;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3587 = acc * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3587;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3588) : "f"(words), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3588;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3589) : "f"(words_35), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3589;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3590) : "f"(words_69), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3590;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3591) : "f"(words_103), "f"(factors_5), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3591;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3592 = acc_2 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3592;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3593) : "f"(words_2), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3593;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3594) : "f"(words_36), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3594;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3595) : "f"(words_70), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3595;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(words_104), "f"(factors_5), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3596;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3597 = acc_5 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3597;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3598) : "f"(words_3), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3598;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3599) : "f"(words_37), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3599;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3600) : "f"(words_71), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3600;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(words_105), "f"(factors_5), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3601;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3602 = acc_6 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3602;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3603) : "f"(words_4), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3603;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3604) : "f"(words_38), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3604;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3605) : "f"(words_72), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3605;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3606) : "f"(words_106), "f"(factors_5), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3606;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3607 = acc_9 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3607;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(words_5), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3608;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3609) : "f"(words_39), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3609;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3610) : "f"(words_73), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3610;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3611) : "f"(words_107), "f"(factors_5), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3611;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3612 = acc_10 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3612;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3613) : "f"(words_6), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3614) : "f"(words_40), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3614;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3615) : "f"(words_74), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3616) : "f"(words_108), "f"(factors_5), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3616;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3617 = acc_13 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(words_7), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3619) : "f"(words_41), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3619;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3620) : "f"(words_75), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3620;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(words_109), "f"(factors_5), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3621;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3622 = acc_14 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3622;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(words_8), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3624) : "f"(words_42), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3624;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3625) : "f"(words_76), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3625;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3626) : "f"(words_110), "f"(factors_5), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3626;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3627 = acc_17 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3628) : "f"(words_9), "f"(factors_2), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3629) : "f"(words_43), "f"(factors_3), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3629;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3630) : "f"(words_77), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3631) : "f"(words_111), "f"(factors_5), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3631;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3632 = acc_18 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(words_10), "f"(factors_2), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(words_44), "f"(factors_3), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3635) : "f"(words_78), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(words_112), "f"(factors_5), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3636;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3637 = acc_21 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3638) : "f"(words_11), "f"(factors_2), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3639) : "f"(words_45), "f"(factors_3), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3639;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3640) : "f"(words_79), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3641) : "f"(words_113), "f"(factors_5), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3641;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3642 = acc_22 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3642;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(words_12), "f"(factors_2), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3644) : "f"(words_46), "f"(factors_3), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3645) : "f"(words_80), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(words_114), "f"(factors_5), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3646;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3647 = acc_25 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3648) : "f"(words_13), "f"(factors_2), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3649) : "f"(words_47), "f"(factors_3), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3650) : "f"(words_81), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3651) : "f"(words_115), "f"(factors_5), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3651;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3652 = acc_26 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3653) : "f"(words_14), "f"(factors_2), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3654) : "f"(words_48), "f"(factors_3), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3654;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3655) : "f"(words_82), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(words_116), "f"(factors_5), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3656;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3657 = acc_29 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(words_15), "f"(factors_2), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(words_49), "f"(factors_3), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3659;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(words_83), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(words_117), "f"(factors_5), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3661;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3662 = acc_30 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(words_16), "f"(factors_2), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3663;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(words_50), "f"(factors_3), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3664;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3665) : "f"(words_84), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(words_118), "f"(factors_5), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3666;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3667 = acc_33 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(words_17), "f"(factors_2), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(words_51), "f"(factors_3), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3669;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3670) : "f"(words_85), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(words_119), "f"(factors_5), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3671;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3672 = acc_34 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(words_18), "f"(factors_2), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3673;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(words_52), "f"(factors_3), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3674;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3675) : "f"(words_86), "f"(factors_4), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(words_120), "f"(factors_5), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3676;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3677 = acc_37 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(words_19), "f"(factors_2), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(words_53), "f"(factors_3), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3679;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3680) : "f"(words_87), "f"(factors_4), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3680;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(words_121), "f"(factors_5), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3681;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3682 = acc_38 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3683) : "f"(words_20), "f"(factors_2), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(words_54), "f"(factors_3), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3685) : "f"(words_88), "f"(factors_4), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3686) : "f"(words_122), "f"(factors_5), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3686;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3687 = acc_41 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(words_21), "f"(factors_2), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(words_55), "f"(factors_3), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3690) : "f"(words_89), "f"(factors_4), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3690;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(words_123), "f"(factors_5), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3691;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3692 = acc_42 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(words_22), "f"(factors_2), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3693;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(words_56), "f"(factors_3), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3695) : "f"(words_90), "f"(factors_4), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(words_124), "f"(factors_5), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3696;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3697 = acc_45 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3698) : "f"(words_23), "f"(factors_2), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(words_57), "f"(factors_3), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3700) : "f"(words_91), "f"(factors_4), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3701) : "f"(words_125), "f"(factors_5), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3701;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3702 = acc_46 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(words_24), "f"(factors_2), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3704) : "f"(words_58), "f"(factors_3), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(words_92), "f"(factors_4), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(words_126), "f"(factors_5), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3706;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3707 = acc_49 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(words_25), "f"(factors_2), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(words_59), "f"(factors_3), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3710) : "f"(words_93), "f"(factors_4), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3710;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(words_127), "f"(factors_5), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3711;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3712 = acc_50 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(words_26), "f"(factors_2), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(words_60), "f"(factors_3), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3714;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3715) : "f"(words_94), "f"(factors_4), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3716) : "f"(words_128), "f"(factors_5), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3716;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3717 = acc_53 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(words_27), "f"(factors_2), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3719) : "f"(words_61), "f"(factors_3), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(words_95), "f"(factors_4), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(words_129), "f"(factors_5), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3721;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3722 = acc_54 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(words_28), "f"(factors_2), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(words_62), "f"(factors_3), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3724;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3725) : "f"(words_96), "f"(factors_4), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3725;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(words_130), "f"(factors_5), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3726;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3727 = acc_57 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3727;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(words_29), "f"(factors_2), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3728;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(words_63), "f"(factors_3), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3729;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(words_97), "f"(factors_4), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3730;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3731) : "f"(words_131), "f"(factors_5), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3731;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3732 = acc_58 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(words_30), "f"(factors_2), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3734) : "f"(words_64), "f"(factors_3), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3734;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3735) : "f"(words_98), "f"(factors_4), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3735;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(words_132), "f"(factors_5), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3736;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3737 = acc_61 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(words_31), "f"(factors_2), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(words_65), "f"(factors_3), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3739;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3740) : "f"(words_99), "f"(factors_4), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(words_133), "f"(factors_5), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3741;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3742 = acc_62 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(words_32), "f"(factors_2), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(words_66), "f"(factors_3), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3744;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3745) : "f"(words_100), "f"(factors_4), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3745;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3746) : "f"(words_134), "f"(factors_5), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3746;
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
                        const u32 t3747 = split + 4u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t3747;
                    }
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3749 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3750 = t143 + t3749;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3751 = t3750 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3752 = t3751 < t91;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3752) {
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
                        const bool t3753 = split_2 < t123;
                        if (!t3753) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 t3755 = slice_7 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_17 = t3755 + 1u;
                        const u64 t3757 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3758 = t3757 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3759 = t3758 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3760 = partials + t3759;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3761 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3762 = t3761 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3763 = t3762 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3764 = t3760 + t3763;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3765 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3766 = t3765 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3767 = t3766 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3768 = t3764 + t3767;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3769 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3770 = t3768 + t3769;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3771 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3772 = (u64)t3771 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3773 = t3768 + t3772;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3774;
                        asm("mov.b32 %0, %1;" : "=f"(t3774) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3775;
                        asm("mov.b32 %0, %1;" : "=f"(t3775) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3776;
                        asm("mov.b32 %0, %1;" : "=f"(t3776) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3777;
                        asm("mov.b32 %0, %1;" : "=f"(t3777) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3778;
                        asm("mov.b32 %0, %1;" : "=f"(t3778) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3779;
                        asm("mov.b32 %0, %1;" : "=f"(t3779) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3780;
                        asm("mov.b32 %0, %1;" : "=f"(t3780) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3781;
                        asm("mov.b32 %0, %1;" : "=f"(t3781) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_137;
                        u32 chunk_138;
                        u32 chunk_139;
                        u32 chunk_140;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3782;
                        asm("mov.b32 %0, %1;" : "=f"(t3782) : "r"(chunk_137));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3783;
                        asm("mov.b32 %0, %1;" : "=f"(t3783) : "r"(chunk_138));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3784;
                        asm("mov.b32 %0, %1;" : "=f"(t3784) : "r"(chunk_139));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3785;
                        asm("mov.b32 %0, %1;" : "=f"(t3785) : "r"(chunk_140));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_141;
                        u32 chunk_142;
                        u32 chunk_143;
                        u32 chunk_144;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3786;
                        asm("mov.b32 %0, %1;" : "=f"(t3786) : "r"(chunk_141));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3787;
                        asm("mov.b32 %0, %1;" : "=f"(t3787) : "r"(chunk_142));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3788;
                        asm("mov.b32 %0, %1;" : "=f"(t3788) : "r"(chunk_143));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3789;
                        asm("mov.b32 %0, %1;" : "=f"(t3789) : "r"(chunk_144));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_145;
                        u32 chunk_146;
                        u32 chunk_147;
                        u32 chunk_148;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3790;
                        asm("mov.b32 %0, %1;" : "=f"(t3790) : "r"(chunk_145));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3791;
                        asm("mov.b32 %0, %1;" : "=f"(t3791) : "r"(chunk_146));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3792;
                        asm("mov.b32 %0, %1;" : "=f"(t3792) : "r"(chunk_147));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3793;
                        asm("mov.b32 %0, %1;" : "=f"(t3793) : "r"(chunk_148));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_149;
                        u32 chunk_150;
                        u32 chunk_151;
                        u32 chunk_152;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3794;
                        asm("mov.b32 %0, %1;" : "=f"(t3794) : "r"(chunk_149));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3795;
                        asm("mov.b32 %0, %1;" : "=f"(t3795) : "r"(chunk_150));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3796;
                        asm("mov.b32 %0, %1;" : "=f"(t3796) : "r"(chunk_151));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3797;
                        asm("mov.b32 %0, %1;" : "=f"(t3797) : "r"(chunk_152));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_153;
                        u32 chunk_154;
                        u32 chunk_155;
                        u32 chunk_156;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3798;
                        asm("mov.b32 %0, %1;" : "=f"(t3798) : "r"(chunk_153));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3799;
                        asm("mov.b32 %0, %1;" : "=f"(t3799) : "r"(chunk_154));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3800;
                        asm("mov.b32 %0, %1;" : "=f"(t3800) : "r"(chunk_155));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3801;
                        asm("mov.b32 %0, %1;" : "=f"(t3801) : "r"(chunk_156));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_157;
                        u32 chunk_158;
                        u32 chunk_159;
                        u32 chunk_160;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t3773) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3802;
                        asm("mov.b32 %0, %1;" : "=f"(t3802) : "r"(chunk_157));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3803;
                        asm("mov.b32 %0, %1;" : "=f"(t3803) : "r"(chunk_158));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3804;
                        asm("mov.b32 %0, %1;" : "=f"(t3804) : "r"(chunk_159));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3805;
                        asm("mov.b32 %0, %1;" : "=f"(t3805) : "r"(chunk_160));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3806;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3806) : "l"(t3770) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3807;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3807) : "l"(t3770) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = t3774;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = t3775;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = t3776;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = t3777;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = t3778;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = t3779;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = t3780;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = t3781;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = t3782;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = t3783;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = t3784;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = t3785;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = t3786;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = t3787;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = t3788;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = t3789;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = t3790;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = t3791;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = t3792;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = t3793;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = t3794;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = t3795;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = t3796;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = t3797;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t3798;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t3799;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t3800;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t3801;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t3802;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t3803;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t3804;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t3805;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t3806;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t3807;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3808 = split_2 + 1u;
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
                        const bool t3809 = t3808 < t123;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3809) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = warp_m + warp_n;
                            const u32 t3811 = slice_8 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = t3811 + 1u;
                            const u64 t3813 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3814 = t3813 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3815 = t3814 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3816 = partials + t3815;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3817 = (u64)t3808;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3818 = t3817 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3819 = t3818 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3820 = t3816 + t3819;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3821 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3822 = t3821 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3823 = t3822 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3824 = t3820 + t3823;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3825 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3826 = t3824 + t3825;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3827 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3828 = (u64)t3827 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3829 = t3824 + t3828;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3830;
                            asm("mov.b32 %0, %1;" : "=f"(t3830) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3831;
                            asm("mov.b32 %0, %1;" : "=f"(t3831) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3832;
                            asm("mov.b32 %0, %1;" : "=f"(t3832) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3833;
                            asm("mov.b32 %0, %1;" : "=f"(t3833) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3834;
                            asm("mov.b32 %0, %1;" : "=f"(t3834) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3835;
                            asm("mov.b32 %0, %1;" : "=f"(t3835) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3836;
                            asm("mov.b32 %0, %1;" : "=f"(t3836) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3837;
                            asm("mov.b32 %0, %1;" : "=f"(t3837) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3838;
                            asm("mov.b32 %0, %1;" : "=f"(t3838) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3839;
                            asm("mov.b32 %0, %1;" : "=f"(t3839) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3840;
                            asm("mov.b32 %0, %1;" : "=f"(t3840) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3841;
                            asm("mov.b32 %0, %1;" : "=f"(t3841) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3842;
                            asm("mov.b32 %0, %1;" : "=f"(t3842) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3843;
                            asm("mov.b32 %0, %1;" : "=f"(t3843) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3844;
                            asm("mov.b32 %0, %1;" : "=f"(t3844) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3845;
                            asm("mov.b32 %0, %1;" : "=f"(t3845) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3846;
                            asm("mov.b32 %0, %1;" : "=f"(t3846) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3847;
                            asm("mov.b32 %0, %1;" : "=f"(t3847) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3848;
                            asm("mov.b32 %0, %1;" : "=f"(t3848) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3849;
                            asm("mov.b32 %0, %1;" : "=f"(t3849) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3850;
                            asm("mov.b32 %0, %1;" : "=f"(t3850) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3851;
                            asm("mov.b32 %0, %1;" : "=f"(t3851) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3852;
                            asm("mov.b32 %0, %1;" : "=f"(t3852) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3853;
                            asm("mov.b32 %0, %1;" : "=f"(t3853) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3854;
                            asm("mov.b32 %0, %1;" : "=f"(t3854) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3855;
                            asm("mov.b32 %0, %1;" : "=f"(t3855) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3856;
                            asm("mov.b32 %0, %1;" : "=f"(t3856) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3857;
                            asm("mov.b32 %0, %1;" : "=f"(t3857) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t3829) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3858;
                            asm("mov.b32 %0, %1;" : "=f"(t3858) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3859;
                            asm("mov.b32 %0, %1;" : "=f"(t3859) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3860;
                            asm("mov.b32 %0, %1;" : "=f"(t3860) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3861;
                            asm("mov.b32 %0, %1;" : "=f"(t3861) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3862;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3862) : "l"(t3826) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3863;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3863) : "l"(t3826) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t3830;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t3831;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t3832;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t3833;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t3834;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t3835;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t3836;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t3837;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t3838;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t3839;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t3840;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t3841;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t3842;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t3843;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t3844;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t3845;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t3846;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t3847;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t3848;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t3849;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t3850;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t3851;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t3852;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t3853;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t3854;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t3855;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t3856;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t3857;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t3858;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t3859;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t3860;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t3861;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t3862;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t3863;
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
                        const u32 t3864 = split_2 + 2u;
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
                        const bool t3865 = t3864 < t123;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3865) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = warp_m + warp_n;
                            const u32 t3867 = slice_9 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = t3867 + 1u;
                            const u64 t3869 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3870 = t3869 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3871 = t3870 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3872 = partials + t3871;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3873 = (u64)t3864;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3874 = t3873 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3875 = t3874 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3876 = t3872 + t3875;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3877 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3878 = t3877 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3879 = t3878 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3880 = t3876 + t3879;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3881 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3882 = t3880 + t3881;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3883 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3884 = (u64)t3883 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3885 = t3880 + t3884;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3886;
                            asm("mov.b32 %0, %1;" : "=f"(t3886) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3887;
                            asm("mov.b32 %0, %1;" : "=f"(t3887) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3888;
                            asm("mov.b32 %0, %1;" : "=f"(t3888) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3889;
                            asm("mov.b32 %0, %1;" : "=f"(t3889) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3890;
                            asm("mov.b32 %0, %1;" : "=f"(t3890) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3891;
                            asm("mov.b32 %0, %1;" : "=f"(t3891) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3892;
                            asm("mov.b32 %0, %1;" : "=f"(t3892) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3893;
                            asm("mov.b32 %0, %1;" : "=f"(t3893) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3894;
                            asm("mov.b32 %0, %1;" : "=f"(t3894) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3895;
                            asm("mov.b32 %0, %1;" : "=f"(t3895) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3896;
                            asm("mov.b32 %0, %1;" : "=f"(t3896) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3897;
                            asm("mov.b32 %0, %1;" : "=f"(t3897) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3898;
                            asm("mov.b32 %0, %1;" : "=f"(t3898) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3899;
                            asm("mov.b32 %0, %1;" : "=f"(t3899) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3900;
                            asm("mov.b32 %0, %1;" : "=f"(t3900) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3901;
                            asm("mov.b32 %0, %1;" : "=f"(t3901) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3902;
                            asm("mov.b32 %0, %1;" : "=f"(t3902) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3903;
                            asm("mov.b32 %0, %1;" : "=f"(t3903) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3904;
                            asm("mov.b32 %0, %1;" : "=f"(t3904) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3905;
                            asm("mov.b32 %0, %1;" : "=f"(t3905) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3906;
                            asm("mov.b32 %0, %1;" : "=f"(t3906) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3907;
                            asm("mov.b32 %0, %1;" : "=f"(t3907) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3908;
                            asm("mov.b32 %0, %1;" : "=f"(t3908) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3909;
                            asm("mov.b32 %0, %1;" : "=f"(t3909) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3910;
                            asm("mov.b32 %0, %1;" : "=f"(t3910) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3911;
                            asm("mov.b32 %0, %1;" : "=f"(t3911) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3912;
                            asm("mov.b32 %0, %1;" : "=f"(t3912) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3913;
                            asm("mov.b32 %0, %1;" : "=f"(t3913) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t3885) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3914;
                            asm("mov.b32 %0, %1;" : "=f"(t3914) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3915;
                            asm("mov.b32 %0, %1;" : "=f"(t3915) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3916;
                            asm("mov.b32 %0, %1;" : "=f"(t3916) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3917;
                            asm("mov.b32 %0, %1;" : "=f"(t3917) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3918;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3918) : "l"(t3882) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3919;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3919) : "l"(t3882) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t3886;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t3887;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t3888;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t3889;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t3890;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t3891;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t3892;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t3893;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t3894;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t3895;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t3896;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t3897;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t3898;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t3899;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t3900;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t3901;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t3902;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t3903;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t3904;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t3905;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t3906;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t3907;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t3908;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t3909;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t3910;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t3911;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t3912;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t3913;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t3914;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t3915;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t3916;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t3917;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t3918;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t3919;
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
                        const u32 t3920 = split_2 + 3u;
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
                        const bool t3921 = t3920 < t123;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3921) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = warp_m + warp_n;
                            const u32 t3923 = slice_10 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t3923 + 1u;
                            const u64 t3925 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3926 = t3925 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3927 = t3926 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3928 = partials + t3927;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3929 = (u64)t3920;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3930 = t3929 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3931 = t3930 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3932 = t3928 + t3931;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3933 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3934 = t3933 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3935 = t3934 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3936 = t3932 + t3935;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3937 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3938 = t3936 + t3937;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3939 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3940 = (u64)t3939 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3941 = t3936 + t3940;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3942;
                            asm("mov.b32 %0, %1;" : "=f"(t3942) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3943;
                            asm("mov.b32 %0, %1;" : "=f"(t3943) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3944;
                            asm("mov.b32 %0, %1;" : "=f"(t3944) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3945;
                            asm("mov.b32 %0, %1;" : "=f"(t3945) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3946;
                            asm("mov.b32 %0, %1;" : "=f"(t3946) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3947;
                            asm("mov.b32 %0, %1;" : "=f"(t3947) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3948;
                            asm("mov.b32 %0, %1;" : "=f"(t3948) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3949;
                            asm("mov.b32 %0, %1;" : "=f"(t3949) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3950;
                            asm("mov.b32 %0, %1;" : "=f"(t3950) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3951;
                            asm("mov.b32 %0, %1;" : "=f"(t3951) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3952;
                            asm("mov.b32 %0, %1;" : "=f"(t3952) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3953;
                            asm("mov.b32 %0, %1;" : "=f"(t3953) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3954;
                            asm("mov.b32 %0, %1;" : "=f"(t3954) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3955;
                            asm("mov.b32 %0, %1;" : "=f"(t3955) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3956;
                            asm("mov.b32 %0, %1;" : "=f"(t3956) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3957;
                            asm("mov.b32 %0, %1;" : "=f"(t3957) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3958;
                            asm("mov.b32 %0, %1;" : "=f"(t3958) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3959;
                            asm("mov.b32 %0, %1;" : "=f"(t3959) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3960;
                            asm("mov.b32 %0, %1;" : "=f"(t3960) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3961;
                            asm("mov.b32 %0, %1;" : "=f"(t3961) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3962;
                            asm("mov.b32 %0, %1;" : "=f"(t3962) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3963;
                            asm("mov.b32 %0, %1;" : "=f"(t3963) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3964;
                            asm("mov.b32 %0, %1;" : "=f"(t3964) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3965;
                            asm("mov.b32 %0, %1;" : "=f"(t3965) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3966;
                            asm("mov.b32 %0, %1;" : "=f"(t3966) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3967;
                            asm("mov.b32 %0, %1;" : "=f"(t3967) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3968;
                            asm("mov.b32 %0, %1;" : "=f"(t3968) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3969;
                            asm("mov.b32 %0, %1;" : "=f"(t3969) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3941) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3970;
                            asm("mov.b32 %0, %1;" : "=f"(t3970) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3971;
                            asm("mov.b32 %0, %1;" : "=f"(t3971) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3972;
                            asm("mov.b32 %0, %1;" : "=f"(t3972) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3973;
                            asm("mov.b32 %0, %1;" : "=f"(t3973) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3974;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3974) : "l"(t3938) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3975;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3975) : "l"(t3938) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t3942;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t3943;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t3944;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t3945;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t3946;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t3947;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t3948;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t3949;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t3950;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t3951;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t3952;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t3953;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t3954;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t3955;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t3956;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t3957;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t3958;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t3959;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t3960;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t3961;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t3962;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t3963;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t3964;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t3965;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t3966;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t3967;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t3968;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t3969;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t3970;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t3971;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t3972;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t3973;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t3974;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t3975;
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
                        f32 t3976;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3976) : "f"(row_max_2), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3977;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3977) : "f"(t3976), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3978;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3978) : "f"(t3977), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t3978), "f"(state_15));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_6 = max_2 == __uint_as_float(0xff800000u);
                        const f32 t3981 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_6 = none_6 ? 0.0f : t3981;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3983 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3984) : "f"(row_max_2), "f"(scale_log2), "f"(t3983));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t3984));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3986 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3987) : "f"(state_9), "f"(scale_log2), "f"(t3986));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t3987));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3989 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3990) : "f"(state_11), "f"(scale_log2), "f"(t3989));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t3990));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3992 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3993) : "f"(state_13), "f"(scale_log2), "f"(t3992));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t3993));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3995 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(state_15), "f"(scale_log2), "f"(t3995));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t3996));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3998 = row_sum_2 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3998;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3999) : "f"(state_10), "f"(factors_7), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3999;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4000) : "f"(state_12), "f"(factors_8), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4000;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4001) : "f"(state_14), "f"(factors_9), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4001;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4002) : "f"(state_16), "f"(factors_10), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4002;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4003 = acc_3 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(words_137), "f"(factors_7), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4004;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4005) : "f"(words_171), "f"(factors_8), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4005;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4006) : "f"(words_205), "f"(factors_9), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4006;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4007) : "f"(words_239), "f"(factors_10), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4007;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4008 = acc_4 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4008;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4009) : "f"(words_138), "f"(factors_7), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4010) : "f"(words_172), "f"(factors_8), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4010;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4011) : "f"(words_206), "f"(factors_9), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4011;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(words_240), "f"(factors_10), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4012;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4013 = acc_7 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4014) : "f"(words_139), "f"(factors_7), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4015) : "f"(words_173), "f"(factors_8), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4015;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4016) : "f"(words_207), "f"(factors_9), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4016;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4017) : "f"(words_241), "f"(factors_10), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4017;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4018 = acc_8 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4019) : "f"(words_140), "f"(factors_7), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4020) : "f"(words_174), "f"(factors_8), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4020;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4021) : "f"(words_208), "f"(factors_9), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4021;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4022) : "f"(words_242), "f"(factors_10), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4022;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4023 = acc_11 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4023;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4024) : "f"(words_141), "f"(factors_7), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4025) : "f"(words_175), "f"(factors_8), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4025;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4026) : "f"(words_209), "f"(factors_9), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4026;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4027) : "f"(words_243), "f"(factors_10), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4027;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4028 = acc_12 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4029) : "f"(words_142), "f"(factors_7), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4030) : "f"(words_176), "f"(factors_8), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4031) : "f"(words_210), "f"(factors_9), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4031;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4032) : "f"(words_244), "f"(factors_10), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4032;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4033 = acc_15 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4034) : "f"(words_143), "f"(factors_7), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4035) : "f"(words_177), "f"(factors_8), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4035;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4036) : "f"(words_211), "f"(factors_9), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4036;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4037) : "f"(words_245), "f"(factors_10), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4037;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4038 = acc_16 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4039) : "f"(words_144), "f"(factors_7), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4040) : "f"(words_178), "f"(factors_8), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4040;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4041) : "f"(words_212), "f"(factors_9), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4042) : "f"(words_246), "f"(factors_10), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4042;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4043 = acc_19 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4043;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(words_145), "f"(factors_7), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4044;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4045) : "f"(words_179), "f"(factors_8), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4045;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4046) : "f"(words_213), "f"(factors_9), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4046;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4047) : "f"(words_247), "f"(factors_10), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4047;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4048 = acc_20 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4048;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4049) : "f"(words_146), "f"(factors_7), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4049;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4050) : "f"(words_180), "f"(factors_8), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4050;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4051) : "f"(words_214), "f"(factors_9), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4051;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4052) : "f"(words_248), "f"(factors_10), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4052;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4053 = acc_23 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4053;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4054) : "f"(words_147), "f"(factors_7), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4054;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4055) : "f"(words_181), "f"(factors_8), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4055;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4056) : "f"(words_215), "f"(factors_9), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4056;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4057) : "f"(words_249), "f"(factors_10), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4057;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4058 = acc_24 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4058;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4059) : "f"(words_148), "f"(factors_7), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4059;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(words_182), "f"(factors_8), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4060;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4061) : "f"(words_216), "f"(factors_9), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4061;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4062) : "f"(words_250), "f"(factors_10), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4062;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4063 = acc_27 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4063;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4064) : "f"(words_149), "f"(factors_7), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4064;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4065) : "f"(words_183), "f"(factors_8), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4065;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4066) : "f"(words_217), "f"(factors_9), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4066;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4067) : "f"(words_251), "f"(factors_10), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4067;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4068 = acc_28 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4068;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4069) : "f"(words_150), "f"(factors_7), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4069;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4070) : "f"(words_184), "f"(factors_8), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4070;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4071) : "f"(words_218), "f"(factors_9), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4071;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4072) : "f"(words_252), "f"(factors_10), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4072;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4073 = acc_31 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4073;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4074) : "f"(words_151), "f"(factors_7), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4074;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4075) : "f"(words_185), "f"(factors_8), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4075;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4076) : "f"(words_219), "f"(factors_9), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4076;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4077) : "f"(words_253), "f"(factors_10), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4077;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4078 = acc_32 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4078;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4079) : "f"(words_152), "f"(factors_7), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4079;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4080) : "f"(words_186), "f"(factors_8), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4080;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4081) : "f"(words_220), "f"(factors_9), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4081;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4082) : "f"(words_254), "f"(factors_10), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4082;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4083 = acc_35 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4083;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4084) : "f"(words_153), "f"(factors_7), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4084;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4085) : "f"(words_187), "f"(factors_8), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4085;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4086;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4086) : "f"(words_221), "f"(factors_9), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4086;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4087) : "f"(words_255), "f"(factors_10), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4087;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4088 = acc_36 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4088;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4089) : "f"(words_154), "f"(factors_7), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4089;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4090) : "f"(words_188), "f"(factors_8), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4090;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4091) : "f"(words_222), "f"(factors_9), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4091;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4092) : "f"(words_256), "f"(factors_10), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4092;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4093 = acc_39 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4093;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4094) : "f"(words_155), "f"(factors_7), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4094;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4095) : "f"(words_189), "f"(factors_8), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4095;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4096) : "f"(words_223), "f"(factors_9), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4096;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4097) : "f"(words_257), "f"(factors_10), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4097;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4098 = acc_40 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4098;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4099) : "f"(words_156), "f"(factors_7), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4099;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4100) : "f"(words_190), "f"(factors_8), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4100;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4101) : "f"(words_224), "f"(factors_9), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4101;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4102) : "f"(words_258), "f"(factors_10), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4102;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4103 = acc_43 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4103;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4104) : "f"(words_157), "f"(factors_7), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4104;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4105) : "f"(words_191), "f"(factors_8), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4105;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4106) : "f"(words_225), "f"(factors_9), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4106;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4107) : "f"(words_259), "f"(factors_10), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4107;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4108 = acc_44 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4108;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4109) : "f"(words_158), "f"(factors_7), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4109;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4110) : "f"(words_192), "f"(factors_8), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4110;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4111) : "f"(words_226), "f"(factors_9), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4111;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4112) : "f"(words_260), "f"(factors_10), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4112;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4113 = acc_47 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4113;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4114) : "f"(words_159), "f"(factors_7), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4114;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4115) : "f"(words_193), "f"(factors_8), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4115;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(words_227), "f"(factors_9), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4116;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4117) : "f"(words_261), "f"(factors_10), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4117;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4118 = acc_48 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4118;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4119) : "f"(words_160), "f"(factors_7), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4119;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4120) : "f"(words_194), "f"(factors_8), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4120;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4121) : "f"(words_228), "f"(factors_9), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4121;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4122) : "f"(words_262), "f"(factors_10), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4122;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4123 = acc_51 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4123;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4124) : "f"(words_161), "f"(factors_7), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4124;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4125) : "f"(words_195), "f"(factors_8), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4125;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4126) : "f"(words_229), "f"(factors_9), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4126;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4127) : "f"(words_263), "f"(factors_10), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4127;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4128 = acc_52 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4128;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4129) : "f"(words_162), "f"(factors_7), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4129;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4130) : "f"(words_196), "f"(factors_8), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4130;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4131) : "f"(words_230), "f"(factors_9), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4131;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4132) : "f"(words_264), "f"(factors_10), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4132;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4133 = acc_55 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4133;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4134) : "f"(words_163), "f"(factors_7), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4134;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4135) : "f"(words_197), "f"(factors_8), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4135;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4136) : "f"(words_231), "f"(factors_9), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4136;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4137) : "f"(words_265), "f"(factors_10), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4137;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4138 = acc_56 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4138;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4139) : "f"(words_164), "f"(factors_7), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4139;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4140) : "f"(words_198), "f"(factors_8), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4140;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4141) : "f"(words_232), "f"(factors_9), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4141;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4142) : "f"(words_266), "f"(factors_10), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4142;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4143 = acc_59 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4143;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4144) : "f"(words_165), "f"(factors_7), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4144;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4145) : "f"(words_199), "f"(factors_8), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4145;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4146) : "f"(words_233), "f"(factors_9), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4146;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4147) : "f"(words_267), "f"(factors_10), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4147;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4148 = acc_60 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4148;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4149) : "f"(words_166), "f"(factors_7), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4149;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4150) : "f"(words_200), "f"(factors_8), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4150;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4151) : "f"(words_234), "f"(factors_9), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4151;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4152) : "f"(words_268), "f"(factors_10), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4152;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4153 = acc_63 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4153;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4154) : "f"(words_167), "f"(factors_7), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4154;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4155) : "f"(words_201), "f"(factors_8), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4155;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4156) : "f"(words_235), "f"(factors_9), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4156;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4157) : "f"(words_269), "f"(factors_10), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4157;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4158 = acc_64 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4158;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4159) : "f"(words_168), "f"(factors_7), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4159;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4160) : "f"(words_202), "f"(factors_8), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4160;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4161) : "f"(words_236), "f"(factors_9), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4161;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4162) : "f"(words_270), "f"(factors_10), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4162;
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
                        const u32 t4163 = split_2 + 4u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t4163;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t4165;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4165) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t4165;
                f32 t4167;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4167) : "f"(pair_71));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t4168 = pair_71 + t4167;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4168;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t4169;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4169) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t4169;
                f32 t4171;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4171) : "f"(pair_72));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t4172 = pair_72 + t4171;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4172;
#line 343 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t4173 = sum_3 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
                f32 t4174;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4174) : "f"(sum_3));
#line 344 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t4173 ? 0.0f : t4174;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4176 = acc * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc = t4176;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4177 = acc_2 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t4177;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4178 = acc_5 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t4178;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4179 = acc_6 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t4179;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4180 = acc_9 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t4180;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4181 = acc_10 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t4181;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4182 = acc_13 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t4182;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4183 = acc_14 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t4183;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4184 = acc_17 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t4184;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4185 = acc_18 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t4185;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4186 = acc_21 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t4186;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4187 = acc_22 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t4187;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4188 = acc_25 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t4188;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4189 = acc_26 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t4189;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4190 = acc_29 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t4190;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4191 = acc_30 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t4191;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4192 = acc_33 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t4192;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4193 = acc_34 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t4193;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4194 = acc_37 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t4194;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4195 = acc_38 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t4195;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4196 = acc_41 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t4196;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4197 = acc_42 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t4197;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4198 = acc_45 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t4198;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4199 = acc_46 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t4199;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4200 = acc_49 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t4200;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4201 = acc_50 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t4201;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4202 = acc_53 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t4202;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4203 = acc_54 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t4203;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4204 = acc_57 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t4204;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4205 = acc_58 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t4205;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4206 = acc_61 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t4206;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4207 = acc_62 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t4207;
#line 343 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t4208 = sum_4 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
                f32 t4209;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4209) : "f"(sum_4));
#line 344 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t4208 ? 0.0f : t4209;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4211 = acc_3 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t4211;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4212 = acc_4 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t4212;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4213 = acc_7 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t4213;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4214 = acc_8 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t4214;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4215 = acc_11 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t4215;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4216 = acc_12 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t4216;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4217 = acc_15 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t4217;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4218 = acc_16 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t4218;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4219 = acc_19 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t4219;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4220 = acc_20 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t4220;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4221 = acc_23 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t4221;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4222 = acc_24 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t4222;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4223 = acc_27 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t4223;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4224 = acc_28 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t4224;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4225 = acc_31 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t4225;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4226 = acc_32 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t4226;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4227 = acc_35 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t4227;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4228 = acc_36 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t4228;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4229 = acc_39 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t4229;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4230 = acc_40 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t4230;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4231 = acc_43 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t4231;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4232 = acc_44 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t4232;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4233 = acc_47 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t4233;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4234 = acc_48 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t4234;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4235 = acc_51 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t4235;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4236 = acc_52 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t4236;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4237 = acc_55 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t4237;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4238 = acc_56 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t4238;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4239 = acc_59 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t4239;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4240 = acc_60 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t4240;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4241 = acc_63 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t4241;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t4242 = acc_64 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t4242;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 4u;
                const u32 t4244 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4245 = t4244 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4246 = first_3 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t4245 + t4246;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4248 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4249 = t143 + t4248;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4250 = t4249 < t91;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4250) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4251 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4252 = t143 + t4251;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4253 = first + t4252;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4254 = t4253 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4255;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4255) : "r"(t4254), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4256 = t4255 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4257 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4258 = first + t4252;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4259 = t4258 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4260;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4260) : "r"(t4259), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4261 = t4260 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4262 = t4261 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4263 = t4258 - t4262;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4264 = t4257 + t4263;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4265 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4266 = t4265 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4267 = t4266 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4268 = o + t4267;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4269 = (u64)t4256;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4270 = t4269 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4271 = t4270 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4272 = t4268 + t4271;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4273 = (u64)t4264;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4274 = t4273 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4275 = t4274 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4276 = t4272 + t4275;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4277 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t4276 + t4277;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t4279 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4280 = first_3 < t4279;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4280) {
                        u32 t4281;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4281) : "f"(pair_73), "f"(pair_74));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t4281) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t4282 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4283 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4284 = t4282 < t4283;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4284) {
                        u32 t4285;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4285) : "f"(pair_75), "f"(pair_76));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t4285) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t4286 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4287 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4288 = t4286 < t4287;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4288) {
                        u32 t4289;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4289) : "f"(pair_77), "f"(pair_78));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t4289) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t4290 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4291 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4292 = t4290 < t4291;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4292) {
                        u32 t4293;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4293) : "f"(pair_79), "f"(pair_80));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t4293) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t4294 = first_3 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4295 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4296 = t4294 < t4295;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4296) {
                        u32 t4297;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4297) : "f"(pair_81), "f"(pair_82));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t4297) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t4298 = first_3 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4299 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4300 = t4298 < t4299;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4300) {
                        u32 t4301;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4301) : "f"(pair_83), "f"(pair_84));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t4301) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t4302 = first_3 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4303 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4304 = t4302 < t4303;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4304) {
                        u32 t4305;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4305) : "f"(pair_85), "f"(pair_86));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t4305) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t4306 = first_3 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4307 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4308 = t4306 < t4307;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4308) {
                        u32 t4309;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4309) : "f"(pair_87), "f"(pair_88));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t4309) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t4310 = first_3 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4311 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4312 = t4310 < t4311;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4312) {
                        u32 t4313;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4313) : "f"(pair_89), "f"(pair_90));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t4313) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t4314 = first_3 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4315 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4316 = t4314 < t4315;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4316) {
                        u32 t4317;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4317) : "f"(pair_91), "f"(pair_92));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t4317) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t4318 = first_3 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4319 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4320 = t4318 < t4319;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4320) {
                        u32 t4321;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4321) : "f"(pair_93), "f"(pair_94));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t4321) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t4322 = first_3 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4323 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4324 = t4322 < t4323;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4324) {
                        u32 t4325;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4325) : "f"(pair_95), "f"(pair_96));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t4325) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t4326 = first_3 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4327 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4328 = t4326 < t4327;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4328) {
                        u32 t4329;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4329) : "f"(pair_97), "f"(pair_98));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t4329) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t4330 = first_3 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4331 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4332 = t4330 < t4331;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4332) {
                        u32 t4333;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4333) : "f"(pair_99), "f"(pair_100));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t4333) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t4334 = first_3 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4335 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4336 = t4334 < t4335;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4336) {
                        u32 t4337;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4337) : "f"(pair_101), "f"(pair_102));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t4337) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t4338 = first_3 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4339 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4340 = t4338 < t4339;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4340) {
                        u32 t4341;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4341) : "f"(pair_103), "f"(pair_104));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t4341) : "memory");
                    }
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4342 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4343 = t143 + t4342;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4344 = t4343 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4345 = t4344 < t91;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4345) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4346 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4347 = t143 + t4346;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4348 = t4347 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4349 = first + t4348;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4350 = t4349 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4351;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4351) : "r"(t4350), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4352 = t4351 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4353 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4354 = first + t4348;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4355 = t4354 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4356;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4356) : "r"(t4355), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4357 = t4356 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4358 = t4357 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4359 = t4354 - t4358;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4360 = t4353 + t4359;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4361 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4362 = t4361 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4363 = t4362 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4364 = o + t4363;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4365 = (u64)t4352;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4366 = t4365 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4367 = t4366 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4368 = t4364 + t4367;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4369 = (u64)t4360;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4370 = t4369 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4371 = t4370 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4372 = t4368 + t4371;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4373 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t4372 + t4373;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t4375 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4376 = first_3 < t4375;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4376) {
                        u32 t4377;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4377) : "f"(pair_105), "f"(pair_106));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t4377) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t4378 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4379 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4380 = t4378 < t4379;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4380) {
                        u32 t4381;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4381) : "f"(pair_107), "f"(pair_108));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t4381) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t4382 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4383 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4384 = t4382 < t4383;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4384) {
                        u32 t4385;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4385) : "f"(pair_109), "f"(pair_110));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t4385) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t4386 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4387 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4388 = t4386 < t4387;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4388) {
                        u32 t4389;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4389) : "f"(pair_111), "f"(pair_112));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t4389) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t4390 = first_3 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4391 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4392 = t4390 < t4391;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4392) {
                        u32 t4393;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4393) : "f"(pair_113), "f"(pair_114));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t4393) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t4394 = first_3 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4395 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4396 = t4394 < t4395;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4396) {
                        u32 t4397;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4397) : "f"(pair_115), "f"(pair_116));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t4397) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t4398 = first_3 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4399 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4400 = t4398 < t4399;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4400) {
                        u32 t4401;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4401) : "f"(pair_117), "f"(pair_118));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t4401) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t4402 = first_3 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4403 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4404 = t4402 < t4403;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4404) {
                        u32 t4405;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4405) : "f"(pair_119), "f"(pair_120));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t4405) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t4406 = first_3 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4407 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4408 = t4406 < t4407;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4408) {
                        u32 t4409;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4409) : "f"(pair_121), "f"(pair_122));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t4409) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t4410 = first_3 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4411 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4412 = t4410 < t4411;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4412) {
                        u32 t4413;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4413) : "f"(pair_123), "f"(pair_124));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t4413) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t4414 = first_3 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4415 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4416 = t4414 < t4415;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4416) {
                        u32 t4417;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4417) : "f"(pair_125), "f"(pair_126));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t4417) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t4418 = first_3 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4419 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4420 = t4418 < t4419;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4420) {
                        u32 t4421;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4421) : "f"(pair_127), "f"(pair_128));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t4421) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t4422 = first_3 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4423 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4424 = t4422 < t4423;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4424) {
                        u32 t4425;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4425) : "f"(pair_129), "f"(pair_130));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t4425) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t4426 = first_3 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4427 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4428 = t4426 < t4427;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4428) {
                        u32 t4429;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4429) : "f"(pair_131), "f"(pair_132));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t4429) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t4430 = first_3 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4431 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4432 = t4430 < t4431;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4432) {
                        u32 t4433;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4433) : "f"(pair_133), "f"(pair_134));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t4433) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t4434 = first_3 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4435 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4436 = t4434 < t4435;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4436) {
                        u32 t4437;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4437) : "f"(pair_135), "f"(pair_136));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t4437) : "memory");
                    }
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4438 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_5 = t143 + t4438;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4440 = row_5 < t91;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4441 = first + row_5;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4442 = t4441 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4443;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4443) : "r"(t4442), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4444 = t4443 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4445 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4446 = first + row_5;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4447 = t4446 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4448;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4448) : "r"(t4447), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4449 = t4448 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4450 = t4449 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4451 = t4446 - t4450;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4452 = t4445 + t4451;
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t4453;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4453) : "f"(row_sum));
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t4454;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4454) : "f"(row_max), "f"(scale_log2), "f"(t4453));
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t4454 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const bool t4456 = row_sum == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = t4456 ? __uint_as_float(0xff800000u) : lse_4;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4458 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4459 = t4458 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4460 = t4440 & t4459;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4460) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4461 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4462 = t4461 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4463 = t4462 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4464 = lse + t4463;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4465 = (u64)t4452;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4466 = t4465 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4467 = t4466 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4468 = t4464 + t4467;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4469 = (u64)t4444;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4470 = t4469 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4471 = t4470 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4472 = t4468 + t4471;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4472), "f"(value_3) : "memory");
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4473 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4474 = t143 + t4473;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_6 = t4474 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4476 = row_6 < t91;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4477 = first + row_6;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4478 = t4477 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4479;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4479) : "r"(t4478), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4480 = t4479 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4481 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4482 = first + row_6;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4483 = t4482 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4484;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4484) : "r"(t4483), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4485 = t4484 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4486 = t4485 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4487 = t4482 - t4486;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4488 = t4481 + t4487;
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t4489;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4489) : "f"(row_sum_2));
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t4490;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4490) : "f"(row_max_2), "f"(scale_log2), "f"(t4489));
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t4490 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const bool t4492 = row_sum_2 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = t4492 ? __uint_as_float(0xff800000u) : lse_5;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4494 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4495 = t4494 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4496 = t4476 & t4495;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4496) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4497 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4498 = t4497 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4499 = t4498 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4500 = lse + t4499;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4501 = (u64)t4488;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4502 = t4501 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4503 = t4502 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4504 = t4500 + t4503;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4505 = (u64)t4480;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4506 = t4505 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4507 = t4506 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4508 = t4504 + t4507;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4508), "f"(value_4) : "memory");
                }
            }
        }
    }
}
