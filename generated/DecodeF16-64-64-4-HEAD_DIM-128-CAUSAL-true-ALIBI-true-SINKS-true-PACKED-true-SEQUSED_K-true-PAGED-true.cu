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
    const u32 page_magic,
    const u32 page_shift,
    const u32 head_dim,
    const u32 tiles,
    const u32 splits,
    const u32 blocks_of_split,
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
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t1 / splits;
    const u32 t3 = blockIdx.x;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 split = t3 % splits;
#line 88 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 kv_heads = heads / group;
    const u32 head = tile / tiles;
    const u32 batch_2 = head / kv_heads;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = batch_2 + 1u;
    const u64 t9 = (u64)batch_2;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t10 = t9 * cu_seqlens_q_stride0;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t11 = t10 * 4ull;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t12 = cu_seqlens_q + t11;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t12) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t14 = (u64)next;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t15 = t14 * cu_seqlens_q_stride0;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t16 = t15 * 4ull;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t17 = cu_seqlens_q + t16;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    u32 t18;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t18) : "l"(t17) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t18 - first_query;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t20 = least_queries <= queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t21 = queries <= most_queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t22 = t20 & t21;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t22 ? queries : 0u;
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q_2 : added_k;
    const u64 t26 = (u64)batch_2;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t27 = t26 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t28 = t27 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t29 = seqused_k + t28;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t30;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t30) : "l"(t29) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t30 < seq_k ? t30 : seq_k;
    const u32 t32 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t32 < seq_k ? t32 : seq_k;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u64 t34 = (u64)batch_2;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u64 t35 = t34 * block_table_stride0;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u64 t36 = t35 * 4ull;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u64 t37 = block_table + t36;
#line 199 "fa-kernels/src/attention/options/paged.rs"
    const u32 t38 = (u32)block_table_stride1;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t39 = tile % tiles;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t39 << 6u;
    const u32 t41 = seq_q_2 * group;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t42 = t41 > first ? t41 : first;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t43 = t42 - first;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t44 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t45 = first / group;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t46 = t45 + end_6;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t46 + 1u;
    const u32 t48 = end > seq_q_2 ? end : seq_q_2;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t49 = t48 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t49 < end_6 ? t49 : end_6;
#line 299 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t51 = t43 < 64u ? t43 : 64u;
#line 299 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t51 > 1u ? t51 : 1u;
#line 299 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = t52 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t54 = first + t53;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t55 = t54 / group;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t56 = t55 + end_6;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t56 + 1u;
    const u32 t58 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t59 = t58 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t59 < end_6 ? t59 : end_6;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t61 = end_4 + 63u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t62 = t61 >> 6u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t62 > 1u ? t62 : 1u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t64 = end_2 >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t64 < end_5 ? t64 : end_5;
#line 314 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t66 = end_5 - whole;
#line 314 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = t66 < end_5 ? t66 : end_5;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t68 = end_5 + blocks_of_split;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t69 = t68 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t70 = t69 / blocks_of_split;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t71 = split * blocks_of_split;
#line 114 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t71 < end_5 ? t71 : end_5;
    const u32 t73 = end_5 - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t74 = end_5 - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t75 = t74 < blocks_of_split ? t74 : blocks_of_split;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t76 = t67 > before ? t67 : before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t77 = t76 - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t78 = end_5 > before ? end_5 : before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t79 = t78 - before;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t80 = t43 != 0u;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t81 = split < t70;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t82 = t80 & t81;
#line 36 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t82) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t85 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t85));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t89 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t90 = warp_n << 6u;
#line 45 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t92 = thread >> 3u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t93 = thread & 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t94 = t92 & 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t95 = t93 ^ t94;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t96 = t92 << 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t97 = t95 << 4u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t98 = t96 + t97;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t99 = (u64)t92 * 0u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t100 = (u64)t93 * 16u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t101 = t99 + t100;
        const u32 t102 = head_dim >> 3u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t103 = (u64)t93 * 16u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t104 = smem_1 + t98;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t105 = t43 > 1u ? t43 : 1u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t106 = t105 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t107 = t92 < t106 ? t92 : t106;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t108 = first + t107;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t109 = t108 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t110 = first_query + t109;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t111 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t112 = first + t107;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t113 = t112 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t114 = t111 + t113;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t115 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t116 = t115 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t117 = q + t116;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t118 = (u64)t110;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t119 = t118 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t120 = t119 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t121 = t117 + t120;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t122 = (u64)t114;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t123 = t122 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t124 = t123 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t125 = t121 + t124;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t126 = t125 + t103;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t127 = t92 + 16u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t128 = t43 > 1u ? t43 : 1u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t129 = t128 - 1u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t130 = t127 < t129 ? t127 : t129;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t131 = first + t130;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t132 = t131 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t133 = first_query + t132;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t134 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t135 = first + t130;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t136 = t135 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t137 = t134 + t136;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t138 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t139 = t138 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t140 = q + t139;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t141 = (u64)t133;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t142 = t141 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t143 = t142 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t144 = t140 + t143;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t145 = (u64)t137;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t146 = t145 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t147 = t146 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t148 = t144 + t147;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t149 = t148 + t103;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t150 = t92 + 32u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t151 = t43 > 1u ? t43 : 1u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t152 = t151 - 1u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t153 = t150 < t152 ? t150 : t152;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t154 = first + t153;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t155 = t154 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t156 = first_query + t155;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t157 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t158 = first + t153;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t159 = t158 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t160 = t157 + t159;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t161 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t162 = t161 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t163 = q + t162;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t164 = (u64)t156;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t165 = t164 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t166 = t165 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t167 = t163 + t166;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t168 = (u64)t160;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t169 = t168 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t170 = t169 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t171 = t167 + t170;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t172 = t171 + t103;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t173 = t92 + 48u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t174 = t43 > 1u ? t43 : 1u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t175 = t174 - 1u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t176 = t173 < t175 ? t173 : t175;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t177 = first + t176;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t178 = t177 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t179 = first_query + t178;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t180 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t181 = first + t176;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t182 = t181 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t183 = t180 + t182;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t184 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t185 = t184 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t186 = q + t185;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t187 = (u64)t179;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t188 = t187 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t189 = t188 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t190 = t186 + t189;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t191 = (u64)t183;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t192 = t191 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t193 = t192 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t194 = t190 + t193;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t195 = t194 + t103;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t196 = t92 < t43;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t197 = t93 < t102;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t198 = t196 & t197;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t199 = t198 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t104), "l"(t126), "r"(t199) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t200 = t92 + 16u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t201 = t200 < t43;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t202 = t93 < t102;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t203 = t201 & t202;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t204 = t203 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t104), "l"(t149), "r"(t204) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t205 = t92 + 32u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t206 = t205 < t43;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t207 = t93 < t102;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t208 = t206 & t207;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t209 = t208 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t104), "l"(t172), "r"(t209) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t210 = t92 + 48u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t211 = t210 < t43;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t212 = t93 < t102;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t213 = t211 & t212;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t214 = t213 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t104), "l"(t195), "r"(t214) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t215 = t126 + 128ull;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t216 = t92 < t43;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t217 = t93 + 8u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t218 = t217 < t102;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t219 = t216 & t218;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t220 = t219 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t104), "l"(t215), "r"(t220) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t221 = t149 + 128ull;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t222 = t92 + 16u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t223 = t222 < t43;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t224 = t93 + 8u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t225 = t224 < t102;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t226 = t223 & t225;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t227 = t226 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t104), "l"(t221), "r"(t227) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t228 = t172 + 128ull;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t229 = t92 + 32u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t230 = t229 < t43;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t231 = t93 + 8u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t232 = t231 < t102;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t233 = t230 & t232;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t234 = t233 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t104), "l"(t228), "r"(t234) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t235 = t195 + 128ull;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t236 = t92 + 48u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t237 = t236 < t43;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t238 = t93 + 8u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t239 = t238 < t102;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t240 = t237 & t239;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t241 = t240 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t104), "l"(t235), "r"(t241) : "memory");
#line 48 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 112 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t243 = ring + 32768u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = 0ull * k_stride0;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t244 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = k + t245;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t247 = 0ull * k_stride1;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t248 = t247 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t249 = t246 + t248;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = (u64)t44;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t251 = t250 * k_stride2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t252 = t251 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t253 = t249 + t252;
        const u32 t254 = (u32)k_stride1;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = t254 << 1u;
        const u32 t256 = thread >> 3u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = thread & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t256 & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = t257 ^ t258;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t256 << 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t259 << 4u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t260 + t261;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = (u64)t256 * t255;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t253 + t263;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = (u64)t257 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = t264 + t265;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = (u64)t255 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t268 = (u32)k_stride0;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t269 = t268 << 1u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = 0ull * v_stride0;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = t270 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t272 = v + t271;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = 0ull * v_stride1;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t273 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = t272 + t274;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = (u64)t44;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = t276 * v_stride2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = t277 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t279 = t275 + t278;
        const u32 t280 = (u32)v_stride1;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 << 1u;
        const u32 t282 = thread >> 3u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = thread & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t284 = t282 & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t285 = t283 ^ t284;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = t282 << 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = t285 << 4u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = t286 + t287;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = (u64)t282 * t281;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t290 = t279 + t289;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t291 = (u64)t283 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t292 = t290 + t291;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t293 = (u64)t281 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = (u32)v_stride0;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t295 = t294 << 1u;
#line 134 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page = 0u;
#line 134 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row = 0u;
#line 134 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_2 = 0u;
#line 134 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_2 = 0u;
#line 134 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_3 = 0u;
#line 134 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_3 = 0u;
#line 134 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 page_4 = 0u;
#line 134 "fa-kernels/src/attention/forward/kv_stream.rs"
        u32 row_4 = 0u;
#line 203 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = t75 - 1u;
#line 203 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i = 0u < t296 ? 0u : t296;
        const u32 t298 = t73 - 1u;
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t299 = t298 - i;
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t299 << 6u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t301 = end_6 > 1u ? end_6 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = t301 - 1u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t303 = first_key + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key = t303 < last ? t303 : last;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t305 = key << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t306;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t306) : "r"(t305), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index = t306 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t308 = (u64)index * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t309 = t308 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t310 = t37 + t309;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t310) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t312 = index * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t313 = key - t312;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page = page_5;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row = t313;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = first_key + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = t314 + 16u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_2 = t315 < last ? t315 : last;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t317 = key_2 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t318;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t318) : "r"(t317), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_2 = t318 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t320 = (u64)index_2 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t321 = t320 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t322 = t37 + t321;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t322) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t324 = index_2 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t325 = key_2 - t324;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_2 = page_6;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_2 = t325;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t326 = first_key + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t327 = t326 + 32u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_3 = t327 < last ? t327 : last;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t329 = key_3 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t330;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t330) : "r"(t329), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_3 = t330 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t332 = (u64)index_3 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t333 = t332 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t334 = t37 + t333;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_7;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t334) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t336 = index_3 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t337 = key_3 - t336;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_7;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_3 = t337;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t338 = first_key + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t339 = t338 + 48u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_4 = t339 < last ? t339 : last;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t341 = key_4 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t342;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t342) : "r"(t341), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_4 = t342 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t344 = (u64)index_4 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t345 = t344 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t346 = t37 + t345;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_8;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t346) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t348 = index_4 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t349 = key_4 - t348;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_4 = page_8;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_4 = t349;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t350 = t73 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t350 << 6u;
        const u32 t352 = head_dim >> 3u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t353 = (u64)t257 * 16u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t354 = ring + t262;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t355 = first_key_2 + t256;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t356 = end_6 > 1u ? end_6 : 1u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = t356 - 1u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t358 = t355 < t357 ? t355 : t357;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place = page;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_2 = row;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t359 = (u64)place * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t360 = t253 + t359;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t361 = (u64)place_2 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t362 = t360 + t361;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t363 = t362 + t353;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t364 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t365 = t364 + 16u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t366 = end_6 > 1u ? end_6 : 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t367 = t366 - 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t368 = t365 < t367 ? t365 : t367;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_3 = page_2;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_4 = row_2;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = (u64)place_3 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = t253 + t369;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = (u64)place_4 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = t370 + t371;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = t372 + t353;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t374 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t375 = t374 + 32u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = end_6 > 1u ? end_6 : 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t377 = t376 - 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t375 < t377 ? t375 : t377;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_5 = page_3;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_6 = row_3;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t379 = (u64)place_5 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t380 = t253 + t379;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t381 = (u64)place_6 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t382 = t380 + t381;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t383 = t382 + t353;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t384 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t385 = t384 + 48u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t386 = end_6 > 1u ? end_6 : 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t387 = t386 - 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t388 = t385 < t387 ? t385 : t387;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_7 = page_4;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_8 = row_4;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t389 = (u64)place_7 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t390 = t253 + t389;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t391 = (u64)place_8 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t392 = t390 + t391;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = t392 + t353;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t394 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t395 = t394 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t396 = t257 < t352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t397 = t395 & t396;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = t397 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t354), "l"(t363), "r"(t398) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t399 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t400 = t399 + 16u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t401 = t400 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t402 = t257 < t352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t403 = t401 & t402;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = t403 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t354), "l"(t373), "r"(t404) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t405 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t405 + 32u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t407 = t406 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t408 = t257 < t352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t409 = t407 & t408;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = t409 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t354), "l"(t383), "r"(t410) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t411 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = t411 + 48u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t413 = t412 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t414 = t257 < t352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t415 = t413 & t414;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t416 = t415 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t354), "l"(t393), "r"(t416) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t417 = t363 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t418 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t419 = t418 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t420 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t421 = t420 < t352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t422 = t419 & t421;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t423 = t422 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t354), "l"(t417), "r"(t423) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t424 = t373 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t425 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t426 = t425 + 16u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t427 = t426 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t429 = t428 < t352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t430 = t427 & t429;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t431 = t430 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t354), "l"(t424), "r"(t431) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t432 = t383 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t433 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t433 + 32u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t435 = t434 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t436 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t437 = t436 < t352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t438 = t435 & t437;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t439 = t438 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t354), "l"(t432), "r"(t439) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t440 = t393 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t441 = first_key_2 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t442 = t441 + 48u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t443 = t442 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t445 = t444 < t352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t446 = t443 & t445;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t447 = t446 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t354), "l"(t440), "r"(t447) : "memory");
#line 233 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t448 = t73 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t448 << 6u;
        const u32 t450 = head_dim >> 3u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t451 = (u64)t283 * 16u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t452 = t243 + t288;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t453 = first_key_3 + t282;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t454 = end_6 > 1u ? end_6 : 1u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t455 = t454 - 1u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t456 = t453 < t455 ? t453 : t455;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_9 = page;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_10 = row;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t457 = (u64)place_9 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t458 = t279 + t457;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t459 = (u64)place_10 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t460 = t458 + t459;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t461 = t460 + t451;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t462 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t463 = t462 + 16u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t464 = end_6 > 1u ? end_6 : 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t465 = t464 - 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t466 = t463 < t465 ? t463 : t465;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_11 = page_2;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_12 = row_2;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t467 = (u64)place_11 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t468 = t279 + t467;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t469 = (u64)place_12 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t470 = t468 + t469;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t471 = t470 + t451;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t472 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t473 = t472 + 32u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t474 = end_6 > 1u ? end_6 : 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t475 = t474 - 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t476 = t473 < t475 ? t473 : t475;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_13 = page_3;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_14 = row_3;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t477 = (u64)place_13 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t478 = t279 + t477;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t479 = (u64)place_14 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t480 = t478 + t479;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t481 = t480 + t451;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t482 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t483 = t482 + 48u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = end_6 > 1u ? end_6 : 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t485 = t484 - 1u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t486 = t483 < t485 ? t483 : t485;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_15 = page_4;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 place_16 = row_4;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t487 = (u64)place_15 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t488 = t279 + t487;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t489 = (u64)place_16 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t490 = t488 + t489;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t491 = t490 + t451;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t492 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t493 = t492 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t494 = t283 < t450;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t495 = t493 & t494;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t496 = t495 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t452), "l"(t461), "r"(t496) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t497 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t498 = t497 + 16u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t499 = t498 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t500 = t283 < t450;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t501 = t499 & t500;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = t501 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t452), "l"(t471), "r"(t502) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t503 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t504 = t503 + 32u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t505 = t504 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t506 = t283 < t450;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t507 = t505 & t506;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t508 = t507 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t452), "l"(t481), "r"(t508) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t509 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t510 = t509 + 48u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t511 = t510 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t512 = t283 < t450;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t513 = t511 & t512;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t514 = t513 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t452), "l"(t491), "r"(t514) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t515 = t461 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t516 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t517 = t516 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t518 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t519 = t518 < t450;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t520 = t517 & t519;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t521 = t520 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t452), "l"(t515), "r"(t521) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t522 = t471 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t523 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t523 + 16u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t525 = t524 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t526 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t527 = t526 < t450;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t528 = t525 & t527;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t529 = t528 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t452), "l"(t522), "r"(t529) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t530 = t481 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t531 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = t531 + 32u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t533 = t532 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t534 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t535 = t534 < t450;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t536 = t533 & t535;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = t536 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t452), "l"(t530), "r"(t537) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t538 = t491 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t539 = first_key_3 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t540 = t539 + 48u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t540 < end_6;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t543 = t542 < t450;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t544 = t541 & t543;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t545 = t544 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t452), "l"(t538), "r"(t545) : "memory");
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 203 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = t75 - 1u;
#line 203 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_2 = 1u < t546 ? 1u : t546;
        const u32 t548 = t73 - 1u;
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = t548 - i_2;
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t549 << 6u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t551 = end_6 > 1u ? end_6 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_2 = t551 - 1u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t553 = first_key_4 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_5 = t553 < last_2 ? t553 : last_2;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t555 = key_5 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t556;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t556) : "r"(t555), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_5 = t556 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t558 = (u64)index_5 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t559 = t558 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t560 = t37 + t559;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_9;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t560) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t562 = index_5 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t563 = key_5 - t562;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page = page_9;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row = t563;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t564 = first_key_4 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t565 = t564 + 16u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_6 = t565 < last_2 ? t565 : last_2;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t567 = key_6 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t568;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t568) : "r"(t567), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t568 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t570 = (u64)index_6 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t571 = t570 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t572 = t37 + t571;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_10;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t572) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t574 = index_6 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t575 = key_6 - t574;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_2 = page_10;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_2 = t575;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t576 = first_key_4 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t577 = t576 + 32u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_7 = t577 < last_2 ? t577 : last_2;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t579 = key_7 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t580;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t580) : "r"(t579), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_7 = t580 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t582 = (u64)index_7 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t583 = t582 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t584 = t37 + t583;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_11;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t584) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t586 = index_7 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t587 = key_7 - t586;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_11;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_3 = t587;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = first_key_4 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t589 = t588 + 48u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_8 = t589 < last_2 ? t589 : last_2;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t591 = key_8 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t592;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t592) : "r"(t591), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t592 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t594 = (u64)index_8 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t595 = t594 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t596 = t37 + t595;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_12;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t596) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t598 = index_8 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t599 = key_8 - t598;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_4 = page_12;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_4 = t599;
#line 255 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t600 = 1u < t75;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t600) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t601 = ring + 16384u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t602 = t73 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t603 = t602 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t603 << 6u;
            const u32 t605 = head_dim >> 3u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t606 = (u64)t257 * 16u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t607 = t601 + t262;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t608 = first_key_5 + t256;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_17 = page;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_18 = row;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t609 = (u64)place_17 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t610 = t253 + t609;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t611 = (u64)place_18 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t612 = t610 + t611;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t613 = t612 + t606;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t614 = first_key_5 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t615 = t614 + 16u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_19 = page_2;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_20 = row_2;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t616 = (u64)place_19 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t617 = t253 + t616;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t618 = (u64)place_20 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t619 = t617 + t618;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t620 = t619 + t606;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t621 = first_key_5 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t622 = t621 + 32u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_21 = page_3;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_22 = row_3;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t623 = (u64)place_21 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t624 = t253 + t623;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t625 = (u64)place_22 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t626 = t624 + t625;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t627 = t626 + t606;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t628 = first_key_5 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t629 = t628 + 48u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_23 = page_4;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_24 = row_4;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t630 = (u64)place_23 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t631 = t253 + t630;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t632 = (u64)place_24 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t633 = t631 + t632;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t634 = t633 + t606;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t635 = t257 < t605;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t636 = t635 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t607), "l"(t613), "r"(t636) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t637 = t257 < t605;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t638 = t637 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t607), "l"(t620), "r"(t638) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t639 = t257 < t605;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t640 = t639 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t607), "l"(t627), "r"(t640) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t641 = t257 < t605;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t642 = t641 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t607), "l"(t634), "r"(t642) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t643 = t613 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t644 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t645 = t644 < t605;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t646 = t645 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t607), "l"(t643), "r"(t646) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t647 = t620 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t648 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t649 = t648 < t605;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t650 = t649 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t607), "l"(t647), "r"(t650) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t651 = t627 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t652 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t653 = t652 < t605;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t654 = t653 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t607), "l"(t651), "r"(t654) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t655 = t634 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t656 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t657 = t656 < t605;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t658 = t657 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t607), "l"(t655), "r"(t658) : "memory");
        }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t659 = 1u < t75;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t659) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t660 = t243 + 16384u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t661 = t73 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t662 = t661 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t662 << 6u;
            const u32 t664 = head_dim >> 3u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t665 = (u64)t283 * 16u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t666 = t660 + t288;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t667 = first_key_6 + t282;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_25 = page;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_26 = row;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t668 = (u64)place_25 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t669 = t279 + t668;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t670 = (u64)place_26 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t671 = t669 + t670;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t672 = t671 + t665;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t673 = first_key_6 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t674 = t673 + 16u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_27 = page_2;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_28 = row_2;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t675 = (u64)place_27 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t676 = t279 + t675;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t677 = (u64)place_28 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t678 = t676 + t677;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t679 = t678 + t665;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t680 = first_key_6 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t681 = t680 + 32u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_29 = page_3;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_30 = row_3;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t682 = (u64)place_29 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t683 = t279 + t682;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t684 = (u64)place_30 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t685 = t683 + t684;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t686 = t685 + t665;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t687 = first_key_6 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t688 = t687 + 48u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_31 = page_4;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 place_32 = row_4;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t689 = (u64)place_31 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t690 = t279 + t689;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t691 = (u64)place_32 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t692 = t690 + t691;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t693 = t692 + t665;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t694 = t283 < t664;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t695 = t694 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t666), "l"(t672), "r"(t695) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t696 = t283 < t664;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t697 = t696 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t666), "l"(t679), "r"(t697) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t698 = t283 < t664;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t699 = t698 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t666), "l"(t686), "r"(t699) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t700 = t283 < t664;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t701 = t700 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t666), "l"(t693), "r"(t701) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t702 = t672 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t703 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t704 = t703 < t664;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t705 = t704 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t666), "l"(t702), "r"(t705) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t706 = t679 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t707 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t708 = t707 < t664;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t709 = t708 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t666), "l"(t706), "r"(t709) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t710 = t686 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t711 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t712 = t711 < t664;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t713 = t712 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t666), "l"(t710), "r"(t713) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t714 = t693 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t715 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t716 = t715 < t664;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t717 = t716 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t666), "l"(t714), "r"(t717) : "memory");
        }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 203 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t718 = t75 - 1u;
#line 203 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 i_3 = 2u < t718 ? 2u : t718;
        const u32 t720 = t73 - 1u;
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t721 = t720 - i_3;
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_7 = t721 << 6u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t723 = end_6 > 1u ? end_6 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_3 = t723 - 1u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t725 = first_key_7 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_9 = t725 < last_3 ? t725 : last_3;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t727 = key_9 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t728;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t728) : "r"(t727), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_9 = t728 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t730 = (u64)index_9 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t731 = t730 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t732 = t37 + t731;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_13;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t732) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t734 = index_9 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t735 = key_9 - t734;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page = page_13;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row = t735;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t736 = first_key_7 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t737 = t736 + 16u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_10 = t737 < last_3 ? t737 : last_3;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t739 = key_10 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t740;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t740) : "r"(t739), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_10 = t740 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t742 = (u64)index_10 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t743 = t742 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t744 = t37 + t743;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_14;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t744) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t746 = index_10 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t747 = key_10 - t746;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_2 = page_14;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_2 = t747;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t748 = first_key_7 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t749 = t748 + 32u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_11 = t749 < last_3 ? t749 : last_3;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t751 = key_11 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t752;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t752) : "r"(t751), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_11 = t752 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t754 = (u64)index_11 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t755 = t754 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t756 = t37 + t755;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_15;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t756) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t758 = index_11 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t759 = key_11 - t758;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_3 = page_15;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_3 = t759;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t760 = first_key_7 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t761 = t760 + 48u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 key_12 = t761 < last_3 ? t761 : last_3;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 t763 = key_12 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
        u32 t764;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t764) : "r"(t763), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_12 = t764 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t766 = (u64)index_12 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t767 = t766 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u64 t768 = t37 + t767;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 page_16;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t768) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t770 = index_12 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u32 t771 = key_12 - t770;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        page_4 = page_16;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
        row_4 = t771;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t772 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t773 = t89 + t772;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t774 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t775 = t773 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t776 = t774 ^ t775;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t777 = t773 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t778 = t776 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t779 = t777 + t778;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t780 = smem_1 + t779;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t781;
        asm volatile("mov.b32 %0, %1;" : "=r"(t781) : "r"(t780));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t781) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t782;
        asm volatile("mov.b32 %0, %1;" : "=r"(t782) : "r"(t780));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t783 = t782 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t783) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t784;
        asm volatile("mov.b32 %0, %1;" : "=r"(t784) : "r"(t780));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t785 = t784 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t785) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t786;
        asm volatile("mov.b32 %0, %1;" : "=r"(t786) : "r"(t780));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t787 = t786 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t787) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t788;
        asm volatile("mov.b32 %0, %1;" : "=r"(t788) : "r"(t780));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t788) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t789;
        asm volatile("mov.b32 %0, %1;" : "=r"(t789) : "r"(t780));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t790 = t789 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t790) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t791;
        asm volatile("mov.b32 %0, %1;" : "=r"(t791) : "r"(t780));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t792 = t791 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t792) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t793;
        asm volatile("mov.b32 %0, %1;" : "=r"(t793) : "r"(t780));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t794 = t793 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t794) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t795 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t796 = t90 + t795;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t797 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t798 = t797 << 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t799 = t796 + t798;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t800 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t801 = t800 & 1u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t802 = t799 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t803 = t801 ^ t802;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t804 = t799 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t805 = t803 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t806 = t804 + t805;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t807 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t808 = t90 + t807;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t809 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t810 = t808 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t811 = t809 ^ t810;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t812 = t808 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t813 = t811 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t814 = t812 + t813;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t815 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t816 = t89 + t815;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t817 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t818 = first + t816;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t819 = t818 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t820 = t817 + t819;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t821 = (u64)batch_2;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t822 = t821 * alibi_slopes_stride0;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t823 = t822 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t824 = alibi_slopes + t823;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t825 = (u64)t820;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t826 = t825 * alibi_slopes_stride1;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t827 = t826 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t828 = t824 + t827;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t828) : "memory");
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        f32 t830;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t830) : "f"(scale_log2));
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t831 = t830 * 1.442695f;
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_3 = slope * t831;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t833 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t834 = t89 + t833;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t835 = t834 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t836 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t837 = first + t835;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t838 = t837 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t839 = t836 + t838;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t840 = (u64)batch_2;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t841 = t840 * alibi_slopes_stride0;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t842 = t841 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t843 = alibi_slopes + t842;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t844 = (u64)t839;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t845 = t844 * alibi_slopes_stride1;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t846 = t845 * 4ull;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t847 = t843 + t846;
#line 86 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope_2;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope_2) : "l"(t847) : "memory");
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        f32 t849;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(scale_log2));
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t850 = t849 * 1.442695f;
#line 87 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_4 = slope_2 * t850;
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
        u32 t852;
        asm volatile("mov.b32 %0, %1;" : "=r"(t852) : "r"(t806));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t853 = t852 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t854 = t852 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t855 = t852 ^ 96u;
        const u32 t856 = ring + t852;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t856) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t856) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t856) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t856) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t857 = ring + t853;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t857) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t857) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t857) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t857) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t858 = ring + t854;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t858) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_65), "r"(m_66));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_67), "r"(m_68));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t858) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_69), "r"(m_70));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_71), "r"(m_72));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t858) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_73), "r"(m_74));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_75), "r"(m_76));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t858) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_77), "r"(m_78));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_79), "r"(m_80));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t859 = ring + t855;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t859) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_81), "r"(m_82));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_83), "r"(m_84));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t859) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_85), "r"(m_86));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_87), "r"(m_88));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t859) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_89), "r"(m_90));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_91), "r"(m_92));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t859) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_93), "r"(m_94));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_95), "r"(m_96));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t856) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_97), "r"(m_98));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_99), "r"(m_100));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t856) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_101), "r"(m_102));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_103), "r"(m_104));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t856) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_105), "r"(m_106));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_107), "r"(m_108));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t856) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_109), "r"(m_110));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_111), "r"(m_112));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t857) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_113), "r"(m_114));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_115), "r"(m_116));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t857) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t857) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_121), "r"(m_122));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_123), "r"(m_124));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t857) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_125), "r"(m_126));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_127), "r"(m_128));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t858) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_129), "r"(m_130));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_131), "r"(m_132));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t858) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_133), "r"(m_134));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_135), "r"(m_136));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t858) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_137), "r"(m_138));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_139), "r"(m_140));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t858) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_141), "r"(m_142));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_143), "r"(m_144));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t859) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_145), "r"(m_146));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_147), "r"(m_148));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t859) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_149), "r"(m_150));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_151), "r"(m_152));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t859) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_153), "r"(m_154));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_155), "r"(m_156));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t859) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_157), "r"(m_158));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_159), "r"(m_160));
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t860 = t73 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t861 = t860 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_8 = t861 + t90;
        const u32 t863 = first + t89;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t864 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t865 = t864 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t866 = first_key_8 + t865;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t867 = t866 + seq_q_2;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column = (f32)t867;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t869 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t870 = t863 + t869;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 query = t870 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t872 = query + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t873 = (f32)t872;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = t873 - column;
        const f32 t875 = slope_3 * distance;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = -t875;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t877 = s + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t878;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t878) : "f"(slope_3), "f"(0.0f), "f"(t877));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s = t878;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t879 = s_2 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t880;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t880) : "f"(slope_3), "f"(1.0f), "f"(t879));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t880;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t881 = s_5 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t882;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t882) : "f"(slope_3), "f"(8.0f), "f"(t881));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t882;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t883 = s_6 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t884;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(slope_3), "f"(9.0f), "f"(t883));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t884;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t885 = s_9 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t886;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t886) : "f"(slope_3), "f"(16.0f), "f"(t885));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t886;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t887 = s_10 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t888;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t888) : "f"(slope_3), "f"(17.0f), "f"(t887));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t888;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t889 = s_13 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t890;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t890) : "f"(slope_3), "f"(24.0f), "f"(t889));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t890;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t891 = s_14 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t892;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t892) : "f"(slope_3), "f"(25.0f), "f"(t891));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t892;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t893 = s_17 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t894;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t894) : "f"(slope_3), "f"(32.0f), "f"(t893));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_17 = t894;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t895 = s_18 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t896;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t896) : "f"(slope_3), "f"(33.0f), "f"(t895));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_18 = t896;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t897 = s_21 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t898;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t898) : "f"(slope_3), "f"(40.0f), "f"(t897));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_21 = t898;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t899 = s_22 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t900;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(slope_3), "f"(41.0f), "f"(t899));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_22 = t900;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t901 = s_25 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t902;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t902) : "f"(slope_3), "f"(48.0f), "f"(t901));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_25 = t902;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t903 = s_26 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t904;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(slope_3), "f"(49.0f), "f"(t903));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_26 = t904;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t905 = s_29 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t906;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t906) : "f"(slope_3), "f"(56.0f), "f"(t905));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_29 = t906;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t907 = s_30 + first_2;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t908;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t908) : "f"(slope_3), "f"(57.0f), "f"(t907));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_30 = t908;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t909 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t910 = t863 + t909;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t911 = t910 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 query_2 = t911 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t913 = query_2 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t914 = (f32)t913;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = t914 - column;
        const f32 t916 = slope_4 * distance_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = -t916;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t918 = s_3 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t919;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(slope_4), "f"(0.0f), "f"(t918));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t919;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t920 = s_4 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t921;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(slope_4), "f"(1.0f), "f"(t920));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t921;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t922 = s_7 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t923;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t923) : "f"(slope_4), "f"(8.0f), "f"(t922));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t923;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t924 = s_8 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t925;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(slope_4), "f"(9.0f), "f"(t924));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t925;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t926 = s_11 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t927;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(slope_4), "f"(16.0f), "f"(t926));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t927;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t928 = s_12 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t929;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(slope_4), "f"(17.0f), "f"(t928));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t929;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t930 = s_15 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t931;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(slope_4), "f"(24.0f), "f"(t930));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t931;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t932 = s_16 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t933;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t933) : "f"(slope_4), "f"(25.0f), "f"(t932));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t933;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t934 = s_19 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t935;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(slope_4), "f"(32.0f), "f"(t934));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_19 = t935;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t936 = s_20 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t937;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t937) : "f"(slope_4), "f"(33.0f), "f"(t936));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_20 = t937;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t938 = s_23 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t939;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t939) : "f"(slope_4), "f"(40.0f), "f"(t938));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_23 = t939;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t940 = s_24 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t941;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(slope_4), "f"(41.0f), "f"(t940));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_24 = t941;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t942 = s_27 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t943;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(slope_4), "f"(48.0f), "f"(t942));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_27 = t943;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t944 = s_28 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t945;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(slope_4), "f"(49.0f), "f"(t944));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_28 = t945;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t946 = s_31 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t947;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t947) : "f"(slope_4), "f"(56.0f), "f"(t946));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_31 = t947;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t948 = s_32 + first_3;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        f32 t949;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t949) : "f"(slope_4), "f"(57.0f), "f"(t948));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
        s_32 = t949;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t950 = 0u < t77;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t951 = t79 <= 0u;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t952 = t950 | t951;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        if (t952) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t953 = t73 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t954 = t953 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t954 + t90;
            const u32 t956 = first + t89;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t957 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t958 = t957 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_9 + t958;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t960 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t961 = t956 + t960;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t962 = t961 / group;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t963 = t962 + end_6;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t963 + 1u;
            const u32 t965 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t966 = t965 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t966 < end_6 ? t966 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t968 = end_8 > column_2 ? end_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t968 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t971 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t971;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t973 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t973;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t975 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t975;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t977 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t977;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t979 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t979;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t981 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t981;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t983 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t985 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t985;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t987 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t987;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t989 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t989;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t991 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t991;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t993 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t993;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t995 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t995;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t997 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t997;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t999 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t999;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1001 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1001;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1002 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1003 = t956 + t1002;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1004 = t1003 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1005 = t1004 / group;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1006 = t1005 + end_6;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t1006 + 1u;
            const u32 t1008 = end_10 > seq_q_2 ? end_10 : seq_q_2;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1009 = t1008 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t1009 < end_6 ? t1009 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1011 = end_11 > column_2 ? end_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t1011 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1014 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1014;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1016 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1016;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1018 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1018;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1020 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1020;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1022 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1022;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1024 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1024;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1026 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1026;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1028 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1028;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1030 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1030;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1032 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1032;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1034 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1034;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1036 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1036;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1038 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1038;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1040 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1040;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1042 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1042;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1044 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1044;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1046;
        asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1047;
        asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1046), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1048;
        asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1047), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1049;
        asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1048), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1050;
        asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1049), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1051;
        asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1050), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1052;
        asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1051), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1053;
        asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1052), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1054;
        asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1053), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1055;
        asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1054), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1056;
        asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1055), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1057;
        asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1056), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1058;
        asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1057), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1059;
        asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(t1058), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1060;
        asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1059), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1061;
        asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(t1060), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1062;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1062) : "f"(t1061));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1061), "f"(t1062));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1064;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1064) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1064));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1067 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1067;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1069 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1070;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1070) : "f"(old), "f"(scale_log2), "f"(t1069));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1070));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1072 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1073 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1073));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1075;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t1075;
        const f32 t1076 = t1072 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1077 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1077));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1079;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1079;
        const f32 t1080 = t1076 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1081 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1081));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1083;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1083;
        const f32 t1084 = t1080 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1085 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1085));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1087;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1087;
        const f32 t1088 = t1084 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1089 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1089));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1091;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1091;
        const f32 t1092 = t1088 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1093 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1093));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1095;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1095;
        const f32 t1096 = t1092 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1097 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1097));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1099;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1099;
        const f32 t1100 = t1096 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1101 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1101));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1103;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1103;
        const f32 t1104 = t1100 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1105 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1105));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1107;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1107;
        const f32 t1108 = t1104 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1109 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1109));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1111;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1111;
        const f32 t1112 = t1108 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1113 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1113));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1115;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1115;
        const f32 t1116 = t1112 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1117 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1117));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1119;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1119;
        const f32 t1120 = t1116 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1121 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1121));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1123;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1123;
        const f32 t1124 = t1120 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1125 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1125));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1127;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1127;
        const f32 t1128 = t1124 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1129 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1129));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1131;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1131;
        const f32 t1132 = t1128 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1133 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1133));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1135;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1135;
        const f32 t1136 = t1132 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1137 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1138 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1139 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1140 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1141 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1142 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1143 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1144 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1145 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1146 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1147 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1148 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1149 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1150 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1151 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1152 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1153 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1154 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1155 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1156 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1157 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1158 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1159 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1160 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1161 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1162 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1163 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1164 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1165 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1166 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1167 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1168 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1168;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1170;
        asm("max.f32 %0, %1, %2;" : "=f"(t1170) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1171;
        asm("max.f32 %0, %1, %2;" : "=f"(t1171) : "f"(t1170), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1172;
        asm("max.f32 %0, %1, %2;" : "=f"(t1172) : "f"(t1171), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1173;
        asm("max.f32 %0, %1, %2;" : "=f"(t1173) : "f"(t1172), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1174;
        asm("max.f32 %0, %1, %2;" : "=f"(t1174) : "f"(t1173), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1175;
        asm("max.f32 %0, %1, %2;" : "=f"(t1175) : "f"(t1174), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1176;
        asm("max.f32 %0, %1, %2;" : "=f"(t1176) : "f"(t1175), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1177;
        asm("max.f32 %0, %1, %2;" : "=f"(t1177) : "f"(t1176), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1178;
        asm("max.f32 %0, %1, %2;" : "=f"(t1178) : "f"(t1177), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1179;
        asm("max.f32 %0, %1, %2;" : "=f"(t1179) : "f"(t1178), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1180;
        asm("max.f32 %0, %1, %2;" : "=f"(t1180) : "f"(t1179), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1181;
        asm("max.f32 %0, %1, %2;" : "=f"(t1181) : "f"(t1180), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1182;
        asm("max.f32 %0, %1, %2;" : "=f"(t1182) : "f"(t1181), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1183;
        asm("max.f32 %0, %1, %2;" : "=f"(t1183) : "f"(t1182), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1184;
        asm("max.f32 %0, %1, %2;" : "=f"(t1184) : "f"(t1183), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1185;
        asm("max.f32 %0, %1, %2;" : "=f"(t1185) : "f"(t1184), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1186;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1186) : "f"(t1185));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1185), "f"(t1186));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1188;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1188) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1188));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1191 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1191;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1193 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1194;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(old_2), "f"(scale_log2), "f"(t1193));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1194));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1196 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1197 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1197));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1199;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1199) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1199;
        const f32 t1200 = t1196 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1201 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1201));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1203;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1203) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1203;
        const f32 t1204 = t1200 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1205 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1205));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1207;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1207;
        const f32 t1208 = t1204 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1209 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1209));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1211;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1211) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1211;
        const f32 t1212 = t1208 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1213 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1213));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1215;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1215) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1215;
        const f32 t1216 = t1212 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1217 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1217));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1219;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1219) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1219;
        const f32 t1220 = t1216 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1221 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1221));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1223;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1223) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1223;
        const f32 t1224 = t1220 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1225 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1225));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1227;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1227;
        const f32 t1228 = t1224 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1229 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1229));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1231;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1231) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1231;
        const f32 t1232 = t1228 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1233 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1233));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1235;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1235;
        const f32 t1236 = t1232 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1237 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1237));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1239;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1239;
        const f32 t1240 = t1236 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1241 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1241));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1243;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1243;
        const f32 t1244 = t1240 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1245 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1245));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1247;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1247;
        const f32 t1248 = t1244 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1249 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1249));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1251;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1251;
        const f32 t1252 = t1248 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1253 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1253));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1255;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1255;
        const f32 t1256 = t1252 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1257 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1257));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1259;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1259;
        const f32 t1260 = t1256 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1261 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1262 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1263 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1264 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1265 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1266 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1267 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1268 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1269 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1270 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1271 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1272 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1273 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1274 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1275 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1276 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1277 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1278 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1279 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1280 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1281 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1282 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1283 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1284 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1285 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1286 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1287 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1288 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1289 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1290 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1291 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1292 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1292;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1293;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1293) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1294;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1295;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1296;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1296) : "f"(s_7), "f"(s_8));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1297;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1298;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1298) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1299;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1300;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(s_15), "f"(s_16));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1301;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(s_17), "f"(s_18));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1302;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1302) : "f"(s_19), "f"(s_20));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1303;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(s_21), "f"(s_22));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1304;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(s_23), "f"(s_24));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1305;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1305) : "f"(s_25), "f"(s_26));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1306;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(s_27), "f"(s_28));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1307;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(s_29), "f"(s_30));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1308;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(s_31), "f"(s_32));
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t1309;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1309) : "r"(t814));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1310 = t1309 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1311 = t1309 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1312 = t1309 ^ 96u;
        const u32 t1313 = t243 + t1309;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1314 = t243 + t1310;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1315 = t243 + t1311;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1316 = t243 + t1312;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1313) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_161), "r"(m_162));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_163), "r"(m_164));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1314) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_165), "r"(m_166));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_167), "r"(m_168));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1315) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_169), "r"(m_170));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_171), "r"(m_172));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1316) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_173), "r"(m_174));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_175), "r"(m_176));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1313) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_177), "r"(m_178));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_179), "r"(m_180));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1314) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_181), "r"(m_182));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_183), "r"(m_184));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1315) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_185), "r"(m_186));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_187), "r"(m_188));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1316) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_189), "r"(m_190));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_191), "r"(m_192));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1313) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_193), "r"(m_194));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_195), "r"(m_196));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1314) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_197), "r"(m_198));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_199), "r"(m_200));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1315) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_201), "r"(m_202));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_203), "r"(m_204));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1316) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_205), "r"(m_206));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_207), "r"(m_208));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1313) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_209), "r"(m_210));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_211), "r"(m_212));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1314) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_213), "r"(m_214));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_215), "r"(m_216));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1315) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_217), "r"(m_218));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_219), "r"(m_220));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1316) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_221), "r"(m_222));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_223), "r"(m_224));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1313) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_225), "r"(m_226));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_227), "r"(m_228));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1314) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_229), "r"(m_230));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_231), "r"(m_232));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1315) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_233), "r"(m_234));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_235), "r"(m_236));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1316) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_237), "r"(m_238));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_239), "r"(m_240));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1313) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_241), "r"(m_242));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_243), "r"(m_244));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1314) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_245), "r"(m_246));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_247), "r"(m_248));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1315) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_249), "r"(m_250));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_251), "r"(m_252));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1316) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_253), "r"(m_254));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_255), "r"(m_256));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1313) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_257), "r"(m_258));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_259), "r"(m_260));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1314) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_261), "r"(m_262));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_263), "r"(m_264));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1315) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_265), "r"(m_266));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_267), "r"(m_268));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1316) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_269), "r"(m_270));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_271), "r"(m_272));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1313) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_273), "r"(m_274));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_275), "r"(m_276));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1314) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_277), "r"(m_278));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_279), "r"(m_280));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1315) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_281), "r"(m_282));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_283), "r"(m_284));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1316) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_285), "r"(m_286));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_287), "r"(m_288));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_4 = 1u; i_4 < t75; i_4 += 1u) {
#line 255 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1317 = i_4 + 1u;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1318 = t1317 < t75;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1318) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1319 = t1317 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1320 = t1319 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1321 = ring + t1320;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1322 = t73 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1323 = t1322 - t1317;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_10 = t1323 << 6u;
                const u32 t1325 = head_dim >> 3u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1326 = (u64)t257 * 16u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1327 = t1321 + t262;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1328 = first_key_10 + t256;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_33 = page;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_34 = row;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1329 = (u64)place_33 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1330 = t253 + t1329;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1331 = (u64)place_34 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1332 = t1330 + t1331;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1333 = t1332 + t1326;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1334 = first_key_10 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1335 = t1334 + 16u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_35 = page_2;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_36 = row_2;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1336 = (u64)place_35 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1337 = t253 + t1336;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1338 = (u64)place_36 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1339 = t1337 + t1338;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1340 = t1339 + t1326;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1341 = first_key_10 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1342 = t1341 + 32u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_37 = page_3;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_38 = row_3;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1343 = (u64)place_37 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1344 = t253 + t1343;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1345 = (u64)place_38 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1346 = t1344 + t1345;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1347 = t1346 + t1326;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1348 = first_key_10 + t256;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1349 = t1348 + 48u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_39 = page_4;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_40 = row_4;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1350 = (u64)place_39 * t269;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1351 = t253 + t1350;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1352 = (u64)place_40 * t255;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1353 = t1351 + t1352;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1354 = t1353 + t1326;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1355 = t257 < t1325;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1356 = t1355 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1327), "l"(t1333), "r"(t1356) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1357 = t257 < t1325;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1358 = t1357 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1327), "l"(t1340), "r"(t1358) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1359 = t257 < t1325;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1360 = t1359 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1327), "l"(t1347), "r"(t1360) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1361 = t257 < t1325;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1362 = t1361 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1327), "l"(t1354), "r"(t1362) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1363 = t1333 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1364 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1365 = t1364 < t1325;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1366 = t1365 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1327), "l"(t1363), "r"(t1366) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1367 = t1340 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1368 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1369 = t1368 < t1325;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1370 = t1369 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1327), "l"(t1367), "r"(t1370) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1371 = t1347 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1372 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1373 = t1372 < t1325;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1374 = t1373 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1327), "l"(t1371), "r"(t1374) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1375 = t1354 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1376 = t257 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1377 = t1376 < t1325;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1378 = t1377 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1327), "l"(t1375), "r"(t1378) : "memory");
            }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1379 = t1317 < t75;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1379) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1380 = t1317 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1381 = t1380 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1382 = t243 + t1381;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1383 = t73 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1384 = t1383 - t1317;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_11 = t1384 << 6u;
                const u32 t1386 = head_dim >> 3u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1387 = (u64)t283 * 16u;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1388 = t1382 + t288;
#line 193 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1389 = first_key_11 + t282;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_41 = page;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_42 = row;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1390 = (u64)place_41 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1391 = t279 + t1390;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1392 = (u64)place_42 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1393 = t1391 + t1392;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1394 = t1393 + t1387;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1395 = first_key_11 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1396 = t1395 + 16u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_43 = page_2;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_44 = row_2;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1397 = (u64)place_43 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1398 = t279 + t1397;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1399 = (u64)place_44 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1400 = t1398 + t1399;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1401 = t1400 + t1387;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1402 = first_key_11 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1403 = t1402 + 32u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_45 = page_3;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_46 = row_3;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1404 = (u64)place_45 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1405 = t279 + t1404;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1406 = (u64)place_46 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1407 = t1405 + t1406;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1408 = t1407 + t1387;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1409 = first_key_11 + t282;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1410 = t1409 + 48u;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_47 = page_4;
#line 187 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 place_48 = row_4;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1411 = (u64)place_47 * t295;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1412 = t279 + t1411;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1413 = (u64)place_48 * t281;
#line 79 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1414 = t1412 + t1413;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1415 = t1414 + t1387;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1416 = t283 < t1386;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1417 = t1416 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1388), "l"(t1394), "r"(t1417) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1418 = t283 < t1386;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1419 = t1418 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1388), "l"(t1401), "r"(t1419) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1420 = t283 < t1386;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1421 = t1420 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1388), "l"(t1408), "r"(t1421) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1422 = t283 < t1386;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1423 = t1422 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1388), "l"(t1415), "r"(t1423) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1424 = t1394 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1425 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1426 = t1425 < t1386;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1427 = t1426 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1388), "l"(t1424), "r"(t1427) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1428 = t1401 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1429 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1430 = t1429 < t1386;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1431 = t1430 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1388), "l"(t1428), "r"(t1431) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1432 = t1408 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1433 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1434 = t1433 < t1386;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1435 = t1434 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1388), "l"(t1432), "r"(t1435) : "memory");
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1436 = t1415 + 128ull;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1437 = t283 + 8u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1438 = t1437 < t1386;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1439 = t1438 ? 16u : 0u;
#line 191 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1388), "l"(t1436), "r"(t1439) : "memory");
            }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1440 = t1317 + 1u;
#line 203 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1441 = t75 - 1u;
#line 203 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 i_5 = t1440 < t1441 ? t1440 : t1441;
            const u32 t1443 = t73 - 1u;
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1444 = t1443 - i_5;
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_12 = t1444 << 6u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1446 = end_6 > 1u ? end_6 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_4 = t1446 - 1u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1448 = first_key_12 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_13 = t1448 < last_4 ? t1448 : last_4;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1450 = key_13 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            u32 t1451;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1451) : "r"(t1450), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t1451 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1453 = (u64)index_13 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1454 = t1453 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1455 = t37 + t1454;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 page_17;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1455) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1457 = index_13 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1458 = key_13 - t1457;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
            page = page_17;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
            row = t1458;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1459 = first_key_12 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1460 = t1459 + 16u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_14 = t1460 < last_4 ? t1460 : last_4;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1462 = key_14 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            u32 t1463;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1463) : "r"(t1462), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t1463 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1465 = (u64)index_14 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1466 = t1465 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1467 = t37 + t1466;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 page_18;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1467) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1469 = index_14 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1470 = key_14 - t1469;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_2 = page_18;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_2 = t1470;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1471 = first_key_12 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1472 = t1471 + 32u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_15 = t1472 < last_4 ? t1472 : last_4;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1474 = key_15 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            u32 t1475;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1475) : "r"(t1474), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t1475 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1477 = (u64)index_15 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1478 = t1477 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1479 = t37 + t1478;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 page_19;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1479) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1481 = index_15 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1482 = key_15 - t1481;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_3 = page_19;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_3 = t1482;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1483 = first_key_12 + t256;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1484 = t1483 + 48u;
#line 208 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 key_16 = t1484 < last_4 ? t1484 : last_4;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1486 = key_16 << 2u;
#line 89 "fa-kernels/src/attention/options/paged.rs"
            u32 t1487;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1487) : "r"(t1486), "r"(page_magic));
#line 89 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t1487 >> page_shift;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1489 = (u64)index_16 * t38;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1490 = t1489 * 4ull;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1491 = t37 + t1490;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 page_20;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1491) : "memory");
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1493 = index_16 * page_size;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1494 = key_16 - t1493;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
            page_4 = page_20;
#line 210 "fa-kernels/src/attention/forward/kv_stream.rs"
            row_4 = t1494;
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
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1495 = i_4 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1496 = t1495 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1497 = ring + t1496;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1498;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1498) : "r"(t806));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1499 = t1498 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1500 = t1498 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1501 = t1498 ^ 96u;
            const u32 t1502 = t1497 + t1498;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1502) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_289), "r"(m_290));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_291), "r"(m_292));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1502) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_293), "r"(m_294));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_295), "r"(m_296));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1502) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_297), "r"(m_298));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_299), "r"(m_300));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1502) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_301), "r"(m_302));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_303), "r"(m_304));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1503 = t1497 + t1499;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1503) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_305), "r"(m_306));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_307), "r"(m_308));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1503) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_309), "r"(m_310));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_311), "r"(m_312));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1503) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_313), "r"(m_314));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_315), "r"(m_316));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1503) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_317), "r"(m_318));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_319), "r"(m_320));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1504 = t1497 + t1500;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1504) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_321), "r"(m_322));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_323), "r"(m_324));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1504) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_325), "r"(m_326));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_327), "r"(m_328));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1504) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_329), "r"(m_330));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_331), "r"(m_332));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1504) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_333), "r"(m_334));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_335), "r"(m_336));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1505 = t1497 + t1501;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1505) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_337), "r"(m_338));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_339), "r"(m_340));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1505) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_341), "r"(m_342));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_343), "r"(m_344));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1505) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_345), "r"(m_346));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_347), "r"(m_348));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1505) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_349), "r"(m_350));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_351), "r"(m_352));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1502) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_353), "r"(m_354));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_355), "r"(m_356));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1502) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_357), "r"(m_358));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_359), "r"(m_360));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1502) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_361), "r"(m_362));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_363), "r"(m_364));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1502) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_365), "r"(m_366));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_367), "r"(m_368));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1503) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_369), "r"(m_370));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_371), "r"(m_372));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1503) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_373), "r"(m_374));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_375), "r"(m_376));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1503) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_377), "r"(m_378));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_379), "r"(m_380));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1503) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_381), "r"(m_382));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_383), "r"(m_384));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1504) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_385), "r"(m_386));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_387), "r"(m_388));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1504) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_389), "r"(m_390));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_391), "r"(m_392));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1504) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_393), "r"(m_394));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_395), "r"(m_396));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1504) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_397), "r"(m_398));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_399), "r"(m_400));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1505) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_401), "r"(m_402));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_403), "r"(m_404));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1505) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_405), "r"(m_406));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_407), "r"(m_408));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1505) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_409), "r"(m_410));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_411), "r"(m_412));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1505) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_413), "r"(m_414));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_415), "r"(m_416));
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1506 = t73 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1507 = t1506 - i_4;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1508 = t1507 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_13 = t1508 + t90;
            const u32 t1510 = first + t89;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1511 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1512 = t1511 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1513 = first_key_13 + t1512;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1514 = t1513 + seq_q_2;
#line 107 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column_3 = (f32)t1514;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1516 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1517 = t1510 + t1516;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_3 = t1517 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1519 = query_3 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1520 = (f32)t1519;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_3 = t1520 - column_3;
            const f32 t1522 = slope_3 * distance_3;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_4 = -t1522;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1524 = s_33 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1525;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1525) : "f"(slope_3), "f"(0.0f), "f"(t1524));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t1525;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1526 = s_34 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1527;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1527) : "f"(slope_3), "f"(1.0f), "f"(t1526));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t1527;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1528 = s_37 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1529;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1529) : "f"(slope_3), "f"(8.0f), "f"(t1528));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t1529;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1530 = s_38 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1531) : "f"(slope_3), "f"(9.0f), "f"(t1530));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t1531;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1532 = s_41 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1533;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1533) : "f"(slope_3), "f"(16.0f), "f"(t1532));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t1533;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1534 = s_42 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1535) : "f"(slope_3), "f"(17.0f), "f"(t1534));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t1535;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1536 = s_45 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1537;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1537) : "f"(slope_3), "f"(24.0f), "f"(t1536));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t1537;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1538 = s_46 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1539) : "f"(slope_3), "f"(25.0f), "f"(t1538));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t1539;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1540 = s_49 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1541;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1541) : "f"(slope_3), "f"(32.0f), "f"(t1540));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t1541;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1542 = s_50 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1543) : "f"(slope_3), "f"(33.0f), "f"(t1542));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t1543;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1544 = s_53 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1545) : "f"(slope_3), "f"(40.0f), "f"(t1544));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t1545;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1546 = s_54 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1547;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1547) : "f"(slope_3), "f"(41.0f), "f"(t1546));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t1547;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1548 = s_57 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1549;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1549) : "f"(slope_3), "f"(48.0f), "f"(t1548));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t1549;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1550 = s_58 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1551) : "f"(slope_3), "f"(49.0f), "f"(t1550));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t1551;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1552 = s_61 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1553;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1553) : "f"(slope_3), "f"(56.0f), "f"(t1552));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t1553;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1554 = s_62 + first_4;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1555) : "f"(slope_3), "f"(57.0f), "f"(t1554));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t1555;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1556 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1557 = t1510 + t1556;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1558 = t1557 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_4 = t1558 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1560 = query_4 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1561 = (f32)t1560;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_4 = t1561 - column_3;
            const f32 t1563 = slope_4 * distance_4;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_5 = -t1563;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1565 = s_35 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1566;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1566) : "f"(slope_4), "f"(0.0f), "f"(t1565));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t1566;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1567 = s_36 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1568) : "f"(slope_4), "f"(1.0f), "f"(t1567));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t1568;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1569 = s_39 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1570) : "f"(slope_4), "f"(8.0f), "f"(t1569));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t1570;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1571 = s_40 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1572;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1572) : "f"(slope_4), "f"(9.0f), "f"(t1571));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t1572;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1573 = s_43 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1574;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1574) : "f"(slope_4), "f"(16.0f), "f"(t1573));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t1574;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1575 = s_44 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1576;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1576) : "f"(slope_4), "f"(17.0f), "f"(t1575));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t1576;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1577 = s_47 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1578;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1578) : "f"(slope_4), "f"(24.0f), "f"(t1577));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t1578;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1579 = s_48 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1580) : "f"(slope_4), "f"(25.0f), "f"(t1579));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t1580;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1581 = s_51 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1582;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(slope_4), "f"(32.0f), "f"(t1581));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t1582;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1583 = s_52 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1584;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1584) : "f"(slope_4), "f"(33.0f), "f"(t1583));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t1584;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1585 = s_55 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1586;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(slope_4), "f"(40.0f), "f"(t1585));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t1586;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1587 = s_56 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1588;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1588) : "f"(slope_4), "f"(41.0f), "f"(t1587));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t1588;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1589 = s_59 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1590;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1590) : "f"(slope_4), "f"(48.0f), "f"(t1589));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t1590;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1591 = s_60 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1592;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1592) : "f"(slope_4), "f"(49.0f), "f"(t1591));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t1592;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1593 = s_63 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1594;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1594) : "f"(slope_4), "f"(56.0f), "f"(t1593));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t1594;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1595 = s_64 + first_5;
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1596;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1596) : "f"(slope_4), "f"(57.0f), "f"(t1595));
#line 118 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t1596;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1597 = i_4 < t77;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1598 = t79 <= i_4;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1599 = t1597 | t1598;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1599) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1600 = t73 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1601 = t1600 - i_4;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1602 = t1601 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_14 = t1602 + t90;
                const u32 t1604 = first + t89;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1605 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1606 = t1605 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_14 + t1606;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1608 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1609 = t1604 + t1608;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1610 = t1609 / group;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1611 = t1610 + end_6;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t1611 + 1u;
                const u32 t1613 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1614 = t1613 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t1614 < end_6 ? t1614 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1616 = end_14 > column_4 ? end_14 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t1616 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1619 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1619;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1621 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1621;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1623 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1623;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1625 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1625;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1627 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1627;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1629 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1629;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1631 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1631;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1633 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1633;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1635 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1635;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1637 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1637;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1639 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1639;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1641 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1641;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1643 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1643;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1645 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1645;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1647 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1647;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1649 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1649;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1650 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1651 = t1604 + t1650;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1652 = t1651 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1653 = t1652 / group;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1654 = t1653 + end_6;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t1654 + 1u;
                const u32 t1656 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1657 = t1656 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t1657 < end_6 ? t1657 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1659 = end_17 > column_4 ? end_17 : column_4;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t1659 - column_4;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1662 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1662;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1664 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1664;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1666 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1666;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1668 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1668;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1670 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1670;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1672 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1672;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1674 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1674;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1676 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1676;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1678 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1678;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1680 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1680;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1682 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1682;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1684 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1684;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1686 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1686;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1688 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1688;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1690 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1690;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1692 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1692;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1694;
            asm("max.f32 %0, %1, %2;" : "=f"(t1694) : "f"(old_3), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1695;
            asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(t1694), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1696;
            asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(t1695), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1697;
            asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(t1696), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1698;
            asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(t1697), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1699;
            asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1698), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1700;
            asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1699), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1701;
            asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(t1700), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1702;
            asm("max.f32 %0, %1, %2;" : "=f"(t1702) : "f"(t1701), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1703;
            asm("max.f32 %0, %1, %2;" : "=f"(t1703) : "f"(t1702), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1704;
            asm("max.f32 %0, %1, %2;" : "=f"(t1704) : "f"(t1703), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1705;
            asm("max.f32 %0, %1, %2;" : "=f"(t1705) : "f"(t1704), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1706;
            asm("max.f32 %0, %1, %2;" : "=f"(t1706) : "f"(t1705), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1707;
            asm("max.f32 %0, %1, %2;" : "=f"(t1707) : "f"(t1706), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1708;
            asm("max.f32 %0, %1, %2;" : "=f"(t1708) : "f"(t1707), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1709;
            asm("max.f32 %0, %1, %2;" : "=f"(t1709) : "f"(t1708), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1710;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1710) : "f"(t1709));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1709), "f"(t1710));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1712;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1712) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1712));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1715 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1715;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1717 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1718;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1718) : "f"(old_3), "f"(scale_log2), "f"(t1717));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1718));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1720 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1721 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1721));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1723;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1723;
            const f32 t1724 = t1720 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1725 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1725));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1727;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1727;
            const f32 t1728 = t1724 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1729 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1729));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1731;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1731;
            const f32 t1732 = t1728 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1733 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1733));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1735;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1735;
            const f32 t1736 = t1732 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1737 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1737));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1739;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1739;
            const f32 t1740 = t1736 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1741 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1741));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1743;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1743;
            const f32 t1744 = t1740 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1745 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1745));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1747;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1747;
            const f32 t1748 = t1744 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1749 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1749));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1751;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1751;
            const f32 t1752 = t1748 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1753 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1753));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1755;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1755) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1755;
            const f32 t1756 = t1752 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1757 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1757));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1759;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1759;
            const f32 t1760 = t1756 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1761 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1761));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1763;
            const f32 t1764 = t1760 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1765 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1765));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1767) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1767;
            const f32 t1768 = t1764 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1769 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1769));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1771) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1771;
            const f32 t1772 = t1768 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1773));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1775;
            const f32 t1776 = t1772 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1777 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1777));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1779;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1779;
            const f32 t1780 = t1776 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1781 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1781));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1783;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1783;
            const f32 t1784 = t1780 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1785 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1786 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1787 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1788 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1789 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1790 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1791 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1792 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1793 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1794 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1795 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1796 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1797 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1798 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1799 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1800 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1801 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1802 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1803 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1804 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1805 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1806 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1807 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1808 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1809 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1810 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1811 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1812 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1813 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1814 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1815 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1816 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1816;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1818;
            asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(old_4), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1819;
            asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1818), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1820;
            asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1819), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1821;
            asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1820), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1822;
            asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1821), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1823;
            asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1822), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1824;
            asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1823), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1825;
            asm("max.f32 %0, %1, %2;" : "=f"(t1825) : "f"(t1824), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1826;
            asm("max.f32 %0, %1, %2;" : "=f"(t1826) : "f"(t1825), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1827;
            asm("max.f32 %0, %1, %2;" : "=f"(t1827) : "f"(t1826), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1828;
            asm("max.f32 %0, %1, %2;" : "=f"(t1828) : "f"(t1827), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1829;
            asm("max.f32 %0, %1, %2;" : "=f"(t1829) : "f"(t1828), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1830;
            asm("max.f32 %0, %1, %2;" : "=f"(t1830) : "f"(t1829), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1831;
            asm("max.f32 %0, %1, %2;" : "=f"(t1831) : "f"(t1830), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1832;
            asm("max.f32 %0, %1, %2;" : "=f"(t1832) : "f"(t1831), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1833;
            asm("max.f32 %0, %1, %2;" : "=f"(t1833) : "f"(t1832), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1834;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1834) : "f"(t1833));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1833), "f"(t1834));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1836;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1836) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1836));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1839 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1839;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1841 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1842;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1842) : "f"(old_4), "f"(scale_log2), "f"(t1841));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1842));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1844 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1845 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1845));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1847;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1847) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1847;
            const f32 t1848 = t1844 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1849 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1849));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1851;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1851) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1851;
            const f32 t1852 = t1848 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1853 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1853));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1855;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1855) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1855;
            const f32 t1856 = t1852 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1857 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1857));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1859;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1859) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1859;
            const f32 t1860 = t1856 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1861 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1861));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1863;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1863) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1863;
            const f32 t1864 = t1860 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1865 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1865));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1867;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1867;
            const f32 t1868 = t1864 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1869 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1869));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1871;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1871) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1871;
            const f32 t1872 = t1868 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1873 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1873));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1875;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1875) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1875;
            const f32 t1876 = t1872 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1877 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1877));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1879;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1879;
            const f32 t1880 = t1876 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1881 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1881));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1883;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1883) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1883;
            const f32 t1884 = t1880 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1885 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1885));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1887;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1887) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1887;
            const f32 t1888 = t1884 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1889 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1889));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1891;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1891) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1891;
            const f32 t1892 = t1888 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1893 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1893));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1895;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1895) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1895;
            const f32 t1896 = t1892 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1897 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1897));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1899;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1899) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1899;
            const f32 t1900 = t1896 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1901 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1901));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1903;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1903) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1903;
            const f32 t1904 = t1900 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1905 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1905));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1907;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1907) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1907;
            const f32 t1908 = t1904 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1908;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1909 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1909;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1910 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1910;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1911 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1911;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1912 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1912;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1913 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1913;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1914 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1914;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1915 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1915;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1916 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1916;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1917 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1917;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1918 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1918;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1919 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1919;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1920 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1920;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1921 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1921;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1922 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1922;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1923 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1923;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1924 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1924;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1925 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1925;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1926 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1926;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1927 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1927;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1928 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1928;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1929 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1929;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1930 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1930;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1931 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1931;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1932 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1932;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1933 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1933;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1934 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1935 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1936 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1937 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1938 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1939 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1940 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1940;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(s_33), "f"(s_34));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1942;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(s_35), "f"(s_36));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1943;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(s_37), "f"(s_38));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(s_39), "f"(s_40));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1945;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(s_41), "f"(s_42));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1946;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(s_43), "f"(s_44));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(s_45), "f"(s_46));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1948;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(s_47), "f"(s_48));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1949;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(s_49), "f"(s_50));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(s_51), "f"(s_52));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1951;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(s_53), "f"(s_54));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1952;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1952) : "f"(s_55), "f"(s_56));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1953;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1953) : "f"(s_57), "f"(s_58));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1954;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1954) : "f"(s_59), "f"(s_60));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1955;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(s_61), "f"(s_62));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1956) : "f"(s_63), "f"(s_64));
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1957 = i_4 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1958 = t1957 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1959 = t243 + t1958;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1960;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1960) : "r"(t814));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1961 = t1960 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1962 = t1960 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1963 = t1960 ^ 96u;
            const u32 t1964 = t1959 + t1960;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1965 = t1959 + t1961;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1966 = t1959 + t1962;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1967 = t1959 + t1963;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1964) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_417), "r"(m_418));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_419), "r"(m_420));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1965) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_421), "r"(m_422));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_423), "r"(m_424));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1966) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_425), "r"(m_426));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_427), "r"(m_428));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1967) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_429), "r"(m_430));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_431), "r"(m_432));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1964) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_433), "r"(m_434));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_435), "r"(m_436));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1965) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_437), "r"(m_438));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_439), "r"(m_440));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1966) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_441), "r"(m_442));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_443), "r"(m_444));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1967) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_445), "r"(m_446));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_447), "r"(m_448));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1964) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_449), "r"(m_450));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_451), "r"(m_452));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1965) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_453), "r"(m_454));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_455), "r"(m_456));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1966) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_457), "r"(m_458));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_459), "r"(m_460));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1967) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_461), "r"(m_462));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_463), "r"(m_464));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1964) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_465), "r"(m_466));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_467), "r"(m_468));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1965) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_469), "r"(m_470));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_471), "r"(m_472));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1966) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_473), "r"(m_474));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_475), "r"(m_476));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1967) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_477), "r"(m_478));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_479), "r"(m_480));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1964) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_481), "r"(m_482));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_483), "r"(m_484));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1965) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_485), "r"(m_486));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_487), "r"(m_488));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1966) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_489), "r"(m_490));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_491), "r"(m_492));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1967) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_493), "r"(m_494));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_495), "r"(m_496));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1964) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_497), "r"(m_498));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_499), "r"(m_500));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1965) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_501), "r"(m_502));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_503), "r"(m_504));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1966) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_505), "r"(m_506));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_507), "r"(m_508));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1967) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_509), "r"(m_510));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_511), "r"(m_512));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1964) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_513), "r"(m_514));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_515), "r"(m_516));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1965) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_517), "r"(m_518));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_519), "r"(m_520));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1966) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_521), "r"(m_522));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_523), "r"(m_524));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1967) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_525), "r"(m_526));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_527), "r"(m_528));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1964) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_529), "r"(m_530));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_531), "r"(m_532));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1965) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_533), "r"(m_534));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_535), "r"(m_536));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1966) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_537), "r"(m_538));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_539), "r"(m_540));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1967) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_541), "r"(m_542));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_543), "r"(m_544));
        }
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1968 = t70 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1968) {
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1969;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1969) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1969;
            f32 t1971;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1971) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1972 = pair_5 + t1971;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1972;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1973;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1973) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1973;
            f32 t1975;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1975) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1976 = pair_6 + t1975;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1976;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1977 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1978 = t89 + t1977;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1979 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1980 = first + t1978;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1981 = t1980 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1982 = t1979 + t1981;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1983 = (u64)t1982;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1984 = t1983 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1985 = t1984 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1986 = sinks + t1985;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 logit;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t1986) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_3 = logit * 1.442695f;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1989 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1990 = t89 + t1989;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1991 = t1990 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1992 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1993 = first + t1991;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1994 = t1993 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1995 = t1992 + t1994;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1996 = (u64)t1995;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1997 = t1996 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1998 = t1997 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1999 = sinks + t1998;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 logit_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_2) : "l"(t1999) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
            const f32 logit_4 = logit_2 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = row_max == __uint_as_float(0xff800000u);
            const f32 t2003 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2004 = none_5 ? 0.0f : t2003;
#line 224 "fa-kernels/src/attention/softmax.rs"
            const f32 t2005 = logit_3 - t2004;
#line 224 "fa-kernels/src/attention/softmax.rs"
            f32 power;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2005));
#line 225 "fa-kernels/src/attention/softmax.rs"
            const f32 t2007 = row_sum + power;
#line 225 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2007;
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t2009 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2010 = none_6 ? 0.0f : t2009;
#line 224 "fa-kernels/src/attention/softmax.rs"
            const f32 t2011 = logit_4 - t2010;
#line 224 "fa-kernels/src/attention/softmax.rs"
            f32 power_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2011));
#line 225 "fa-kernels/src/attention/softmax.rs"
            const f32 t2013 = row_sum_2 + power_2;
#line 225 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2013;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2014 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t2015;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2015) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2014 ? 0.0f : t2015;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2017 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc = t2017;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2018 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2018;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2019 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2019;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2020 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2020;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2021 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2021;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2022 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2022;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2023 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2023;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2024 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2024;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2025 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2025;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2026 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2026;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2027 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2027;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2028 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2028;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2029 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2029;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2030 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2030;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2031 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2031;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2032 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2032;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2033 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2033;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2034 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2034;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2035 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2035;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2036 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2036;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2037 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2037;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2038 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2038;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2039 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2039;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2040 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2040;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2041 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2041;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2042 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2042;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2043 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2043;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2044 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2044;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2045 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2045;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2046 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2046;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2047 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2047;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2048 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2048;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2049 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t2050;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2050) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2049 ? 0.0f : t2050;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2052 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2052;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2053 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2053;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2054 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2054;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2055 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2055;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2056 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2056;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2057 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2057;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2058 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2058;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2059 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2059;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2060 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2060;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2061 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2061;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2062 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2062;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2063 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2063;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2064 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2064;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2065 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2065;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2066 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2066;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2067 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t2067;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2068 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t2068;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2069 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t2069;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2070 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t2070;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2071 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t2071;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2072 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t2072;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2073 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t2073;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2074 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t2074;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2075 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t2075;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2076 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t2076;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2077 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t2077;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2078 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t2078;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2079 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t2079;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2080 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t2080;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2081 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t2081;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2082 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t2082;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t2083 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t2083;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_6 = warp_n << 4u;
            const u32 t2085 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2086 = t2085 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2087 = first_6 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t2086 + t2087;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2089 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2090 = t89 + t2089;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2091 = t2090 < t43;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2091) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2092 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2093 = t89 + t2092;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2094 = first + t2093;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2095 = t2094 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2096 = first_query + t2095;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2097 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2098 = first + t2093;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2099 = t2098 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2100 = t2097 + t2099;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2101 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2102 = t2101 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2103 = o + t2102;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2104 = (u64)t2096;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2105 = t2104 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2106 = t2105 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2107 = t2103 + t2106;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2108 = (u64)t2100;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2109 = t2108 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2110 = t2109 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2111 = t2107 + t2110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2112 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t2111 + t2112;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t2114 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2115 = first_6 < t2114;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2115) {
                    u32 t2116;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t2116) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t2117 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2118 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2119 = t2117 < t2118;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2119) {
                    u32 t2120;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t2120) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t2121 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2122 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2123 = t2121 < t2122;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2123) {
                    u32 t2124;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t2124) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t2125 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2126 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2127 = t2125 < t2126;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2127) {
                    u32 t2128;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2128) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t2128) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t2129 = first_6 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2130 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2131 = t2129 < t2130;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2131) {
                    u32 t2132;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t2132) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t2133 = first_6 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2134 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2135 = t2133 < t2134;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2135) {
                    u32 t2136;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t2136) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t2137 = first_6 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2138 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2139 = t2137 < t2138;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2139) {
                    u32 t2140;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t2140) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t2141 = first_6 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2142 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2143 = t2141 < t2142;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2143) {
                    u32 t2144;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2144) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t2144) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t2145 = first_6 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2146 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2147 = t2145 < t2146;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2147) {
                    u32 t2148;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2148) : "f"(pair_23), "f"(pair_24));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t2148) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t2149 = first_6 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2150 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2151 = t2149 < t2150;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2151) {
                    u32 t2152;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t2152) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t2153 = first_6 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2154 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2155 = t2153 < t2154;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2155) {
                    u32 t2156;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2156) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t2156) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t2157 = first_6 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2158 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2159 = t2157 < t2158;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2159) {
                    u32 t2160;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t2160) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t2161 = first_6 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2162 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2163 = t2161 < t2162;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2163) {
                    u32 t2164;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2164) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t2164) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t2165 = first_6 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2166 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2167 = t2165 < t2166;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2167) {
                    u32 t2168;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t2168) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t2169 = first_6 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2170 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2171 = t2169 < t2170;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2171) {
                    u32 t2172;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t2172) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t2173 = first_6 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2174 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2175 = t2173 < t2174;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2175) {
                    u32 t2176;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t2176) : "memory");
                }
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2177 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2178 = t89 + t2177;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2179 = t2178 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2180 = t2179 < t43;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2180) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2181 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2182 = t89 + t2181;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2183 = t2182 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2184 = first + t2183;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2185 = t2184 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2186 = first_query + t2185;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2187 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2188 = first + t2183;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2189 = t2188 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2190 = t2187 + t2189;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2191 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2192 = t2191 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2193 = o + t2192;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2194 = (u64)t2186;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2195 = t2194 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2196 = t2195 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2197 = t2193 + t2196;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2198 = (u64)t2190;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2199 = t2198 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2200 = t2199 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2201 = t2197 + t2200;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2202 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t2201 + t2202;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t2204 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2205 = first_6 < t2204;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2205) {
                    u32 t2206;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t2206) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t2207 = first_6 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2208 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2209 = t2207 < t2208;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2209) {
                    u32 t2210;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2210) : "f"(pair_41), "f"(pair_42));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t2210) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t2211 = first_6 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2212 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2213 = t2211 < t2212;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2213) {
                    u32 t2214;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(pair_43), "f"(pair_44));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t2214) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t2215 = first_6 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2216 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2217 = t2215 < t2216;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2217) {
                    u32 t2218;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(pair_45), "f"(pair_46));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t2218) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t2219 = first_6 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2220 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2221 = t2219 < t2220;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2221) {
                    u32 t2222;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2222) : "f"(pair_47), "f"(pair_48));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t2222) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t2223 = first_6 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2224 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2225 = t2223 < t2224;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2225) {
                    u32 t2226;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2226) : "f"(pair_49), "f"(pair_50));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t2226) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t2227 = first_6 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2228 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2229 = t2227 < t2228;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2229) {
                    u32 t2230;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(pair_51), "f"(pair_52));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t2230) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t2231 = first_6 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2232 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2233 = t2231 < t2232;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2233) {
                    u32 t2234;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(pair_53), "f"(pair_54));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t2234) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t2235 = first_6 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2236 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2237 = t2235 < t2236;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2237) {
                    u32 t2238;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(pair_55), "f"(pair_56));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t2238) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t2239 = first_6 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2240 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2241 = t2239 < t2240;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2241) {
                    u32 t2242;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(pair_57), "f"(pair_58));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t2242) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t2243 = first_6 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2244 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2245 = t2243 < t2244;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2245) {
                    u32 t2246;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(pair_59), "f"(pair_60));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t2246) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t2247 = first_6 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2248 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2249 = t2247 < t2248;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2249) {
                    u32 t2250;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2250) : "f"(pair_61), "f"(pair_62));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t2250) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t2251 = first_6 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2252 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2253 = t2251 < t2252;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2253) {
                    u32 t2254;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(pair_63), "f"(pair_64));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t2254) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t2255 = first_6 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2256 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2257 = t2255 < t2256;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2257) {
                    u32 t2258;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(pair_65), "f"(pair_66));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t2258) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t2259 = first_6 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2260 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2261 = t2259 < t2260;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2261) {
                    u32 t2262;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(pair_67), "f"(pair_68));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t2262) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t2263 = first_6 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2264 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2265 = t2263 < t2264;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2265) {
                    u32 t2266;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2266) : "f"(pair_69), "f"(pair_70));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t2266) : "memory");
                }
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2267 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_5 = t89 + t2267;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2269 = row_5 < t43;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2270 = first + row_5;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2271 = t2270 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2272 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2273 = first + row_5;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2274 = t2273 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2275 = t2272 + t2274;
#line 239 "fa-kernels/src/attention/softmax.rs"
            const f32 max = row_max;
            const bool none_7 = max == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_8 = max == __uint_as_float(0xff800000u);
            const f32 t2278 = max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2279 = none_8 ? 0.0f : t2278;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const f32 t2280 = logit_3 - t2279;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const bool t2281 = 64.0f < t2280;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const bool alone = none_7 | t2281;
            const f32 t2283 = logit_3 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2284;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2284) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2285;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(row_max), "f"(scale_log2), "f"(t2284));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2285 * 0.6931472f;
            const bool t2287 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t2288 = t2287 ? __uint_as_float(0xff800000u) : lse_2;
#line 242 "fa-kernels/src/attention/softmax.rs"
            const f32 value = alone ? t2283 : t2288;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2290 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2291 = t2290 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2292 = t2269 & t2291;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
            if (t2292) {
                const u32 t2293 = first_query + t2271;
                const u64 t2294 = 0ull * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2295 = t2294 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2296 = lse + t2295;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2297 = (u64)t2275;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2298 = t2297 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2299 = t2298 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2300 = t2296 + t2299;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2301 = (u64)t2293;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2302 = t2301 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2303 = t2302 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2304 = t2300 + t2303;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2304), "f"(value) : "memory");
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2305 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2306 = t89 + t2305;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_6 = t2306 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2308 = row_6 < t43;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2309 = first + row_6;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2310 = t2309 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2311 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2312 = first + row_6;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2313 = t2312 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t2314 = t2311 + t2313;
#line 239 "fa-kernels/src/attention/softmax.rs"
            const f32 max_2 = row_max_2;
            const bool none_9 = max_2 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_10 = max_2 == __uint_as_float(0xff800000u);
            const f32 t2317 = max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 t2318 = none_10 ? 0.0f : t2317;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const f32 t2319 = logit_4 - t2318;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const bool t2320 = 64.0f < t2319;
#line 241 "fa-kernels/src/attention/softmax.rs"
            const bool alone_2 = none_9 | t2320;
            const f32 t2322 = logit_4 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2323;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2323) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2324;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(row_max_2), "f"(scale_log2), "f"(t2323));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2324 * 0.6931472f;
            const bool t2326 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t2327 = t2326 ? __uint_as_float(0xff800000u) : lse_3;
#line 242 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = alone_2 ? t2322 : t2327;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t2329 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2330 = t2329 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t2331 = t2308 & t2330;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
            if (t2331) {
                const u32 t2332 = first_query + t2310;
                const u64 t2333 = 0ull * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2334 = t2333 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2335 = lse + t2334;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2336 = (u64)t2314;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2337 = t2336 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2338 = t2337 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2339 = t2335 + t2338;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2340 = (u64)t2332;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2341 = t2340 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2342 = t2341 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t2343 = t2339 + t2342;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2343), "f"(value_2) : "memory");
            }
        } else {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2344 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2345 = t89 + t2344;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2346 = t2345 < t43;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2346) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index_17 = slice << 1u;
                const u64 t2349 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2350 = t2349 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2351 = t2350 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2352 = partials + t2351;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2353 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2354 = t2353 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2355 = t2354 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2356 = t2352 + t2355;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2357 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2358 = t2357 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2359 = t2358 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2360 = t2356 + t2359;
                const u64 t2361 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2362 = t2360 + t2361;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2362), "f"(acc) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2362), "f"(acc_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2362), "f"(acc_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2362), "f"(acc_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2362), "f"(acc_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2362), "f"(acc_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2362), "f"(acc_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2362), "f"(acc_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2362), "f"(acc_17) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2362), "f"(acc_18) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2362), "f"(acc_21) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2362), "f"(acc_22) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2362), "f"(acc_25) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2362), "f"(acc_26) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2362), "f"(acc_29) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2362), "f"(acc_30) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2362), "f"(acc_33) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2362), "f"(acc_34) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2362), "f"(acc_37) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2362), "f"(acc_38) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2362), "f"(acc_41) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2362), "f"(acc_42) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2362), "f"(acc_45) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2362), "f"(acc_46) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2362), "f"(acc_49) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2362), "f"(acc_50) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2362), "f"(acc_53) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2362), "f"(acc_54) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2362), "f"(acc_57) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2362), "f"(acc_58) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2362), "f"(acc_61) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2362), "f"(acc_62) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2362), "f"(row_max) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2362), "f"(row_sum) : "memory");
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2363 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2364 = t89 + t2363;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2365 = t2364 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2366 = t2365 < t43;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2366) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t2368 = slice_2 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_18 = t2368 + 1u;
                const u64 t2370 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2371 = t2370 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2372 = t2371 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2373 = partials + t2372;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2374 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2375 = t2374 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2376 = t2375 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2377 = t2373 + t2376;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2378 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2379 = t2378 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2380 = t2379 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2381 = t2377 + t2380;
                const u64 t2382 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2383 = t2381 + t2382;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2383), "f"(acc_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2383), "f"(acc_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2383), "f"(acc_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2383), "f"(acc_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2383), "f"(acc_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2383), "f"(acc_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2383), "f"(acc_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2383), "f"(acc_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2383), "f"(acc_19) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2383), "f"(acc_20) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2383), "f"(acc_23) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2383), "f"(acc_24) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2383), "f"(acc_27) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2383), "f"(acc_28) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2383), "f"(acc_31) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2383), "f"(acc_32) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2383), "f"(acc_35) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2383), "f"(acc_36) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2383), "f"(acc_39) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2383), "f"(acc_40) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2383), "f"(acc_43) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2383), "f"(acc_44) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2383), "f"(acc_47) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2383), "f"(acc_48) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2383), "f"(acc_51) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2383), "f"(acc_52) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2383), "f"(acc_55) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2383), "f"(acc_56) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2383), "f"(acc_59) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2383), "f"(acc_60) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2383), "f"(acc_63) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2383), "f"(acc_64) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2383), "f"(row_max_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2383), "f"(row_sum_2) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2384 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2385 = t2384 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2386 = t2385 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2387 = arrived + t2386;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2388 = t70 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2389 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2390 = t2389 + 81920u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2391 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2392 = t2391 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2392) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2393;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2393) : "l"(t2387), "r"(t2388) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2390), "r"(t2393) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2394;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2394) : "r"(t2390) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2395 = t2394 == t2388;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2395) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2396 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2397 = t89 + t2396;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2398 = t2397 < t43;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2398) {
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
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2399 = split_2 < t70;
                        if (!t2399) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_19 = slice_3 << 1u;
                        const u64 t2402 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2403 = t2402 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2404 = t2403 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2405 = partials + t2404;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2406 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2407 = t2406 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2408 = t2407 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2409 = t2405 + t2408;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2410 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2411 = t2410 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2412 = t2411 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2413 = t2409 + t2412;
                        const u64 t2414 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2415 = t2413 + t2414;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2416;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2416) : "l"(t2415) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = warp_m + warp_n;
                        const u32 index_20 = slice_4 << 1u;
                        const u64 t2419 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2420 = t2419 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2421 = t2420 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2422 = partials + t2421;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2423 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2424 = t2423 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2425 = t2424 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2426 = t2422 + t2425;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2427 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2428 = t2427 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2429 = t2428 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2430 = t2426 + t2429;
                        const u64 t2431 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2432 = t2430 + t2431;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2433;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2433) : "l"(t2432) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_5 = warp_m + warp_n;
                        const u32 index_21 = slice_5 << 1u;
                        const u64 t2436 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2437 = t2436 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2438 = t2437 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2439 = partials + t2438;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2440 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2441 = t2440 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2442 = t2441 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2443 = t2439 + t2442;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2444 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2445 = t2444 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2446 = t2445 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2447 = t2443 + t2446;
                        const u64 t2448 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2449 = t2447 + t2448;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2450;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2450) : "l"(t2449) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_6 = warp_m + warp_n;
                        const u32 index_22 = slice_6 << 1u;
                        const u64 t2453 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2454 = t2453 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2455 = t2454 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2456 = partials + t2455;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2457 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2458 = t2457 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2459 = t2458 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2460 = t2456 + t2459;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2461 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2462 = t2461 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2463 = t2462 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2464 = t2460 + t2463;
                        const u64 t2465 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2466 = t2464 + t2465;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2467;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2467) : "l"(t2466) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 index_23 = slice_7 << 1u;
                        const u64 t2470 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2471 = t2470 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2472 = t2471 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2473 = partials + t2472;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2474 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2475 = t2474 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2476 = t2475 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2477 = t2473 + t2476;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2478 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2479 = t2478 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2480 = t2479 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2481 = t2477 + t2480;
                        const u64 t2482 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2483 = t2481 + t2482;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2484;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2484) : "l"(t2483) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_8 = warp_m + warp_n;
                        const u32 index_24 = slice_8 << 1u;
                        const u64 t2487 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2488 = t2487 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2489 = t2488 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2490 = partials + t2489;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2491 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2492 = t2491 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2493 = t2492 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2494 = t2490 + t2493;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2495 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2496 = t2495 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2497 = t2496 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2498 = t2494 + t2497;
                        const u64 t2499 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2500 = t2498 + t2499;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2501;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2501) : "l"(t2500) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_9 = warp_m + warp_n;
                        const u32 index_25 = slice_9 << 1u;
                        const u64 t2504 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2505 = t2504 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2506 = t2505 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2507 = partials + t2506;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2508 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2509 = t2508 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2510 = t2509 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2511 = t2507 + t2510;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2512 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2513 = t2512 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2514 = t2513 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2515 = t2511 + t2514;
                        const u64 t2516 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2517 = t2515 + t2516;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2518;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2518) : "l"(t2517) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_10 = warp_m + warp_n;
                        const u32 index_26 = slice_10 << 1u;
                        const u64 t2521 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2522 = t2521 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2523 = t2522 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2524 = partials + t2523;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2525 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2526 = t2525 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2527 = t2526 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2528 = t2524 + t2527;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2529 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2530 = t2529 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2531 = t2530 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2532 = t2528 + t2531;
                        const u64 t2533 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2534 = t2532 + t2533;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2535;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2535) : "l"(t2534) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_11 = warp_m + warp_n;
                        const u32 index_27 = slice_11 << 1u;
                        const u64 t2538 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2539 = t2538 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2540 = t2539 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2541 = partials + t2540;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2542 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2543 = t2542 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2544 = t2543 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2545 = t2541 + t2544;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2546 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2547 = t2546 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2548 = t2547 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2549 = t2545 + t2548;
                        const u64 t2550 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2551 = t2549 + t2550;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2552;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2552) : "l"(t2551) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_12 = warp_m + warp_n;
                        const u32 index_28 = slice_12 << 1u;
                        const u64 t2555 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2556 = t2555 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2557 = t2556 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2558 = partials + t2557;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2559 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2560 = t2559 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2561 = t2560 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2562 = t2558 + t2561;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2563 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2564 = t2563 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2565 = t2564 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2566 = t2562 + t2565;
                        const u64 t2567 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2568 = t2566 + t2567;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2569;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2569) : "l"(t2568) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_13 = warp_m + warp_n;
                        const u32 index_29 = slice_13 << 1u;
                        const u64 t2572 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2573 = t2572 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2574 = t2573 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2575 = partials + t2574;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2576 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2577 = t2576 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2578 = t2577 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2579 = t2575 + t2578;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2580 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2581 = t2580 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2582 = t2581 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2583 = t2579 + t2582;
                        const u64 t2584 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2585 = t2583 + t2584;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2586;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2586) : "l"(t2585) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_14 = warp_m + warp_n;
                        const u32 index_30 = slice_14 << 1u;
                        const u64 t2589 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2590 = t2589 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2591 = t2590 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2592 = partials + t2591;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2593 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2594 = t2593 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2595 = t2594 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2596 = t2592 + t2595;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2597 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2598 = t2597 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2599 = t2598 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2600 = t2596 + t2599;
                        const u64 t2601 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2602 = t2600 + t2601;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2603;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2603) : "l"(t2602) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_15 = warp_m + warp_n;
                        const u32 index_31 = slice_15 << 1u;
                        const u64 t2606 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2607 = t2606 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2608 = t2607 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2609 = partials + t2608;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2610 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2611 = t2610 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2612 = t2611 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2613 = t2609 + t2612;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2614 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2615 = t2614 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2616 = t2615 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2617 = t2613 + t2616;
                        const u64 t2618 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2619 = t2617 + t2618;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2620;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t2620) : "l"(t2619) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_16 = warp_m + warp_n;
                        const u32 index_32 = slice_16 << 1u;
                        const u64 t2623 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2624 = t2623 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2625 = t2624 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2626 = partials + t2625;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2627 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2628 = t2627 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2629 = t2628 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2630 = t2626 + t2629;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2631 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2632 = t2631 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2633 = t2632 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2634 = t2630 + t2633;
                        const u64 t2635 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2636 = t2634 + t2635;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2637;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t2637) : "l"(t2636) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_17 = warp_m + warp_n;
                        const u32 index_33 = slice_17 << 1u;
                        const u64 t2640 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2641 = t2640 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2642 = t2641 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2643 = partials + t2642;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2644 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2645 = t2644 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2646 = t2645 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2647 = t2643 + t2646;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2648 = (u64)index_33;
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
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t2654) : "l"(t2653) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_18 = warp_m + warp_n;
                        const u32 index_34 = slice_18 << 1u;
                        const u64 t2657 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2658 = t2657 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2659 = t2658 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2660 = partials + t2659;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2661 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2662 = t2661 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2663 = t2662 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2664 = t2660 + t2663;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2665 = (u64)index_34;
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
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t2671) : "l"(t2670) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_19 = warp_m + warp_n;
                        const u32 index_35 = slice_19 << 1u;
                        const u64 t2674 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2675 = t2674 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2676 = t2675 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2677 = partials + t2676;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2678 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2679 = t2678 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2680 = t2679 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2681 = t2677 + t2680;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2682 = (u64)index_35;
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
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t2688) : "l"(t2687) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = warp_m + warp_n;
                        const u32 index_36 = slice_20 << 1u;
                        const u64 t2691 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2692 = t2691 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2693 = t2692 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2694 = partials + t2693;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2695 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2696 = t2695 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2697 = t2696 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2698 = t2694 + t2697;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2699 = (u64)index_36;
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
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t2705) : "l"(t2704) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_21 = warp_m + warp_n;
                        const u32 index_37 = slice_21 << 1u;
                        const u64 t2708 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2709 = t2708 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2710 = t2709 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2711 = partials + t2710;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2712 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2713 = t2712 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2714 = t2713 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2715 = t2711 + t2714;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2716 = (u64)index_37;
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
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t2722) : "l"(t2721) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_22 = warp_m + warp_n;
                        const u32 index_38 = slice_22 << 1u;
                        const u64 t2725 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2726 = t2725 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2727 = t2726 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2728 = partials + t2727;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2729 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2730 = t2729 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2731 = t2730 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2732 = t2728 + t2731;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2733 = (u64)index_38;
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
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t2739) : "l"(t2738) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_23 = warp_m + warp_n;
                        const u32 index_39 = slice_23 << 1u;
                        const u64 t2742 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2743 = t2742 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2744 = t2743 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2745 = partials + t2744;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2746 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2747 = t2746 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2748 = t2747 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2749 = t2745 + t2748;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2750 = (u64)index_39;
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
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t2756) : "l"(t2755) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_24 = warp_m + warp_n;
                        const u32 index_40 = slice_24 << 1u;
                        const u64 t2759 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2760 = t2759 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2761 = t2760 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2762 = partials + t2761;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2763 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2764 = t2763 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2765 = t2764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2766 = t2762 + t2765;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2767 = (u64)index_40;
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
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t2773) : "l"(t2772) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_25 = warp_m + warp_n;
                        const u32 index_41 = slice_25 << 1u;
                        const u64 t2776 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2777 = t2776 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2778 = t2777 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2779 = partials + t2778;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2780 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2781 = t2780 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2782 = t2781 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2783 = t2779 + t2782;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2784 = (u64)index_41;
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
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t2790) : "l"(t2789) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_26 = warp_m + warp_n;
                        const u32 index_42 = slice_26 << 1u;
                        const u64 t2793 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2794 = t2793 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2795 = t2794 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2796 = partials + t2795;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2797 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2798 = t2797 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2799 = t2798 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2800 = t2796 + t2799;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2801 = (u64)index_42;
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
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t2807) : "l"(t2806) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_27 = warp_m + warp_n;
                        const u32 index_43 = slice_27 << 1u;
                        const u64 t2810 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2811 = t2810 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2812 = t2811 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2813 = partials + t2812;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2814 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2815 = t2814 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2816 = t2815 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2817 = t2813 + t2816;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2818 = (u64)index_43;
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
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t2824) : "l"(t2823) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_28 = warp_m + warp_n;
                        const u32 index_44 = slice_28 << 1u;
                        const u64 t2827 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2828 = t2827 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2829 = t2828 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2830 = partials + t2829;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2831 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2832 = t2831 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2833 = t2832 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2834 = t2830 + t2833;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2835 = (u64)index_44;
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
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t2841) : "l"(t2840) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_29 = warp_m + warp_n;
                        const u32 index_45 = slice_29 << 1u;
                        const u64 t2844 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2845 = t2844 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2846 = t2845 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2847 = partials + t2846;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2848 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2849 = t2848 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2850 = t2849 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2851 = t2847 + t2850;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2852 = (u64)index_45;
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
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t2858) : "l"(t2857) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_30 = warp_m + warp_n;
                        const u32 index_46 = slice_30 << 1u;
                        const u64 t2861 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2862 = t2861 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2863 = t2862 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2864 = partials + t2863;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2865 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2866 = t2865 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2867 = t2866 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2868 = t2864 + t2867;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2869 = (u64)index_46;
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
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t2875) : "l"(t2874) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_31 = warp_m + warp_n;
                        const u32 index_47 = slice_31 << 1u;
                        const u64 t2878 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2879 = t2878 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2880 = t2879 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2881 = partials + t2880;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2882 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2883 = t2882 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2884 = t2883 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2885 = t2881 + t2884;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2886 = (u64)index_47;
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
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t2892) : "l"(t2891) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_32 = warp_m + warp_n;
                        const u32 index_48 = slice_32 << 1u;
                        const u64 t2895 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2896 = t2895 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2897 = t2896 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2898 = partials + t2897;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2899 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2900 = t2899 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2901 = t2900 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2902 = t2898 + t2901;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2903 = (u64)index_48;
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
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t2909) : "l"(t2908) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_33 = warp_m + warp_n;
                        const u32 index_49 = slice_33 << 1u;
                        const u64 t2912 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2913 = t2912 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2914 = t2913 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2915 = partials + t2914;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2916 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2917 = t2916 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2918 = t2917 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2919 = t2915 + t2918;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2920 = (u64)index_49;
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
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t2926) : "l"(t2925) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_34 = warp_m + warp_n;
                        const u32 index_50 = slice_34 << 1u;
                        const u64 t2929 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2930 = t2929 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2931 = t2930 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2932 = partials + t2931;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2933 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2934 = t2933 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2935 = t2934 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2936 = t2932 + t2935;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2937 = (u64)index_50;
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
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t2943) : "l"(t2942) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_35 = warp_m + warp_n;
                        const u32 index_51 = slice_35 << 1u;
                        const u64 t2946 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2947 = t2946 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2948 = t2947 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2949 = partials + t2948;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2950 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2951 = t2950 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2952 = t2951 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2953 = t2949 + t2952;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2954 = (u64)index_51;
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
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t2960) : "l"(t2959) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_36 = warp_m + warp_n;
                        const u32 index_52 = slice_36 << 1u;
                        const u64 t2963 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2964 = t2963 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2965 = t2964 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2966 = partials + t2965;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2967 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2968 = t2967 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2969 = t2968 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2970 = t2966 + t2969;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2971 = (u64)index_52;
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
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t2977) : "l"(t2976) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2978 = split_2 + 1u;
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
                        const bool t2979 = t2978 < t70;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2979) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_37 = warp_m + warp_n;
                            const u32 index_53 = slice_37 << 1u;
                            const u64 t2982 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = t2982 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2984 = t2983 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2985 = partials + t2984;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2986 = (u64)t2978;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2987 = t2986 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2988 = t2987 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2989 = t2985 + t2988;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2990 = (u64)index_53;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2991 = t2990 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2992 = t2991 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2993 = t2989 + t2992;
                            const u64 t2994 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2995 = t2993 + t2994;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2996;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2996) : "l"(t2995) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t2996;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2997;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2997) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2997;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2998;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2998) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2998;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2999;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2999) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2999;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3000;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3000) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t3000;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3001;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3001) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t3001;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3002;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3002) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t3002;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3003;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3003) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t3003;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3004;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3004) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t3004;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3005;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3005) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t3005;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3006;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3006) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t3006;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3007;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3007) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t3007;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3008;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3008) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t3008;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3009;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3009) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t3009;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3010;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3010) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t3010;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3011;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3011) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t3011;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3012;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3012) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t3012;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3013;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3013) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t3013;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3014;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3014) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t3014;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3015;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3015) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t3015;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3016;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3016) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t3016;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3017;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3017) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t3017;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3018;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3018) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t3018;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3019;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3019) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t3019;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3020;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3020) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t3020;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3021;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3021) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t3021;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3022;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3022) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t3022;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3023;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3023) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t3023;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3024;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3024) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t3024;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3025;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3025) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t3025;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3026;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3026) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t3026;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3027;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3027) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t3027;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3028;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3028) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t3028;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3029;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3029) : "l"(t2995) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t3029;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3030 = split_2 + 2u;
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
                        const bool t3031 = t3030 < t70;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3031) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_38 = warp_m + warp_n;
                            const u32 index_54 = slice_38 << 1u;
                            const u64 t3034 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3035 = t3034 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3036 = t3035 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3037 = partials + t3036;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3038 = (u64)t3030;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3039 = t3038 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3040 = t3039 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3041 = t3037 + t3040;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3042 = (u64)index_54;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3043 = t3042 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3044 = t3043 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3045 = t3041 + t3044;
                            const u64 t3046 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3047 = t3045 + t3046;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3048;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3048) : "l"(t3047) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t3048;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3049;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3049) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t3049;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3050;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3050) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t3050;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3051;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3051) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t3051;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3052;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3052) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t3052;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3053;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3053) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t3053;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3054;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3054) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t3054;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3055;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3055) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t3055;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3056;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3056) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t3056;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3057;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3057) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t3057;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3058;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3058) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t3058;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3059;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3059) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t3059;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3060;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3060) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t3060;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3061;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3061) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t3061;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3062;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3062) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t3062;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3063;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3063) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t3063;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3064;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3064) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t3064;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3065;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3065) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t3065;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3066;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3066) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t3066;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3067;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3067) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t3067;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3068;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3068) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t3068;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3069;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3069) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t3069;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3070;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3070) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t3070;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3071;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3071) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t3071;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3072;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3072) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t3072;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3073;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3073) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t3073;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3074;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3074) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t3074;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3075;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3075) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t3075;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3076;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3076) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t3076;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3077;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3077) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t3077;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3078;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3078) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t3078;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3079;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3079) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t3079;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3080;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3080) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t3080;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3081;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3081) : "l"(t3047) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t3081;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3082 = split_2 + 3u;
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
                        const bool t3083 = t3082 < t70;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3083) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_39 = warp_m + warp_n;
                            const u32 index_55 = slice_39 << 1u;
                            const u64 t3086 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3087 = t3086 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3088 = t3087 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3089 = partials + t3088;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3090 = (u64)t3082;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3091 = t3090 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3092 = t3091 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3093 = t3089 + t3092;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3094 = (u64)index_55;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3095 = t3094 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3096 = t3095 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3097 = t3093 + t3096;
                            const u64 t3098 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3099 = t3097 + t3098;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3100;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3100) : "l"(t3099) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t3100;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3101;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3101) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t3101;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3102;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3102) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t3102;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3103;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3103) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t3103;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3104;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3104) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t3104;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3105;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3105) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t3105;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3106;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3106) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t3106;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3107;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3107) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t3107;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3108;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3108) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t3108;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3109;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3109) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t3109;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3110;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3110) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t3110;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3111;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3111) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t3111;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3112;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3112) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t3112;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3113;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3113) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t3113;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3114;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3114) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t3114;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3115;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3115) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t3115;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3116;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3116) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t3116;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3117;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3117) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t3117;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3118;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3118) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t3118;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3119;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3119) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t3119;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3120;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3120) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t3120;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3121;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3121) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t3121;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3122;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3122) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t3122;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3123;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3123) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t3123;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3124;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3124) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t3124;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3125;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3125) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t3125;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3126;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3126) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t3126;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3127;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3127) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t3127;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3128;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3128) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t3128;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3129;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3129) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t3129;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3130;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3130) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t3130;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3131;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3131) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t3131;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3132;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3132) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t3132;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3133;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3133) : "l"(t3099) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t3133;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3134;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3134) : "f"(row_max), "f"(t2416));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3135;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3135) : "f"(t3134), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3136;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3136) : "f"(t3135), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t3136), "f"(part_max_3));
                        const bool t3138 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3139 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_5 = t3138 ? 0.0f : t3139;
                        const f32 t3141 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(row_max), "f"(scale_log2), "f"(t3141));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t3142));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3144 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(t2416), "f"(scale_log2), "f"(t3144));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t3145));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3147 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(part_max), "f"(scale_log2), "f"(t3147));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t3148));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3150 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(part_max_2), "f"(scale_log2), "f"(t3150));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t3151));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3153 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(part_max_3), "f"(scale_log2), "f"(t3153));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t3154));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3156 = row_sum * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3156;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(t2433), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3157;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(part_33), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3158;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(part_66), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3159;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(part_99), "f"(factors_5), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t3160;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3161 = acc * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3161;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(t2450), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3162;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(part), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3163;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(part_34), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3164;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(part_67), "f"(factors_5), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t3165;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3166 = acc_2 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3166;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(t2467), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3167;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(part_2), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3168;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(part_35), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3169;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(part_68), "f"(factors_5), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t3170;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3171 = acc_5 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3171;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(t2484), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3172;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(part_3), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3173;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(part_36), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3174;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(part_69), "f"(factors_5), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t3175;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3176 = acc_6 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3176;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(t2501), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3177;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(part_4), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3178;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(part_37), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3179;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(part_70), "f"(factors_5), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t3180;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3181 = acc_9 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3181;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(t2518), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3182;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(part_5), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3183;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(part_38), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3184;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(part_71), "f"(factors_5), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t3185;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3186 = acc_10 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3186;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(t2535), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3187;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3188) : "f"(part_6), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3188;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(part_39), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3189;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(part_72), "f"(factors_5), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t3190;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3191 = acc_13 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3191;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(t2552), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3192;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(part_7), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3193;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(part_40), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3194;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(part_73), "f"(factors_5), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t3195;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3196 = acc_14 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3196;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(t2569), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(part_8), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(part_41), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(part_74), "f"(factors_5), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t3200;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3201 = acc_17 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(t2586), "f"(factors_2), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3202;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(part_9), "f"(factors_3), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(part_42), "f"(factors_4), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3204;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(part_75), "f"(factors_5), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t3205;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3206 = acc_18 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3206;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(t2603), "f"(factors_2), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(part_10), "f"(factors_3), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(part_43), "f"(factors_4), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3209;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3210) : "f"(part_76), "f"(factors_5), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t3210;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3211 = acc_21 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3211;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3212) : "f"(t2620), "f"(factors_2), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3212;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(part_11), "f"(factors_3), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3213;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(part_44), "f"(factors_4), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3214;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(part_77), "f"(factors_5), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t3215;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3216 = acc_22 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3216;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(t2637), "f"(factors_2), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3217;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(part_12), "f"(factors_3), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3218;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(part_45), "f"(factors_4), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3219;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3220) : "f"(part_78), "f"(factors_5), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t3220;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3221 = acc_25 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3221;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3222) : "f"(t2654), "f"(factors_2), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3222;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(part_13), "f"(factors_3), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3223;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3224) : "f"(part_46), "f"(factors_4), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3224;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3225) : "f"(part_79), "f"(factors_5), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t3225;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3226 = acc_26 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3226;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3227) : "f"(t2671), "f"(factors_2), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3227;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3228) : "f"(part_14), "f"(factors_3), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3228;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3229) : "f"(part_47), "f"(factors_4), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3229;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3230) : "f"(part_80), "f"(factors_5), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t3230;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3231 = acc_29 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3231;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3232) : "f"(t2688), "f"(factors_2), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3232;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3233) : "f"(part_15), "f"(factors_3), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3233;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3234) : "f"(part_48), "f"(factors_4), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3234;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3235) : "f"(part_81), "f"(factors_5), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t3235;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3236 = acc_30 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3236;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3237) : "f"(t2705), "f"(factors_2), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3237;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(part_16), "f"(factors_3), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3238;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3239) : "f"(part_49), "f"(factors_4), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3239;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(part_82), "f"(factors_5), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t3240;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3241 = acc_33 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3242) : "f"(t2722), "f"(factors_2), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3243) : "f"(part_17), "f"(factors_3), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3244) : "f"(part_50), "f"(factors_4), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3244;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3245) : "f"(part_83), "f"(factors_5), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t3245;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3246 = acc_34 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3246;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3247) : "f"(t2739), "f"(factors_2), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3247;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3248) : "f"(part_18), "f"(factors_3), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3248;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3249) : "f"(part_51), "f"(factors_4), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3249;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3250) : "f"(part_84), "f"(factors_5), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t3250;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3251 = acc_37 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3252) : "f"(t2756), "f"(factors_2), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3252;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3253) : "f"(part_19), "f"(factors_3), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3253;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3254) : "f"(part_52), "f"(factors_4), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3254;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3255) : "f"(part_85), "f"(factors_5), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t3255;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3256 = acc_38 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3256;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3257) : "f"(t2773), "f"(factors_2), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3257;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3258) : "f"(part_20), "f"(factors_3), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3259) : "f"(part_53), "f"(factors_4), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3259;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3260) : "f"(part_86), "f"(factors_5), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t3260;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3261 = acc_41 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3261;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3262) : "f"(t2790), "f"(factors_2), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3263) : "f"(part_21), "f"(factors_3), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3263;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3264) : "f"(part_54), "f"(factors_4), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3264;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3265) : "f"(part_87), "f"(factors_5), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t3265;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3266 = acc_42 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3267) : "f"(t2807), "f"(factors_2), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(part_22), "f"(factors_3), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3269) : "f"(part_55), "f"(factors_4), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3269;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3270) : "f"(part_88), "f"(factors_5), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t3270;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3271 = acc_45 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3271;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(t2824), "f"(factors_2), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3273) : "f"(part_23), "f"(factors_3), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(part_56), "f"(factors_4), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3274;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3275) : "f"(part_89), "f"(factors_5), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t3275;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3276 = acc_46 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(t2841), "f"(factors_2), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3278) : "f"(part_24), "f"(factors_3), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3279) : "f"(part_57), "f"(factors_4), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3279;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3280) : "f"(part_90), "f"(factors_5), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3280;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3281 = acc_49 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3281;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3282) : "f"(t2858), "f"(factors_2), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3283) : "f"(part_25), "f"(factors_3), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3284) : "f"(part_58), "f"(factors_4), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3284;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3285) : "f"(part_91), "f"(factors_5), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3285;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3286 = acc_50 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(t2875), "f"(factors_2), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3287;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3288) : "f"(part_26), "f"(factors_3), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3288;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(part_59), "f"(factors_4), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3289;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3290) : "f"(part_92), "f"(factors_5), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3290;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3291 = acc_53 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3291;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3292) : "f"(t2892), "f"(factors_2), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3292;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3293) : "f"(part_27), "f"(factors_3), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3293;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3294) : "f"(part_60), "f"(factors_4), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3294;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3295) : "f"(part_93), "f"(factors_5), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3295;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3296 = acc_54 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3296;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3297) : "f"(t2909), "f"(factors_2), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3297;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3298) : "f"(part_28), "f"(factors_3), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3298;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3299) : "f"(part_61), "f"(factors_4), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3299;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3300) : "f"(part_94), "f"(factors_5), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3300;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3301 = acc_57 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3301;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3302) : "f"(t2926), "f"(factors_2), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3303) : "f"(part_29), "f"(factors_3), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3304) : "f"(part_62), "f"(factors_4), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3304;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3305) : "f"(part_95), "f"(factors_5), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3305;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3306 = acc_58 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(t2943), "f"(factors_2), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3307;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3308) : "f"(part_30), "f"(factors_3), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3309) : "f"(part_63), "f"(factors_4), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3309;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3310) : "f"(part_96), "f"(factors_5), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3310;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3311 = acc_61 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3312) : "f"(t2960), "f"(factors_2), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3312;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3313) : "f"(part_31), "f"(factors_3), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3313;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3314) : "f"(part_64), "f"(factors_4), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3314;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(part_97), "f"(factors_5), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3315;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3316 = acc_62 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(t2977), "f"(factors_2), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3317;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(part_32), "f"(factors_3), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(part_65), "f"(factors_4), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3319;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(part_98), "f"(factors_5), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3320;
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
                        const u32 t3321 = split_2 + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3321;
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3323 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3324 = t89 + t3323;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3325 = t3324 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3326 = t3325 < t43;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3326) {
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
                    u32 split_3 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3327 = split_3 < t70;
                        if (!t3327) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_40 = warp_m + warp_n;
                        const u32 t3329 = slice_40 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_56 = t3329 + 1u;
                        const u64 t3331 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3332 = t3331 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3333 = t3332 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3334 = partials + t3333;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3335 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3336 = t3335 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3337 = t3336 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3338 = t3334 + t3337;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3339 = (u64)index_56;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3340 = t3339 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3341 = t3340 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3342 = t3338 + t3341;
                        const u64 t3343 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3344 = t3342 + t3343;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3345;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3345) : "l"(t3344) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_41 = warp_m + warp_n;
                        const u32 t3347 = slice_41 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_57 = t3347 + 1u;
                        const u64 t3349 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3350 = t3349 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3351 = t3350 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3352 = partials + t3351;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3353 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3354 = t3353 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3355 = t3354 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3356 = t3352 + t3355;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3357 = (u64)index_57;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3358 = t3357 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3359 = t3358 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3360 = t3356 + t3359;
                        const u64 t3361 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3362 = t3360 + t3361;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3363;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3363) : "l"(t3362) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_42 = warp_m + warp_n;
                        const u32 t3365 = slice_42 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_58 = t3365 + 1u;
                        const u64 t3367 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3368 = t3367 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3369 = t3368 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3370 = partials + t3369;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3371 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3372 = t3371 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3373 = t3372 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3374 = t3370 + t3373;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3375 = (u64)index_58;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3376 = t3375 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3377 = t3376 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3378 = t3374 + t3377;
                        const u64 t3379 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3380 = t3378 + t3379;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3381;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3381) : "l"(t3380) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_43 = warp_m + warp_n;
                        const u32 t3383 = slice_43 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_59 = t3383 + 1u;
                        const u64 t3385 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3386 = t3385 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3387 = t3386 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3388 = partials + t3387;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3389 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3390 = t3389 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3391 = t3390 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3392 = t3388 + t3391;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3393 = (u64)index_59;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3394 = t3393 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3395 = t3394 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3396 = t3392 + t3395;
                        const u64 t3397 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3398 = t3396 + t3397;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3399;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3399) : "l"(t3398) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_44 = warp_m + warp_n;
                        const u32 t3401 = slice_44 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_60 = t3401 + 1u;
                        const u64 t3403 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3404 = t3403 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3405 = t3404 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3406 = partials + t3405;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3407 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3408 = t3407 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3409 = t3408 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3410 = t3406 + t3409;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3411 = (u64)index_60;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3412 = t3411 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3413 = t3412 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3414 = t3410 + t3413;
                        const u64 t3415 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3416 = t3414 + t3415;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3417;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3417) : "l"(t3416) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_45 = warp_m + warp_n;
                        const u32 t3419 = slice_45 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_61 = t3419 + 1u;
                        const u64 t3421 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3422 = t3421 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3423 = t3422 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3424 = partials + t3423;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3425 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3426 = t3425 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3427 = t3426 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3428 = t3424 + t3427;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3429 = (u64)index_61;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3430 = t3429 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3431 = t3430 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3432 = t3428 + t3431;
                        const u64 t3433 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3434 = t3432 + t3433;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3435;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3435) : "l"(t3434) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_46 = warp_m + warp_n;
                        const u32 t3437 = slice_46 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_62 = t3437 + 1u;
                        const u64 t3439 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3440 = t3439 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3441 = t3440 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3442 = partials + t3441;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3443 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3444 = t3443 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3445 = t3444 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3446 = t3442 + t3445;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3447 = (u64)index_62;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3448 = t3447 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3449 = t3448 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3450 = t3446 + t3449;
                        const u64 t3451 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3452 = t3450 + t3451;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3453;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3453) : "l"(t3452) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_47 = warp_m + warp_n;
                        const u32 t3455 = slice_47 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_63 = t3455 + 1u;
                        const u64 t3457 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3458 = t3457 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3459 = t3458 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3460 = partials + t3459;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3461 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3462 = t3461 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3463 = t3462 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3464 = t3460 + t3463;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3465 = (u64)index_63;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3466 = t3465 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3467 = t3466 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3468 = t3464 + t3467;
                        const u64 t3469 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3470 = t3468 + t3469;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3471;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3471) : "l"(t3470) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_48 = warp_m + warp_n;
                        const u32 t3473 = slice_48 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_64 = t3473 + 1u;
                        const u64 t3475 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3476 = t3475 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3477 = t3476 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3478 = partials + t3477;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3479 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3480 = t3479 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3481 = t3480 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3482 = t3478 + t3481;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3483 = (u64)index_64;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3484 = t3483 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3485 = t3484 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3486 = t3482 + t3485;
                        const u64 t3487 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3488 = t3486 + t3487;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3489;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3489) : "l"(t3488) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_49 = warp_m + warp_n;
                        const u32 t3491 = slice_49 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_65 = t3491 + 1u;
                        const u64 t3493 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3494 = t3493 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3495 = t3494 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3496 = partials + t3495;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3497 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3498 = t3497 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3499 = t3498 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3500 = t3496 + t3499;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3501 = (u64)index_65;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3502 = t3501 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3503 = t3502 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3504 = t3500 + t3503;
                        const u64 t3505 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3506 = t3504 + t3505;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3507;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3507) : "l"(t3506) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_50 = warp_m + warp_n;
                        const u32 t3509 = slice_50 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_66 = t3509 + 1u;
                        const u64 t3511 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3512 = t3511 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3513 = t3512 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3514 = partials + t3513;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3515 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3516 = t3515 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3517 = t3516 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3518 = t3514 + t3517;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3519 = (u64)index_66;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3520 = t3519 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3521 = t3520 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3522 = t3518 + t3521;
                        const u64 t3523 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3524 = t3522 + t3523;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3525;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3525) : "l"(t3524) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_51 = warp_m + warp_n;
                        const u32 t3527 = slice_51 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_67 = t3527 + 1u;
                        const u64 t3529 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3530 = t3529 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3531 = t3530 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3532 = partials + t3531;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3533 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3534 = t3533 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3535 = t3534 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3536 = t3532 + t3535;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3537 = (u64)index_67;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3538 = t3537 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3539 = t3538 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3540 = t3536 + t3539;
                        const u64 t3541 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3542 = t3540 + t3541;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3543;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3543) : "l"(t3542) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_52 = warp_m + warp_n;
                        const u32 t3545 = slice_52 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_68 = t3545 + 1u;
                        const u64 t3547 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3548 = t3547 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3549 = t3548 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3550 = partials + t3549;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3551 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3552 = t3551 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3553 = t3552 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3554 = t3550 + t3553;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3555 = (u64)index_68;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3556 = t3555 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3557 = t3556 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3558 = t3554 + t3557;
                        const u64 t3559 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3560 = t3558 + t3559;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3561;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3561) : "l"(t3560) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_53 = warp_m + warp_n;
                        const u32 t3563 = slice_53 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_69 = t3563 + 1u;
                        const u64 t3565 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3566 = t3565 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3567 = t3566 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3568 = partials + t3567;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3569 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3570 = t3569 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3571 = t3570 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3572 = t3568 + t3571;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3573 = (u64)index_69;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3574 = t3573 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3575 = t3574 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3576 = t3572 + t3575;
                        const u64 t3577 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3578 = t3576 + t3577;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3579;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3579) : "l"(t3578) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_54 = warp_m + warp_n;
                        const u32 t3581 = slice_54 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_70 = t3581 + 1u;
                        const u64 t3583 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3584 = t3583 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3585 = t3584 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3586 = partials + t3585;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3587 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3588 = t3587 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3589 = t3588 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3590 = t3586 + t3589;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3591 = (u64)index_70;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3592 = t3591 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3593 = t3592 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3594 = t3590 + t3593;
                        const u64 t3595 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3596 = t3594 + t3595;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3597;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3597) : "l"(t3596) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_55 = warp_m + warp_n;
                        const u32 t3599 = slice_55 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_71 = t3599 + 1u;
                        const u64 t3601 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3602 = t3601 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3603 = t3602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3604 = partials + t3603;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3605 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3606 = t3605 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3607 = t3606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3608 = t3604 + t3607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3609 = (u64)index_71;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3610 = t3609 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3611 = t3610 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3612 = t3608 + t3611;
                        const u64 t3613 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3614 = t3612 + t3613;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3615;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3615) : "l"(t3614) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_56 = warp_m + warp_n;
                        const u32 t3617 = slice_56 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_72 = t3617 + 1u;
                        const u64 t3619 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3620 = t3619 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3621 = t3620 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3622 = partials + t3621;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3623 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3624 = t3623 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3625 = t3624 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3626 = t3622 + t3625;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3627 = (u64)index_72;
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
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3633) : "l"(t3632) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_57 = warp_m + warp_n;
                        const u32 t3635 = slice_57 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_73 = t3635 + 1u;
                        const u64 t3637 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3638 = t3637 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3639 = t3638 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3640 = partials + t3639;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3641 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3642 = t3641 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3643 = t3642 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3644 = t3640 + t3643;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3645 = (u64)index_73;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3646 = t3645 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3647 = t3646 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3648 = t3644 + t3647;
                        const u64 t3649 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3650 = t3648 + t3649;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3651;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3651) : "l"(t3650) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_58 = warp_m + warp_n;
                        const u32 t3653 = slice_58 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_74 = t3653 + 1u;
                        const u64 t3655 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3656 = t3655 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3657 = t3656 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3658 = partials + t3657;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3659 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3660 = t3659 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3661 = t3660 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3662 = t3658 + t3661;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3663 = (u64)index_74;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3664 = t3663 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3665 = t3664 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3666 = t3662 + t3665;
                        const u64 t3667 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3668 = t3666 + t3667;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3669;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3669) : "l"(t3668) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_59 = warp_m + warp_n;
                        const u32 t3671 = slice_59 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_75 = t3671 + 1u;
                        const u64 t3673 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3674 = t3673 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3675 = t3674 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3676 = partials + t3675;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3677 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3678 = t3677 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3679 = t3678 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3680 = t3676 + t3679;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3681 = (u64)index_75;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3682 = t3681 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3683 = t3682 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3684 = t3680 + t3683;
                        const u64 t3685 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3686 = t3684 + t3685;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3687;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3687) : "l"(t3686) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_60 = warp_m + warp_n;
                        const u32 t3689 = slice_60 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_76 = t3689 + 1u;
                        const u64 t3691 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3692 = t3691 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3693 = t3692 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3694 = partials + t3693;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3695 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3696 = t3695 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3697 = t3696 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3698 = t3694 + t3697;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3699 = (u64)index_76;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3700 = t3699 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3701 = t3700 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3702 = t3698 + t3701;
                        const u64 t3703 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3704 = t3702 + t3703;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3705;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3705) : "l"(t3704) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_61 = warp_m + warp_n;
                        const u32 t3707 = slice_61 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_77 = t3707 + 1u;
                        const u64 t3709 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3710 = t3709 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3711 = t3710 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3712 = partials + t3711;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3713 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3714 = t3713 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3715 = t3714 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3716 = t3712 + t3715;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3717 = (u64)index_77;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3718 = t3717 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3719 = t3718 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3720 = t3716 + t3719;
                        const u64 t3721 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3722 = t3720 + t3721;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3723;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3723) : "l"(t3722) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_62 = warp_m + warp_n;
                        const u32 t3725 = slice_62 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_78 = t3725 + 1u;
                        const u64 t3727 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3728 = t3727 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3729 = t3728 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3730 = partials + t3729;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3731 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3732 = t3731 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3733 = t3732 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3734 = t3730 + t3733;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3735 = (u64)index_78;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3736 = t3735 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3737 = t3736 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3738 = t3734 + t3737;
                        const u64 t3739 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3740 = t3738 + t3739;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3741;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3741) : "l"(t3740) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_63 = warp_m + warp_n;
                        const u32 t3743 = slice_63 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_79 = t3743 + 1u;
                        const u64 t3745 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3746 = t3745 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3747 = t3746 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3748 = partials + t3747;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3749 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3750 = t3749 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3751 = t3750 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3752 = t3748 + t3751;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3753 = (u64)index_79;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3754 = t3753 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3755 = t3754 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3756 = t3752 + t3755;
                        const u64 t3757 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3758 = t3756 + t3757;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3759;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3759) : "l"(t3758) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_64 = warp_m + warp_n;
                        const u32 t3761 = slice_64 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_80 = t3761 + 1u;
                        const u64 t3763 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3764 = t3763 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3765 = t3764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3766 = partials + t3765;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3767 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3768 = t3767 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3769 = t3768 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3770 = t3766 + t3769;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3771 = (u64)index_80;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3772 = t3771 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3773 = t3772 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3774 = t3770 + t3773;
                        const u64 t3775 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3776 = t3774 + t3775;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3777;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3777) : "l"(t3776) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_65 = warp_m + warp_n;
                        const u32 t3779 = slice_65 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_81 = t3779 + 1u;
                        const u64 t3781 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3782 = t3781 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3783 = t3782 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3784 = partials + t3783;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3785 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3786 = t3785 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3787 = t3786 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3788 = t3784 + t3787;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3789 = (u64)index_81;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3790 = t3789 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3791 = t3790 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3792 = t3788 + t3791;
                        const u64 t3793 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3794 = t3792 + t3793;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3795;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3795) : "l"(t3794) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_66 = warp_m + warp_n;
                        const u32 t3797 = slice_66 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_82 = t3797 + 1u;
                        const u64 t3799 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3800 = t3799 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3801 = t3800 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3802 = partials + t3801;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3803 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3804 = t3803 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3805 = t3804 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3806 = t3802 + t3805;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3807 = (u64)index_82;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3808 = t3807 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3809 = t3808 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3810 = t3806 + t3809;
                        const u64 t3811 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3812 = t3810 + t3811;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3813;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3813) : "l"(t3812) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_67 = warp_m + warp_n;
                        const u32 t3815 = slice_67 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_83 = t3815 + 1u;
                        const u64 t3817 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3818 = t3817 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3819 = t3818 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3820 = partials + t3819;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3821 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3822 = t3821 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3823 = t3822 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3824 = t3820 + t3823;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3825 = (u64)index_83;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3826 = t3825 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3827 = t3826 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3828 = t3824 + t3827;
                        const u64 t3829 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3830 = t3828 + t3829;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3831;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3831) : "l"(t3830) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_68 = warp_m + warp_n;
                        const u32 t3833 = slice_68 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_84 = t3833 + 1u;
                        const u64 t3835 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3836 = t3835 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3837 = t3836 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3838 = partials + t3837;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3839 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3840 = t3839 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3841 = t3840 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3842 = t3838 + t3841;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3843 = (u64)index_84;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3844 = t3843 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3845 = t3844 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3846 = t3842 + t3845;
                        const u64 t3847 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3848 = t3846 + t3847;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3849;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3849) : "l"(t3848) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_69 = warp_m + warp_n;
                        const u32 t3851 = slice_69 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_85 = t3851 + 1u;
                        const u64 t3853 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3854 = t3853 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3855 = t3854 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3856 = partials + t3855;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3857 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3858 = t3857 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3859 = t3858 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3860 = t3856 + t3859;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3861 = (u64)index_85;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3862 = t3861 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3863 = t3862 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3864 = t3860 + t3863;
                        const u64 t3865 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3866 = t3864 + t3865;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3867;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3867) : "l"(t3866) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_70 = warp_m + warp_n;
                        const u32 t3869 = slice_70 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_86 = t3869 + 1u;
                        const u64 t3871 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3872 = t3871 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3873 = t3872 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3874 = partials + t3873;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3875 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3876 = t3875 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3877 = t3876 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3878 = t3874 + t3877;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3879 = (u64)index_86;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3880 = t3879 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3881 = t3880 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3882 = t3878 + t3881;
                        const u64 t3883 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3884 = t3882 + t3883;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3885;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3885) : "l"(t3884) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_71 = warp_m + warp_n;
                        const u32 t3887 = slice_71 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_87 = t3887 + 1u;
                        const u64 t3889 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3890 = t3889 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3891 = t3890 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3892 = partials + t3891;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3893 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3894 = t3893 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3895 = t3894 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3896 = t3892 + t3895;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3897 = (u64)index_87;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3898 = t3897 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3899 = t3898 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3900 = t3896 + t3899;
                        const u64 t3901 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3902 = t3900 + t3901;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3903;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3903) : "l"(t3902) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_72 = warp_m + warp_n;
                        const u32 t3905 = slice_72 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_88 = t3905 + 1u;
                        const u64 t3907 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3908 = t3907 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3909 = t3908 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3910 = partials + t3909;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3911 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3912 = t3911 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3913 = t3912 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3914 = t3910 + t3913;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3915 = (u64)index_88;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3916 = t3915 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3917 = t3916 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3918 = t3914 + t3917;
                        const u64 t3919 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3920 = t3918 + t3919;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3921;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3921) : "l"(t3920) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_73 = warp_m + warp_n;
                        const u32 t3923 = slice_73 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_89 = t3923 + 1u;
                        const u64 t3925 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3926 = t3925 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3927 = t3926 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3928 = partials + t3927;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3929 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3930 = t3929 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3931 = t3930 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3932 = t3928 + t3931;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3933 = (u64)index_89;
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
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3939) : "l"(t3938) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3940 = split_3 + 1u;
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
                        const bool t3941 = t3940 < t70;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3941) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_74 = warp_m + warp_n;
                            const u32 t3943 = slice_74 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_90 = t3943 + 1u;
                            const u64 t3945 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3946 = t3945 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3947 = t3946 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3948 = partials + t3947;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3949 = (u64)t3940;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3950 = t3949 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3951 = t3950 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3952 = t3948 + t3951;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3953 = (u64)index_90;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3954 = t3953 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3955 = t3954 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3956 = t3952 + t3955;
                            const u64 t3957 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3958 = t3956 + t3957;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3959;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3959) : "l"(t3958) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t3959;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3960;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3960) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t3960;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3961;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3961) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t3961;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3962;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3962) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t3962;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3963;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3963) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t3963;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3964;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3964) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t3964;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3965;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3965) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t3965;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3966;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3966) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t3966;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3967;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3967) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t3967;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3968;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3968) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t3968;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3969;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3969) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t3969;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3970;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3970) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t3970;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3971;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3971) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t3971;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3972;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3972) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t3972;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3973;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3973) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t3973;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3974;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3974) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t3974;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3975;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3975) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t3975;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3976;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3976) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t3976;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3977;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3977) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t3977;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3978;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3978) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t3978;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3979;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3979) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t3979;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3980;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3980) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t3980;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3981;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3981) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t3981;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3982;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3982) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t3982;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3983;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3983) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t3983;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3984;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3984) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t3984;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3985;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3985) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t3985;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3986;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3986) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t3986;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3987;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3987) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t3987;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3988;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3988) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t3988;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3989;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3989) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t3989;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3990;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3990) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t3990;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3991;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3991) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t3991;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3992;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3992) : "l"(t3958) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t3992;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3993 = split_3 + 2u;
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
                        const bool t3994 = t3993 < t70;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3994) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_75 = warp_m + warp_n;
                            const u32 t3996 = slice_75 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_91 = t3996 + 1u;
                            const u64 t3998 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3999 = t3998 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4000 = t3999 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4001 = partials + t4000;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4002 = (u64)t3993;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4003 = t4002 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4004 = t4003 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4005 = t4001 + t4004;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4006 = (u64)index_91;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4007 = t4006 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4008 = t4007 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4009 = t4005 + t4008;
                            const u64 t4010 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4011 = t4009 + t4010;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4012;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4012) : "l"(t4011) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t4012;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4013;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4013) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t4013;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4014;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4014) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t4014;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4015;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4015) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t4015;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4016;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4016) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t4016;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4017;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4017) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t4017;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4018;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4018) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t4018;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4019;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4019) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t4019;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4020;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4020) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t4020;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4021;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4021) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t4021;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4022;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4022) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t4022;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4023;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4023) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t4023;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4024;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4024) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t4024;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4025;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4025) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t4025;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4026;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4026) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t4026;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4027;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4027) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t4027;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4028;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4028) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t4028;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4029;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4029) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t4029;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4030;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4030) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t4030;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4031;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4031) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t4031;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4032;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4032) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t4032;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4033;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4033) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t4033;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4034;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4034) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t4034;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4035;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4035) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t4035;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4036;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4036) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t4036;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4037;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4037) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t4037;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4038;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4038) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t4038;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4039;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4039) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t4039;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4040;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4040) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t4040;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4041;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4041) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t4041;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4042;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4042) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t4042;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4043;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4043) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t4043;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4044;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4044) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t4044;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4045;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4045) : "l"(t4011) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t4045;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t4046 = split_3 + 3u;
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
                        const bool t4047 = t4046 < t70;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t4047) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_76 = warp_m + warp_n;
                            const u32 t4049 = slice_76 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_92 = t4049 + 1u;
                            const u64 t4051 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4052 = t4051 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4053 = t4052 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4054 = partials + t4053;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4055 = (u64)t4046;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4056 = t4055 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4057 = t4056 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4058 = t4054 + t4057;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4059 = (u64)index_92;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4060 = t4059 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4061 = t4060 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4062 = t4058 + t4061;
                            const u64 t4063 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t4064 = t4062 + t4063;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4065;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t4065) : "l"(t4064) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t4065;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4066;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t4066) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t4066;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4067;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t4067) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t4067;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4068;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t4068) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t4068;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4069;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t4069) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t4069;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4070;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t4070) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t4070;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4071;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t4071) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t4071;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4072;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t4072) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t4072;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4073;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t4073) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t4073;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4074;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t4074) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t4074;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4075;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t4075) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t4075;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4076;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t4076) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t4076;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4077;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t4077) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t4077;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4078;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t4078) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t4078;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4079;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t4079) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t4079;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4080;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t4080) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t4080;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4081;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t4081) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t4081;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4082;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t4082) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t4082;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4083;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t4083) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t4083;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4084;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t4084) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t4084;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4085;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t4085) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t4085;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4086;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t4086) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t4086;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4087;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t4087) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t4087;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4088;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t4088) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t4088;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4089;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t4089) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t4089;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4090;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t4090) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t4090;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4091;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t4091) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t4091;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4092;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t4092) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t4092;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4093;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t4093) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t4093;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4094;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t4094) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t4094;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4095;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t4095) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t4095;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4096;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t4096) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t4096;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4097;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t4097) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t4097;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t4098;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t4098) : "l"(t4064) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t4098;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4099;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4099) : "f"(row_max_2), "f"(t3345));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4100;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4100) : "f"(t4099), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4101;
                        asm("max.f32 %0, %1, %2;" : "=f"(t4101) : "f"(t4100), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t4101), "f"(part_max_6));
                        const bool t4103 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4104 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_6 = t4103 ? 0.0f : t4104;
                        const f32 t4106 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4107) : "f"(row_max_2), "f"(scale_log2), "f"(t4106));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t4107));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4109 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4110) : "f"(t3345), "f"(scale_log2), "f"(t4109));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t4110));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4112 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4113) : "f"(part_max_4), "f"(scale_log2), "f"(t4112));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t4113));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4115 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(part_max_5), "f"(scale_log2), "f"(t4115));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t4116));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4118 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4119) : "f"(part_max_6), "f"(scale_log2), "f"(t4118));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t4119));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4121 = row_sum_2 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4121;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4122) : "f"(t3363), "f"(factors_7), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4122;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4123) : "f"(part_132), "f"(factors_8), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4123;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4124) : "f"(part_165), "f"(factors_9), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4124;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4125) : "f"(part_198), "f"(factors_10), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t4125;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4126 = acc_3 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4126;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4127) : "f"(t3381), "f"(factors_7), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4127;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4128) : "f"(part_100), "f"(factors_8), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4128;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4129) : "f"(part_133), "f"(factors_9), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4129;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4130) : "f"(part_166), "f"(factors_10), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t4130;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4131 = acc_4 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4131;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4132) : "f"(t3399), "f"(factors_7), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4132;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4133) : "f"(part_101), "f"(factors_8), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4133;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4134) : "f"(part_134), "f"(factors_9), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4134;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4135) : "f"(part_167), "f"(factors_10), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t4135;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4136 = acc_7 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4136;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4137) : "f"(t3417), "f"(factors_7), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4137;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4138) : "f"(part_102), "f"(factors_8), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4138;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4139) : "f"(part_135), "f"(factors_9), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4139;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4140) : "f"(part_168), "f"(factors_10), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t4140;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4141 = acc_8 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4141;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4142) : "f"(t3435), "f"(factors_7), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4142;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4143) : "f"(part_103), "f"(factors_8), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4143;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4144) : "f"(part_136), "f"(factors_9), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4144;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4145) : "f"(part_169), "f"(factors_10), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t4145;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4146 = acc_11 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4146;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4147) : "f"(t3453), "f"(factors_7), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4147;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4148) : "f"(part_104), "f"(factors_8), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4148;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4149) : "f"(part_137), "f"(factors_9), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4149;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4150) : "f"(part_170), "f"(factors_10), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t4150;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4151 = acc_12 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4151;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4152) : "f"(t3471), "f"(factors_7), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4152;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4153) : "f"(part_105), "f"(factors_8), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4153;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4154) : "f"(part_138), "f"(factors_9), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4154;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4155) : "f"(part_171), "f"(factors_10), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t4155;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4156 = acc_15 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4156;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4157) : "f"(t3489), "f"(factors_7), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4157;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4158) : "f"(part_106), "f"(factors_8), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4158;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4159) : "f"(part_139), "f"(factors_9), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4159;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4160) : "f"(part_172), "f"(factors_10), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t4160;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4161 = acc_16 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4161;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4162) : "f"(t3507), "f"(factors_7), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4162;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4163) : "f"(part_107), "f"(factors_8), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4163;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(part_140), "f"(factors_9), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4164;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4165) : "f"(part_173), "f"(factors_10), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t4165;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4166 = acc_19 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4166;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4167) : "f"(t3525), "f"(factors_7), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4167;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4168) : "f"(part_108), "f"(factors_8), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4168;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4169) : "f"(part_141), "f"(factors_9), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4169;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4170) : "f"(part_174), "f"(factors_10), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t4170;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4171 = acc_20 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4171;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4172) : "f"(t3543), "f"(factors_7), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4172;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4173) : "f"(part_109), "f"(factors_8), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4173;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4174) : "f"(part_142), "f"(factors_9), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4174;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4175) : "f"(part_175), "f"(factors_10), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t4175;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4176 = acc_23 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4176;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4177) : "f"(t3561), "f"(factors_7), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4177;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4178) : "f"(part_110), "f"(factors_8), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4178;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4179) : "f"(part_143), "f"(factors_9), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4179;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4180) : "f"(part_176), "f"(factors_10), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t4180;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4181 = acc_24 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4181;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4182) : "f"(t3579), "f"(factors_7), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4182;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4183) : "f"(part_111), "f"(factors_8), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4183;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4184) : "f"(part_144), "f"(factors_9), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4184;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4185) : "f"(part_177), "f"(factors_10), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t4185;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4186 = acc_27 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4186;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4187) : "f"(t3597), "f"(factors_7), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4187;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4188) : "f"(part_112), "f"(factors_8), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4188;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4189) : "f"(part_145), "f"(factors_9), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4189;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4190) : "f"(part_178), "f"(factors_10), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t4190;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4191 = acc_28 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4191;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4192) : "f"(t3615), "f"(factors_7), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4192;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4193) : "f"(part_113), "f"(factors_8), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4193;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4194) : "f"(part_146), "f"(factors_9), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4194;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4195) : "f"(part_179), "f"(factors_10), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t4195;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4196 = acc_31 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4196;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4197) : "f"(t3633), "f"(factors_7), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4198) : "f"(part_114), "f"(factors_8), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4199) : "f"(part_147), "f"(factors_9), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4200) : "f"(part_180), "f"(factors_10), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t4200;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4201 = acc_32 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4202) : "f"(t3651), "f"(factors_7), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4202;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4203) : "f"(part_115), "f"(factors_8), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4204) : "f"(part_148), "f"(factors_9), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4204;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4205) : "f"(part_181), "f"(factors_10), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t4205;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4206 = acc_35 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4206;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4207) : "f"(t3669), "f"(factors_7), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4208) : "f"(part_116), "f"(factors_8), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4209) : "f"(part_149), "f"(factors_9), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4209;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4210) : "f"(part_182), "f"(factors_10), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t4210;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4211 = acc_36 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4211;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4212) : "f"(t3687), "f"(factors_7), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4212;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4213) : "f"(part_117), "f"(factors_8), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4213;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4214) : "f"(part_150), "f"(factors_9), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4214;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4215) : "f"(part_183), "f"(factors_10), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t4215;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4216 = acc_39 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4216;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4217) : "f"(t3705), "f"(factors_7), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4217;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4218) : "f"(part_118), "f"(factors_8), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4218;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4219) : "f"(part_151), "f"(factors_9), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4219;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4220) : "f"(part_184), "f"(factors_10), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t4220;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4221 = acc_40 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4221;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4222) : "f"(t3723), "f"(factors_7), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4222;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4223) : "f"(part_119), "f"(factors_8), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4223;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4224) : "f"(part_152), "f"(factors_9), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4224;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4225) : "f"(part_185), "f"(factors_10), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t4225;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4226 = acc_43 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4226;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4227) : "f"(t3741), "f"(factors_7), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4227;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(part_120), "f"(factors_8), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4228;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4229) : "f"(part_153), "f"(factors_9), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4229;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4230) : "f"(part_186), "f"(factors_10), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t4230;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4231 = acc_44 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4231;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4232) : "f"(t3759), "f"(factors_7), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4232;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4233) : "f"(part_121), "f"(factors_8), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4233;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4234) : "f"(part_154), "f"(factors_9), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4234;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4235) : "f"(part_187), "f"(factors_10), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t4235;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4236 = acc_47 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4236;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4237) : "f"(t3777), "f"(factors_7), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4237;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4238) : "f"(part_122), "f"(factors_8), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4238;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4239) : "f"(part_155), "f"(factors_9), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4239;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4240) : "f"(part_188), "f"(factors_10), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t4240;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4241 = acc_48 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4242) : "f"(t3795), "f"(factors_7), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4243) : "f"(part_123), "f"(factors_8), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4244) : "f"(part_156), "f"(factors_9), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4244;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4245) : "f"(part_189), "f"(factors_10), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t4245;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4246 = acc_51 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4246;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4247) : "f"(t3813), "f"(factors_7), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4247;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4248;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4248) : "f"(part_124), "f"(factors_8), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4248;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4249) : "f"(part_157), "f"(factors_9), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4249;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4250) : "f"(part_190), "f"(factors_10), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t4250;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4251 = acc_52 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(t3831), "f"(factors_7), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4252;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4253) : "f"(part_125), "f"(factors_8), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4253;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4254) : "f"(part_158), "f"(factors_9), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4254;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4255) : "f"(part_191), "f"(factors_10), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t4255;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4256 = acc_55 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4256;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4257) : "f"(t3849), "f"(factors_7), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4257;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4258) : "f"(part_126), "f"(factors_8), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4259) : "f"(part_159), "f"(factors_9), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4259;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(part_192), "f"(factors_10), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t4260;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4261 = acc_56 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4261;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4262) : "f"(t3867), "f"(factors_7), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4263) : "f"(part_127), "f"(factors_8), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4263;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4264) : "f"(part_160), "f"(factors_9), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4264;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4265) : "f"(part_193), "f"(factors_10), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t4265;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4266 = acc_59 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4267) : "f"(t3885), "f"(factors_7), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4268) : "f"(part_128), "f"(factors_8), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4269) : "f"(part_161), "f"(factors_9), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4269;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4270) : "f"(part_194), "f"(factors_10), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t4270;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4271 = acc_60 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4271;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4272) : "f"(t3903), "f"(factors_7), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4273) : "f"(part_129), "f"(factors_8), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4274) : "f"(part_162), "f"(factors_9), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4274;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4275) : "f"(part_195), "f"(factors_10), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t4275;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4276 = acc_63 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4277) : "f"(t3921), "f"(factors_7), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4278) : "f"(part_130), "f"(factors_8), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4279) : "f"(part_163), "f"(factors_9), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4279;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4280) : "f"(part_196), "f"(factors_10), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t4280;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t4281 = acc_64 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4281;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4282) : "f"(t3939), "f"(factors_7), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4283) : "f"(part_131), "f"(factors_8), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4284) : "f"(part_164), "f"(factors_9), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4284;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t4285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4285) : "f"(part_197), "f"(factors_10), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t4285;
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
                        const u32 t4286 = split_3 + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_3 = t4286;
                    }
                }
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t4288;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4288) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t4288;
                f32 t4290;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4290) : "f"(pair_71));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t4291 = pair_71 + t4290;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4291;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t4292;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4292) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t4292;
                f32 t4294;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4294) : "f"(pair_72));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t4295 = pair_72 + t4294;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4295;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4296 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4297 = t89 + t4296;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4298 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4299 = first + t4297;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4300 = t4299 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4301 = t4298 + t4300;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4302 = (u64)t4301;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4303 = t4302 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4304 = t4303 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4305 = sinks + t4304;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                f32 logit_5;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_5) : "l"(t4305) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_7 = logit_5 * 1.442695f;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4308 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4309 = t89 + t4308;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4310 = t4309 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4311 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4312 = first + t4310;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4313 = t4312 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4314 = t4311 + t4313;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4315 = (u64)t4314;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4316 = t4315 * sinks_stride0;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4317 = t4316 * 4ull;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t4318 = sinks + t4317;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                f32 logit_6;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_6) : "l"(t4318) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_8 = logit_6 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_11 = row_max == __uint_as_float(0xff800000u);
                const f32 t4322 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t4323 = none_11 ? 0.0f : t4322;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t4324 = logit_7 - t4323;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t4324));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t4326 = row_sum + power_3;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum = t4326;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_12 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t4328 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t4329 = none_12 ? 0.0f : t4328;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t4330 = logit_8 - t4329;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t4330));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t4332 = row_sum_2 + power_4;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t4332;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t4333 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t4334;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4334) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t4333 ? 0.0f : t4334;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4336 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t4336;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4337 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t4337;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4338 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t4338;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4339 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t4339;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4340 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t4340;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4341 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t4341;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4342 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t4342;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4343 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t4343;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4344 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t4344;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4345 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t4345;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4346 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t4346;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4347 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t4347;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4348 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t4348;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4349 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t4349;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4350 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t4350;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4351 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t4351;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4352 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t4352;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4353 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t4353;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4354 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t4354;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4355 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t4355;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4356 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t4356;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4357 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t4357;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4358 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t4358;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4359 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t4359;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4360 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t4360;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4361 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t4361;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4362 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t4362;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4363 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t4363;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4364 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t4364;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4365 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t4365;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4366 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t4366;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4367 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t4367;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t4368 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t4369;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4369) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t4368 ? 0.0f : t4369;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4371 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t4371;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4372 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t4372;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4373 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t4373;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4374 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t4374;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4375 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t4375;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4376 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t4376;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4377 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t4377;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4378 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t4378;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4379 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t4379;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4380 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t4380;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4381 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t4381;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4382 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t4382;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4383 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t4383;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4384 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t4384;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4385 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t4385;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4386 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t4386;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4387 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t4387;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4388 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t4388;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4389 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t4389;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4390 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t4390;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4391 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t4391;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4392 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t4392;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4393 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t4393;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4394 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t4394;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4395 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t4395;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4396 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t4396;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4397 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t4397;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4398 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t4398;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4399 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t4399;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4400 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t4400;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4401 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t4401;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t4402 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t4402;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_7 = warp_n << 4u;
                const u32 t4404 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4405 = t4404 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t4406 = first_7 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t4405 + t4406;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4408 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4409 = t89 + t4408;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4410 = t4409 < t43;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4410) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4411 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4412 = t89 + t4411;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4413 = first + t4412;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4414 = t4413 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4415 = first_query + t4414;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4416 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4417 = first + t4412;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4418 = t4417 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4419 = t4416 + t4418;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4420 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4421 = t4420 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4422 = o + t4421;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4423 = (u64)t4415;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4424 = t4423 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4425 = t4424 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4426 = t4422 + t4425;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4427 = (u64)t4419;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4428 = t4427 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4429 = t4428 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4430 = t4426 + t4429;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4431 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t4430 + t4431;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t4433 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4434 = first_7 < t4433;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4434) {
                        u32 t4435;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4435) : "f"(pair_73), "f"(pair_74));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t4435) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t4436 = first_7 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4437 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4438 = t4436 < t4437;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4438) {
                        u32 t4439;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4439) : "f"(pair_75), "f"(pair_76));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t4439) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t4440 = first_7 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4441 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4442 = t4440 < t4441;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4442) {
                        u32 t4443;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4443) : "f"(pair_77), "f"(pair_78));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t4443) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t4444 = first_7 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4445 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4446 = t4444 < t4445;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4446) {
                        u32 t4447;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4447) : "f"(pair_79), "f"(pair_80));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t4447) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t4448 = first_7 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4449 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4450 = t4448 < t4449;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4450) {
                        u32 t4451;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4451) : "f"(pair_81), "f"(pair_82));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t4451) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t4452 = first_7 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4453 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4454 = t4452 < t4453;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4454) {
                        u32 t4455;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4455) : "f"(pair_83), "f"(pair_84));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t4455) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t4456 = first_7 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4457 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4458 = t4456 < t4457;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4458) {
                        u32 t4459;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4459) : "f"(pair_85), "f"(pair_86));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t4459) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t4460 = first_7 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4461 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4462 = t4460 < t4461;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4462) {
                        u32 t4463;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4463) : "f"(pair_87), "f"(pair_88));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t4463) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t4464 = first_7 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4465 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4466 = t4464 < t4465;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4466) {
                        u32 t4467;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4467) : "f"(pair_89), "f"(pair_90));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t4467) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t4468 = first_7 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4469 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4470 = t4468 < t4469;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4470) {
                        u32 t4471;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4471) : "f"(pair_91), "f"(pair_92));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t4471) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t4472 = first_7 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4473 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4474 = t4472 < t4473;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4474) {
                        u32 t4475;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4475) : "f"(pair_93), "f"(pair_94));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t4475) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t4476 = first_7 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4477 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4478 = t4476 < t4477;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4478) {
                        u32 t4479;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4479) : "f"(pair_95), "f"(pair_96));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t4479) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t4480 = first_7 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4481 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4482 = t4480 < t4481;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4482) {
                        u32 t4483;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4483) : "f"(pair_97), "f"(pair_98));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t4483) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t4484 = first_7 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4485 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4486 = t4484 < t4485;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4486) {
                        u32 t4487;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4487) : "f"(pair_99), "f"(pair_100));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t4487) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t4488 = first_7 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4489 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4490 = t4488 < t4489;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4490) {
                        u32 t4491;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4491) : "f"(pair_101), "f"(pair_102));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t4491) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t4492 = first_7 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4493 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4494 = t4492 < t4493;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4494) {
                        u32 t4495;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4495) : "f"(pair_103), "f"(pair_104));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t4495) : "memory");
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4496 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4497 = t89 + t4496;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4498 = t4497 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4499 = t4498 < t43;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4499) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4500 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4501 = t89 + t4500;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4502 = t4501 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4503 = first + t4502;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4504 = t4503 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4505 = first_query + t4504;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4506 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4507 = first + t4502;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4508 = t4507 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4509 = t4506 + t4508;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4510 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4511 = t4510 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4512 = o + t4511;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4513 = (u64)t4505;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4514 = t4513 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4515 = t4514 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4516 = t4512 + t4515;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4517 = (u64)t4509;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4518 = t4517 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4519 = t4518 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4520 = t4516 + t4519;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4521 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t4520 + t4521;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t4523 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4524 = first_7 < t4523;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4524) {
                        u32 t4525;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4525) : "f"(pair_105), "f"(pair_106));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t4525) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t4526 = first_7 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4527 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4528 = t4526 < t4527;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4528) {
                        u32 t4529;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4529) : "f"(pair_107), "f"(pair_108));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t4529) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t4530 = first_7 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4531 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4532 = t4530 < t4531;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4532) {
                        u32 t4533;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4533) : "f"(pair_109), "f"(pair_110));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t4533) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t4534 = first_7 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4535 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4536 = t4534 < t4535;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4536) {
                        u32 t4537;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4537) : "f"(pair_111), "f"(pair_112));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t4537) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t4538 = first_7 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4539 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4540 = t4538 < t4539;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4540) {
                        u32 t4541;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4541) : "f"(pair_113), "f"(pair_114));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t4541) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t4542 = first_7 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4543 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4544 = t4542 < t4543;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4544) {
                        u32 t4545;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4545) : "f"(pair_115), "f"(pair_116));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t4545) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t4546 = first_7 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4547 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4548 = t4546 < t4547;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4548) {
                        u32 t4549;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4549) : "f"(pair_117), "f"(pair_118));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t4549) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t4550 = first_7 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4551 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4552 = t4550 < t4551;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4552) {
                        u32 t4553;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4553) : "f"(pair_119), "f"(pair_120));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t4553) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t4554 = first_7 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4555 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4556 = t4554 < t4555;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4556) {
                        u32 t4557;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4557) : "f"(pair_121), "f"(pair_122));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t4557) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t4558 = first_7 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4559 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4560 = t4558 < t4559;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4560) {
                        u32 t4561;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4561) : "f"(pair_123), "f"(pair_124));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t4561) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t4562 = first_7 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4563 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4564 = t4562 < t4563;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4564) {
                        u32 t4565;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4565) : "f"(pair_125), "f"(pair_126));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t4565) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t4566 = first_7 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4567 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4568 = t4566 < t4567;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4568) {
                        u32 t4569;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4569) : "f"(pair_127), "f"(pair_128));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t4569) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t4570 = first_7 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4571 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4572 = t4570 < t4571;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4572) {
                        u32 t4573;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4573) : "f"(pair_129), "f"(pair_130));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t4573) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t4574 = first_7 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4575 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4576 = t4574 < t4575;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4576) {
                        u32 t4577;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4577) : "f"(pair_131), "f"(pair_132));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t4577) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t4578 = first_7 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4579 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4580 = t4578 < t4579;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4580) {
                        u32 t4581;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4581) : "f"(pair_133), "f"(pair_134));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t4581) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t4582 = first_7 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4583 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4584 = t4582 < t4583;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4584) {
                        u32 t4585;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4585) : "f"(pair_135), "f"(pair_136));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t4585) : "memory");
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4586 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_7 = t89 + t4586;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4588 = row_7 < t43;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4589 = first + row_7;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4590 = t4589 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4591 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4592 = first + row_7;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4593 = t4592 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4594 = t4591 + t4593;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max_5 = row_max;
                const bool none_13 = max_5 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_14 = max_5 == __uint_as_float(0xff800000u);
                const f32 t4597 = max_5 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t4598 = none_14 ? 0.0f : t4597;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t4599 = logit_7 - t4598;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t4600 = 64.0f < t4599;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone_3 = none_13 | t4600;
                const f32 t4602 = logit_7 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t4603;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4603) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t4604;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4604) : "f"(row_max), "f"(scale_log2), "f"(t4603));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t4604 * 0.6931472f;
                const bool t4606 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t4607 = t4606 ? __uint_as_float(0xff800000u) : lse_4;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = alone_3 ? t4602 : t4607;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4609 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4610 = t4609 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4611 = t4588 & t4610;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4611) {
                    const u32 t4612 = first_query + t4590;
                    const u64 t4613 = 0ull * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4614 = t4613 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4615 = lse + t4614;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4616 = (u64)t4594;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4617 = t4616 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4618 = t4617 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4619 = t4615 + t4618;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4620 = (u64)t4612;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4621 = t4620 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4622 = t4621 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4623 = t4619 + t4622;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4623), "f"(value_3) : "memory");
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4624 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4625 = t89 + t4624;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_8 = t4625 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4627 = row_8 < t43;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4628 = first + row_8;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4629 = t4628 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4630 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4631 = first + row_8;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4632 = t4631 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4633 = t4630 + t4632;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max_6 = row_max_2;
                const bool none_15 = max_6 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_16 = max_6 == __uint_as_float(0xff800000u);
                const f32 t4636 = max_6 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t4637 = none_16 ? 0.0f : t4636;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t4638 = logit_8 - t4637;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t4639 = 64.0f < t4638;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone_4 = none_15 | t4639;
                const f32 t4641 = logit_8 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t4642;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4642) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t4643;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4643) : "f"(row_max_2), "f"(scale_log2), "f"(t4642));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t4643 * 0.6931472f;
                const bool t4645 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t4646 = t4645 ? __uint_as_float(0xff800000u) : lse_5;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = alone_4 ? t4641 : t4646;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4648 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4649 = t4648 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4650 = t4627 & t4649;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4650) {
                    const u32 t4651 = first_query + t4629;
                    const u64 t4652 = 0ull * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4653 = t4652 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4654 = lse + t4653;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4655 = (u64)t4633;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4656 = t4655 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4657 = t4656 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4658 = t4654 + t4657;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4659 = (u64)t4651;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4660 = t4659 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4661 = t4660 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4662 = t4658 + t4661;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4662), "f"(value_4) : "memory");
                }
            }
        }
    }
}
