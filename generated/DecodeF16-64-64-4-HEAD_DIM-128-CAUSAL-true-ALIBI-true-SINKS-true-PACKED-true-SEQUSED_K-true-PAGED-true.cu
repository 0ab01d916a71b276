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
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t772 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t773 = t89 + t772;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t774 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t775 = t773 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t776 = t774 ^ t775;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t777 = t773 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t778 = t776 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t779 = t777 + t778;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t780 = smem_1 + t779;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t781;
        asm volatile("mov.b32 %0, %1;" : "=r"(t781) : "r"(t780));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t781) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t782;
        asm volatile("mov.b32 %0, %1;" : "=r"(t782) : "r"(t780));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t783 = t782 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t783) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t784;
        asm volatile("mov.b32 %0, %1;" : "=r"(t784) : "r"(t780));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t785 = t784 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t785) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t786;
        asm volatile("mov.b32 %0, %1;" : "=r"(t786) : "r"(t780));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t787 = t786 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t787) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t788;
        asm volatile("mov.b32 %0, %1;" : "=r"(t788) : "r"(t780));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t788) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t789;
        asm volatile("mov.b32 %0, %1;" : "=r"(t789) : "r"(t780));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t790 = t789 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t790) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t791;
        asm volatile("mov.b32 %0, %1;" : "=r"(t791) : "r"(t780));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t792 = t791 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t792) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t793;
        asm volatile("mov.b32 %0, %1;" : "=r"(t793) : "r"(t780));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t794 = t793 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t794) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t795 = lane & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t796 = t90 + t795;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t797 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t798 = t797 << 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t799 = t796 + t798;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t800 = lane >> 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t801 = t800 & 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t802 = t799 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t803 = t801 ^ t802;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t804 = t799 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t805 = t803 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t806 = t804 + t805;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t807 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t808 = t90 + t807;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t809 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t810 = t808 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t811 = t809 ^ t810;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t812 = t808 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t813 = t811 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t814 = t812 + t813;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t815 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t833 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t834 = t89 + t833;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_64 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_9 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_10 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_11 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_12 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_13 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_14 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_15 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_16 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_17 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_18 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_19 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_20 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_21 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_22 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_23 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_24 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_25 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_26 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_27 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_28 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_29 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_30 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_31 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_32 = 0.0f;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t852;
        asm volatile("mov.b32 %0, %1;" : "=r"(t852) : "r"(t806));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t853 = t852 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t854 = t852 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t855 = t852 ^ 96u;
        const u32 t856 = ring + t852;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t856) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t856) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t856) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t856) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t857 = ring + t853;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t857) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t857) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t857) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t857) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t858 = ring + t854;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t858) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_65), "r"(m_66));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_67), "r"(m_68));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t858) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_69), "r"(m_70));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_71), "r"(m_72));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t858) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_73), "r"(m_74));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_75), "r"(m_76));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t858) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_77), "r"(m_78));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_79), "r"(m_80));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t859 = ring + t855;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t859) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_81), "r"(m_82));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_83), "r"(m_84));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t859) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_85), "r"(m_86));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_87), "r"(m_88));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t859) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_89), "r"(m_90));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_91), "r"(m_92));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t859) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_93), "r"(m_94));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_95), "r"(m_96));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t856) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_97), "r"(m_98));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_99), "r"(m_100));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t856) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_101), "r"(m_102));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_103), "r"(m_104));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t856) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_105), "r"(m_106));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_107), "r"(m_108));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t856) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_109), "r"(m_110));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_111), "r"(m_112));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t857) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_113), "r"(m_114));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_115), "r"(m_116));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t857) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t857) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_121), "r"(m_122));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_123), "r"(m_124));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t857) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_125), "r"(m_126));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_127), "r"(m_128));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t858) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_129), "r"(m_130));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_131), "r"(m_132));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t858) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_133), "r"(m_134));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_135), "r"(m_136));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t858) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_137), "r"(m_138));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_139), "r"(m_140));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t858) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_141), "r"(m_142));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_143), "r"(m_144));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t859) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_145), "r"(m_146));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_147), "r"(m_148));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t859) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_149), "r"(m_150));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_151), "r"(m_152));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t859) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_153), "r"(m_154));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_155), "r"(m_156));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t859) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_157), "r"(m_158));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_159), "r"(m_160));
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t860 = t73 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t861 = t860 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t953 = t73 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t954 = t953 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t1309;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1309) : "r"(t814));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1310 = t1309 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1311 = t1309 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1312 = t1309 ^ 96u;
        const u32 t1313 = t243 + t1309;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1314 = t243 + t1310;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1315 = t243 + t1311;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1316 = t243 + t1312;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1313) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_161), "r"(m_162));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_163), "r"(m_164));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1314) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_165), "r"(m_166));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_167), "r"(m_168));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1315) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_169), "r"(m_170));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_171), "r"(m_172));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1316) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_173), "r"(m_174));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_175), "r"(m_176));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1313) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_177), "r"(m_178));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_179), "r"(m_180));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1314) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_181), "r"(m_182));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_183), "r"(m_184));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1315) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_185), "r"(m_186));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_187), "r"(m_188));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1316) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_189), "r"(m_190));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1293), "r"(t1294), "r"(t1295), "r"(t1296), "r"(m_191), "r"(m_192));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1313) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_193), "r"(m_194));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_195), "r"(m_196));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1314) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_197), "r"(m_198));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_199), "r"(m_200));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1315) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_201), "r"(m_202));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_203), "r"(m_204));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1316) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_205), "r"(m_206));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_207), "r"(m_208));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1313) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_209), "r"(m_210));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_211), "r"(m_212));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1314) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_213), "r"(m_214));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_215), "r"(m_216));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1315) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_217), "r"(m_218));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_219), "r"(m_220));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1316) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_221), "r"(m_222));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1297), "r"(t1298), "r"(t1299), "r"(t1300), "r"(m_223), "r"(m_224));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1313) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_225), "r"(m_226));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_227), "r"(m_228));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1314) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_229), "r"(m_230));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_231), "r"(m_232));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1315) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_233), "r"(m_234));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_235), "r"(m_236));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1316) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_237), "r"(m_238));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_239), "r"(m_240));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1313) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_241), "r"(m_242));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_243), "r"(m_244));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1314) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_245), "r"(m_246));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_247), "r"(m_248));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1315) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_249), "r"(m_250));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_251), "r"(m_252));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1316) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_253), "r"(m_254));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1301), "r"(t1302), "r"(t1303), "r"(t1304), "r"(m_255), "r"(m_256));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1313) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_257), "r"(m_258));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_259), "r"(m_260));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1314) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_261), "r"(m_262));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_263), "r"(m_264));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1315) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_265), "r"(m_266));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_267), "r"(m_268));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1316) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_269), "r"(m_270));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_271), "r"(m_272));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1313) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_273), "r"(m_274));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_275), "r"(m_276));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1314) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_277), "r"(m_278));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_279), "r"(m_280));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1315) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_281), "r"(m_282));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_283), "r"(m_284));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1316) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_285), "r"(m_286));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1305), "r"(t1306), "r"(t1307), "r"(t1308), "r"(m_287), "r"(m_288));
#line 88 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_33 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_34 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_35 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_36 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_37 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_38 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_39 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_40 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_41 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_42 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_43 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_44 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_45 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_46 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_47 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_48 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_49 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_50 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_51 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_52 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_53 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_54 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_55 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_56 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_57 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_58 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_59 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_60 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_61 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_62 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_63 = 0.0f;
#line 97 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_64 = 0.0f;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1495 = i_4 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1496 = t1495 << 14u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1497 = ring + t1496;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1498;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1498) : "r"(t806));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1499 = t1498 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1500 = t1498 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1501 = t1498 ^ 96u;
            const u32 t1502 = t1497 + t1498;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1502) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_289), "r"(m_290));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_291), "r"(m_292));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1502) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_293), "r"(m_294));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_295), "r"(m_296));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1502) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_297), "r"(m_298));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_299), "r"(m_300));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1502) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_301), "r"(m_302));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_303), "r"(m_304));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1503 = t1497 + t1499;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1503) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_305), "r"(m_306));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_307), "r"(m_308));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1503) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_309), "r"(m_310));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_311), "r"(m_312));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1503) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_313), "r"(m_314));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_315), "r"(m_316));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1503) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_317), "r"(m_318));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_319), "r"(m_320));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1504 = t1497 + t1500;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1504) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_321), "r"(m_322));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_323), "r"(m_324));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1504) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_325), "r"(m_326));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_327), "r"(m_328));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1504) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_329), "r"(m_330));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_331), "r"(m_332));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1504) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_333), "r"(m_334));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_335), "r"(m_336));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1505 = t1497 + t1501;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1505) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_337), "r"(m_338));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_339), "r"(m_340));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1505) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_341), "r"(m_342));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_343), "r"(m_344));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1505) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_345), "r"(m_346));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_347), "r"(m_348));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1505) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_349), "r"(m_350));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_351), "r"(m_352));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1502) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_353), "r"(m_354));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_355), "r"(m_356));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1502) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_357), "r"(m_358));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_359), "r"(m_360));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1502) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_361), "r"(m_362));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_363), "r"(m_364));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1502) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_365), "r"(m_366));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_367), "r"(m_368));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1503) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_369), "r"(m_370));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_371), "r"(m_372));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1503) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_373), "r"(m_374));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_375), "r"(m_376));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1503) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_377), "r"(m_378));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_379), "r"(m_380));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1503) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_381), "r"(m_382));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_383), "r"(m_384));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1504) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_385), "r"(m_386));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_387), "r"(m_388));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1504) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_389), "r"(m_390));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_391), "r"(m_392));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1504) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_393), "r"(m_394));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_395), "r"(m_396));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1504) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_397), "r"(m_398));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_399), "r"(m_400));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1505) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_401), "r"(m_402));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_403), "r"(m_404));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1505) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_405), "r"(m_406));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_407), "r"(m_408));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1505) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_409), "r"(m_410));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_411), "r"(m_412));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1505) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_413), "r"(m_414));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_415), "r"(m_416));
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1506 = t73 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1507 = t1506 - i_4;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1508 = t1507 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1600 = t73 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1601 = t1600 - i_4;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1602 = t1601 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1960;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1960) : "r"(t814));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1961 = t1960 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1962 = t1960 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1963 = t1960 ^ 96u;
            const u32 t1964 = t1959 + t1960;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1965 = t1959 + t1961;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1966 = t1959 + t1962;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1967 = t1959 + t1963;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1964) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_417), "r"(m_418));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_419), "r"(m_420));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1965) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_421), "r"(m_422));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_423), "r"(m_424));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1966) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_425), "r"(m_426));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_427), "r"(m_428));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1967) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_429), "r"(m_430));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_431), "r"(m_432));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1964) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_433), "r"(m_434));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_435), "r"(m_436));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1965) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_437), "r"(m_438));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_439), "r"(m_440));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1966) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_441), "r"(m_442));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_443), "r"(m_444));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1967) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_445), "r"(m_446));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944), "r"(m_447), "r"(m_448));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1964) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_449), "r"(m_450));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_451), "r"(m_452));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1965) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_453), "r"(m_454));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_455), "r"(m_456));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1966) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_457), "r"(m_458));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_459), "r"(m_460));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1967) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_461), "r"(m_462));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_463), "r"(m_464));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1964) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_465), "r"(m_466));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_467), "r"(m_468));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1965) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_469), "r"(m_470));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_471), "r"(m_472));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1966) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_473), "r"(m_474));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_475), "r"(m_476));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1967) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_477), "r"(m_478));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948), "r"(m_479), "r"(m_480));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1964) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_481), "r"(m_482));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_483), "r"(m_484));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1965) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_485), "r"(m_486));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_487), "r"(m_488));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1966) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_489), "r"(m_490));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_491), "r"(m_492));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1967) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_493), "r"(m_494));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_495), "r"(m_496));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1964) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_497), "r"(m_498));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_499), "r"(m_500));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1965) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_501), "r"(m_502));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_503), "r"(m_504));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1966) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_505), "r"(m_506));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_507), "r"(m_508));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1967) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_509), "r"(m_510));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952), "r"(m_511), "r"(m_512));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1964) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_513), "r"(m_514));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_515), "r"(m_516));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1965) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_517), "r"(m_518));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_519), "r"(m_520));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1966) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_521), "r"(m_522));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_523), "r"(m_524));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1967) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_525), "r"(m_526));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_527), "r"(m_528));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1964) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_529), "r"(m_530));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_531), "r"(m_532));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1965) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_533), "r"(m_534));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_535), "r"(m_536));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1966) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_537), "r"(m_538));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_539), "r"(m_540));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1967) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_541), "r"(m_542));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1953), "r"(t1954), "r"(t1955), "r"(t1956), "r"(m_543), "r"(m_544));
        }
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1968 = t70 == 1u;
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1968) {
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1969 = warp_n == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1969) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1970;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1970) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1970;
                f32 t1972;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1972) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1973 = pair_5 + t1972;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1973;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1974;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1974) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1974;
                f32 t1976;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1976) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1977 = pair_6 + t1976;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1977;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1978 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1979 = t89 + t1978;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1980 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1981 = first + t1979;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1982 = t1981 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1983 = t1980 + t1982;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1984 = (u64)t1983;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1985 = t1984 * sinks_stride0;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1986 = t1985 * 4ull;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1987 = sinks + t1986;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                f32 logit;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t1987) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_3 = logit * 1.442695f;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1990 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1991 = t89 + t1990;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1992 = t1991 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1993 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1994 = first + t1992;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1995 = t1994 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1996 = t1993 + t1995;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1997 = (u64)t1996;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1998 = t1997 * sinks_stride0;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1999 = t1998 * 4ull;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t2000 = sinks + t1999;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                f32 logit_2;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_2) : "l"(t2000) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_4 = logit_2 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = row_max == __uint_as_float(0xff800000u);
                const f32 t2004 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2005 = none_5 ? 0.0f : t2004;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t2006 = logit_3 - t2005;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2006));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t2008 = row_sum + power;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2008;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t2010 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2011 = none_6 ? 0.0f : t2010;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t2012 = logit_4 - t2011;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2012));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t2014 = row_sum_2 + power_2;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2014;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2015 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2016;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2016) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2015 ? 0.0f : t2016;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2018 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t2018;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2019 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2019;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2020 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2020;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2021 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2021;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2022 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2022;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2023 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2023;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2024 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2024;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2025 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2025;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2026 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2026;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2027 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2027;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2028 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2028;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2029 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2029;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2030 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2030;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2031 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2031;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2032 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2032;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2033 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2033;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2034 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2034;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2035 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2035;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2036 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2036;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2037 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2037;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2038 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2038;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2039 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2039;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2040 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2040;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2041 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2041;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2042 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2042;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2043 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2043;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2044 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2044;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2045 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2045;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2046 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2046;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2047 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2047;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2048 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2048;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2049 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2049;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2050 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2051;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2051) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2050 ? 0.0f : t2051;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2053 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2053;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2054 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2054;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2055 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2055;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2056 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2056;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2057 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2057;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2058 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2058;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2059 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2059;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2060 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2060;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2061 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2061;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2062 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2062;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2063 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2063;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2064 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2064;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2065 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2065;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2066 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2066;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2067 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2067;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2068 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2068;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2069 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2069;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2070 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2070;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2071 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2071;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2072 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2072;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2073 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2073;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2074 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2074;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2075 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2075;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2076 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2076;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2077 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2077;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2078 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2078;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2079 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2079;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2080 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2080;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2081 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2081;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2082 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2082;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2083 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2083;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2084 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2084;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2085 = smem_1 + 8192u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2086 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2087 = t89 + t2086;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2088 = t2087 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2089 = 0u ^ t2088;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2090 = t2087 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2091 = t2089 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2092 = t2090 + t2091;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2093 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2094 = t2093 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2095 = t2092 + t2094;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2096;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2096) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2097 = smem_1 + t2095;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2097), "r"(t2096) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2098;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2099 = t2095 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2100 = smem_1 + t2099;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2100), "r"(t2098) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2101;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2102 = t2095 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2103 = smem_1 + t2102;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2103), "r"(t2101) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2104;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2105 = t2095 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2106 = smem_1 + t2105;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2106), "r"(t2104) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2107;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2108 = t2095 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2109 = smem_1 + t2108;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2109), "r"(t2107) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2110;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2110) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2111 = t2095 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2112 = smem_1 + t2111;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2112), "r"(t2110) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2113;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2113) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2114 = t2095 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2115 = smem_1 + t2114;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2115), "r"(t2113) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2116;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2117 = t2095 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2118 = smem_1 + t2117;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2118), "r"(t2116) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2119 = t2087 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2120 = 0u ^ t2119;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2121 = t2087 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2122 = t2120 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2123 = t2121 + t2122;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2124 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2125 = t2124 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2126 = t2123 + t2125;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2127;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2128 = t2085 + t2126;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2128), "r"(t2127) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2129;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2130 = t2126 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2131 = t2085 + t2130;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2131), "r"(t2129) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2132;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2133 = t2126 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2134 = t2085 + t2133;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2134), "r"(t2132) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2135;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2136 = t2126 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2137 = t2085 + t2136;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2137), "r"(t2135) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2138;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2139 = t2126 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2140 = t2085 + t2139;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2140), "r"(t2138) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2141;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2141) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2142 = t2126 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2143 = t2085 + t2142;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2143), "r"(t2141) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2144;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2144) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2145 = t2126 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2146 = t2085 + t2145;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2146), "r"(t2144) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2147;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2147) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2148 = t2126 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2149 = t2085 + t2148;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2149), "r"(t2147) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2150 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2151 = t89 + t2150;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2152 = t2151 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2153 = t2152 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2154 = 0u ^ t2153;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2155 = t2152 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2156 = t2154 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2157 = t2155 + t2156;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2158 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2159 = t2158 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2160 = t2157 + t2159;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2161;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2161) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2162 = smem_1 + t2160;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2162), "r"(t2161) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2163;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2164 = t2160 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2165 = smem_1 + t2164;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2165), "r"(t2163) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2166;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2167 = t2160 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2168 = smem_1 + t2167;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2168), "r"(t2166) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2169;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2170 = t2160 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2171 = smem_1 + t2170;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2171), "r"(t2169) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2172;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2173 = t2160 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2174 = smem_1 + t2173;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2174), "r"(t2172) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2175;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2176 = t2160 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2177 = smem_1 + t2176;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2177), "r"(t2175) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2178;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2179 = t2160 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2180 = smem_1 + t2179;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2180), "r"(t2178) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2181;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2182 = t2160 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2183 = smem_1 + t2182;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2183), "r"(t2181) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2184 = t2152 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2185 = 0u ^ t2184;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2186 = t2152 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2187 = t2185 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2188 = t2186 + t2187;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2189 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2190 = t2189 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2191 = t2188 + t2190;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2192;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2193 = t2085 + t2191;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2193), "r"(t2192) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2194;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2195 = t2191 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2196 = t2085 + t2195;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2196), "r"(t2194) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2197;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2197) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2198 = t2191 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2199 = t2085 + t2198;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2199), "r"(t2197) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2200;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2201 = t2191 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2202 = t2085 + t2201;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2202), "r"(t2200) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2203;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2204 = t2191 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2205 = t2085 + t2204;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2205), "r"(t2203) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2206;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2207 = t2191 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2208 = t2085 + t2207;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2208), "r"(t2206) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2209;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2209) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2210 = t2191 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2211 = t2085 + t2210;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2211), "r"(t2209) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2212;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2212) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2213 = t2191 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2214 = t2085 + t2213;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2214), "r"(t2212) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2215 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2216 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2217 = t89 + t2216;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2218 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2219 = t2217 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2220 = t2218 < t2215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2221 = t2219 & t2220;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2221) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2222 = t2217 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2223 = t2218 ^ t2222;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2224 = t2217 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2225 = t2223 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2226 = t2224 + t2225;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2227 = smem_1 + t2226;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2227) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2228 = first + t2217;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2229 = t2228 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2230 = first_query + t2229;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2231 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2232 = first + t2217;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2233 = t2232 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2234 = t2231 + t2233;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2235 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2236 = t2235 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2237 = o + t2236;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2238 = (u64)t2230;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2239 = t2238 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2240 = t2239 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2241 = t2237 + t2240;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2242 = (u64)t2234;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2243 = t2242 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2244 = t2243 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2245 = t2241 + t2244;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2246 = (u64)t2218 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2247 = t2245 + t2246;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2247), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2248 = t2217 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2249 = t2248 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2250 = t2218 < t2215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2251 = t2249 & t2250;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2251) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2252 = t2248 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2253 = t2218 ^ t2252;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2254 = t2248 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2255 = t2253 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2256 = t2254 + t2255;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2257 = smem_1 + t2256;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2257) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2258 = first + t2248;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2259 = t2258 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2260 = first_query + t2259;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2261 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2262 = first + t2248;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2263 = t2262 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2264 = t2261 + t2263;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2265 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2266 = t2265 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2267 = o + t2266;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2268 = (u64)t2260;
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
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2276 = (u64)t2218 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2277 = t2275 + t2276;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2277), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2278 = t2217 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2279 = t2278 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2280 = t2218 < t2215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2281 = t2279 & t2280;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2281) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2282 = t2278 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2283 = t2218 ^ t2282;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2284 = t2278 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2285 = t2283 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2286 = t2284 + t2285;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2287 = smem_1 + t2286;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2287) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2288 = first + t2278;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2289 = t2288 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2290 = first_query + t2289;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2291 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2292 = first + t2278;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2293 = t2292 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2294 = t2291 + t2293;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2295 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2296 = t2295 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2297 = o + t2296;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2298 = (u64)t2290;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2299 = t2298 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2300 = t2299 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2301 = t2297 + t2300;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2302 = (u64)t2294;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2303 = t2302 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2304 = t2303 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2305 = t2301 + t2304;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2306 = (u64)t2218 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2307 = t2305 + t2306;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2307), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2308 = t2217 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2309 = t2308 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2310 = t2218 < t2215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2311 = t2309 & t2310;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2311) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2312 = t2308 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2313 = t2218 ^ t2312;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2314 = t2308 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2315 = t2313 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2316 = t2314 + t2315;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2317 = smem_1 + t2316;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2317) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2318 = first + t2308;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2319 = t2318 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2320 = first_query + t2319;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2321 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2322 = first + t2308;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2323 = t2322 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2324 = t2321 + t2323;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2325 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2326 = t2325 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2327 = o + t2326;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2328 = (u64)t2320;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2329 = t2328 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2330 = t2329 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2331 = t2327 + t2330;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2332 = (u64)t2324;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2333 = t2332 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2334 = t2333 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2335 = t2331 + t2334;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2336 = (u64)t2218 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2337 = t2335 + t2336;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2337), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2338 = smem_1 + 8192u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2339 = t2217 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2340 = t2218 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2341 = t2340 < t2215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2342 = t2339 & t2341;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2342) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2343 = t2217 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2344 = t2218 ^ t2343;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2345 = t2217 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2346 = t2344 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2347 = t2345 + t2346;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2348 = t2338 + t2347;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2348) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2349 = first + t2217;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2350 = t2349 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2351 = first_query + t2350;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2352 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2353 = first + t2217;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2354 = t2353 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2355 = t2352 + t2354;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2356 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2357 = t2356 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2358 = o + t2357;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2359 = (u64)t2351;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2360 = t2359 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2361 = t2360 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2362 = t2358 + t2361;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2363 = (u64)t2355;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2364 = t2363 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2365 = t2364 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2366 = t2362 + t2365;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2367 = (u64)t2218 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2368 = t2366 + t2367;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2368), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2369 = t2217 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2370 = t2369 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2371 = t2218 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2372 = t2371 < t2215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2373 = t2370 & t2372;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2373) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2374 = t2369 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2375 = t2218 ^ t2374;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2376 = t2369 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2377 = t2375 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2378 = t2376 + t2377;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2379 = t2338 + t2378;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2379) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2380 = first + t2369;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2381 = t2380 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2382 = first_query + t2381;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2383 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2384 = first + t2369;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2385 = t2384 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2386 = t2383 + t2385;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2387 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2388 = t2387 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2389 = o + t2388;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2390 = (u64)t2382;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2391 = t2390 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2392 = t2391 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2393 = t2389 + t2392;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2394 = (u64)t2386;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2395 = t2394 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2396 = t2395 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2397 = t2393 + t2396;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2398 = (u64)t2218 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2399 = t2397 + t2398;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2399), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2400 = t2217 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2401 = t2400 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2402 = t2218 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2403 = t2402 < t2215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2404 = t2401 & t2403;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2404) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2405 = t2400 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2406 = t2218 ^ t2405;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2407 = t2400 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2408 = t2406 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2409 = t2407 + t2408;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2410 = t2338 + t2409;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2410) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2411 = first + t2400;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2412 = t2411 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2413 = first_query + t2412;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2414 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2415 = first + t2400;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2416 = t2415 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2417 = t2414 + t2416;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2418 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2419 = t2418 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2420 = o + t2419;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2421 = (u64)t2413;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2422 = t2421 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2423 = t2422 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2424 = t2420 + t2423;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2425 = (u64)t2417;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2426 = t2425 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2427 = t2426 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2428 = t2424 + t2427;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2429 = (u64)t2218 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2430 = t2428 + t2429;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2430), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2431 = t2217 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2432 = t2431 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2433 = t2218 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2434 = t2433 < t2215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2435 = t2432 & t2434;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2435) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2436 = t2431 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2437 = t2218 ^ t2436;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2438 = t2431 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2439 = t2437 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2440 = t2438 + t2439;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2441 = t2338 + t2440;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_33;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t2441) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2442 = first + t2431;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2443 = t2442 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2444 = first_query + t2443;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2445 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2446 = first + t2431;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2447 = t2446 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2448 = t2445 + t2447;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2449 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2450 = t2449 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2451 = o + t2450;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2452 = (u64)t2444;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2453 = t2452 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2454 = t2453 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2455 = t2451 + t2454;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2456 = (u64)t2448;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2457 = t2456 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2458 = t2457 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2459 = t2455 + t2458;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2460 = (u64)t2218 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2461 = t2459 + t2460;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2461), "r"(row_33), "r"(row_34), "r"(row_35), "r"(row_36) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2462 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_37 = t89 + t2462;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2464 = row_37 < t43;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2465 = first + row_37;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2466 = t2465 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2467 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2468 = first + row_37;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2469 = t2468 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2470 = t2467 + t2469;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max = row_max;
                const bool none_7 = max == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_8 = max == __uint_as_float(0xff800000u);
                const f32 t2473 = max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2474 = none_8 ? 0.0f : t2473;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t2475 = logit_3 - t2474;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t2476 = 64.0f < t2475;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone = none_7 | t2476;
                const f32 t2478 = logit_3 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2479;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2479) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2480;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(row_max), "f"(scale_log2), "f"(t2479));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2480 * 0.6931472f;
                const bool t2482 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t2483 = t2482 ? __uint_as_float(0xff800000u) : lse_2;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value = alone ? t2478 : t2483;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2485 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2486 = t2485 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2487 = t2464 & t2486;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2487) {
                    const u32 t2488 = first_query + t2466;
                    const u64 t2489 = 0ull * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2490 = t2489 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2491 = lse + t2490;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2492 = (u64)t2470;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2493 = t2492 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2494 = t2493 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2495 = t2491 + t2494;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2496 = (u64)t2488;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2497 = t2496 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2498 = t2497 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2499 = t2495 + t2498;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2499), "f"(value) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2500 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2501 = t89 + t2500;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_38 = t2501 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2503 = row_38 < t43;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2504 = first + row_38;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2505 = t2504 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2506 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2507 = first + row_38;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2508 = t2507 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2509 = t2506 + t2508;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max_2 = row_max_2;
                const bool none_9 = max_2 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_10 = max_2 == __uint_as_float(0xff800000u);
                const f32 t2512 = max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2513 = none_10 ? 0.0f : t2512;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t2514 = logit_4 - t2513;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t2515 = 64.0f < t2514;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone_2 = none_9 | t2515;
                const f32 t2517 = logit_4 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2518;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2518) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(row_max_2), "f"(scale_log2), "f"(t2518));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2519 * 0.6931472f;
                const bool t2521 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t2522 = t2521 ? __uint_as_float(0xff800000u) : lse_3;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = alone_2 ? t2517 : t2522;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2524 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2525 = t2524 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2526 = t2503 & t2525;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2526) {
                    const u32 t2527 = first_query + t2505;
                    const u64 t2528 = 0ull * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2529 = t2528 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2530 = lse + t2529;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2531 = (u64)t2509;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2532 = t2531 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2533 = t2532 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2534 = t2530 + t2533;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2535 = (u64)t2527;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2536 = t2535 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2537 = t2536 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2538 = t2534 + t2537;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2538), "f"(value_2) : "memory");
                }
            }
        } else {
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2539 = warp_n == 0u;
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2539) {
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2540 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2541 = t89 + t2540;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2542 = t2541 < t43;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2542) {
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 index_17 = warp_m << 1u;
                    const u64 t2544 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2545 = t2544 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2546 = t2545 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2547 = partials + t2546;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2548 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2549 = t2548 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2550 = t2549 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2551 = t2547 + t2550;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2552 = (u64)index_17;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2553 = t2552 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2554 = t2553 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2555 = t2551 + t2554;
                    const u64 t2556 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2557 = t2555 + t2556;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2557), "f"(acc) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2557), "f"(acc_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2557), "f"(acc_5) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2557), "f"(acc_6) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2557), "f"(acc_9) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2557), "f"(acc_10) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2557), "f"(acc_13) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2557), "f"(acc_14) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2557), "f"(acc_17) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2557), "f"(acc_18) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2557), "f"(acc_21) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2557), "f"(acc_22) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2557), "f"(acc_25) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2557), "f"(acc_26) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2557), "f"(acc_29) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2557), "f"(acc_30) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2557), "f"(acc_33) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2557), "f"(acc_34) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2557), "f"(acc_37) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2557), "f"(acc_38) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2557), "f"(acc_41) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2557), "f"(acc_42) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2557), "f"(acc_45) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2557), "f"(acc_46) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2557), "f"(acc_49) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2557), "f"(acc_50) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2557), "f"(acc_53) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2557), "f"(acc_54) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2557), "f"(acc_57) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2557), "f"(acc_58) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2557), "f"(acc_61) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2557), "f"(acc_62) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2557), "f"(row_max) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2557), "f"(row_sum) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2558 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2559 = t89 + t2558;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2560 = t2559 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2561 = t2560 < t43;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2561) {
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2562 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 index_18 = t2562 + 1u;
                    const u64 t2564 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2565 = t2564 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2566 = t2565 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2567 = partials + t2566;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2568 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2569 = t2568 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2570 = t2569 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2571 = t2567 + t2570;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2572 = (u64)index_18;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2573 = t2572 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2574 = t2573 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2575 = t2571 + t2574;
                    const u64 t2576 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2577 = t2575 + t2576;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2577), "f"(acc_3) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2577), "f"(acc_4) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2577), "f"(acc_7) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2577), "f"(acc_8) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2577), "f"(acc_11) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2577), "f"(acc_12) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2577), "f"(acc_15) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2577), "f"(acc_16) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2577), "f"(acc_19) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2577), "f"(acc_20) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2577), "f"(acc_23) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2577), "f"(acc_24) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2577), "f"(acc_27) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2577), "f"(acc_28) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2577), "f"(acc_31) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2577), "f"(acc_32) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2577), "f"(acc_35) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2577), "f"(acc_36) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2577), "f"(acc_39) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2577), "f"(acc_40) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2577), "f"(acc_43) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2577), "f"(acc_44) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2577), "f"(acc_47) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2577), "f"(acc_48) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2577), "f"(acc_51) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2577), "f"(acc_52) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2577), "f"(acc_55) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2577), "f"(acc_56) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2577), "f"(acc_59) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2577), "f"(acc_60) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2577), "f"(acc_63) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2577), "f"(acc_64) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2577), "f"(row_max_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2577), "f"(row_sum_2) : "memory");
                }
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2578 = (u64)tile;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2579 = t2578 * arrived_stride0;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2580 = t2579 * 4ull;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2581 = arrived + t2580;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2582 = t70 - 1u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2583 = (u32)__cvta_generic_to_shared(smem);
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2584 = t2583 + 81920u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2585 = threadIdx.x;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2586 = t2585 == 0u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2586) {
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2587;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2587) : "l"(t2581), "r"(t2582) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2584), "r"(t2587) : "memory");
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2588;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2588) : "r"(t2584) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2589 = t2588 == t2582;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2589) {
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_2 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_3 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_4 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_5 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_6 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_7 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_8 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_9 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_10 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_11 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_12 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_13 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_14 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_15 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_16 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_17 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_18 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_19 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_20 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_21 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_22 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_23 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_24 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_25 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_26 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_27 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_28 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_29 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_30 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_31 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_32 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_33 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_34 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_35 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_36 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_37 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_38 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_39 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_40 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_41 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_42 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_43 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_44 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_45 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_46 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_47 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_48 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_49 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_50 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_51 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_52 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_53 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_54 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_55 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_56 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_57 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_58 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_59 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_60 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_61 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_62 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_63 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_64 = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max = __uint_as_float(0xff800000u);
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max_2 = __uint_as_float(0xff800000u);
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum = 0.0f;
#line 55 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum_2 = 0.0f;
#line 58 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 split_2 = warp_n;
                while (true) {
#line 59 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2590 = split_2 < t70;
                    if (!t2590) break;
#line 83 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 last_5 = t70 - 1u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2592 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2593 = t89 + t2592;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2594 = t2593 < t43;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2594) {
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = warp_m << 1u;
                        const u64 t2596 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2597 = t2596 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2598 = t2597 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2599 = partials + t2598;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2600 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2601 = t2600 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2602 = t2601 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2603 = t2599 + t2602;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2604 = (u64)index_19;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2605 = t2604 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2606 = t2605 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2607 = t2603 + t2606;
                        const u64 t2608 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2609 = t2607 + t2608;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_2) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_3) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_4) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_5) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_6) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_7) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_8) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_9) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_10) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_11) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_12) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_13) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_14) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_15) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_16) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_17) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_18) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_19;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_19) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_20;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_20) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_21;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_21) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_22;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_22) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_23;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_23) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_24;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_24) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_25;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_25) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_26;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_26) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_27;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_27) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_28;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_28) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_29;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_29) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_30;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_30) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_31;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_31) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_32;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_32) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_33;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_33) : "l"(t2609) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_34;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_34) : "l"(t2609) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2644 = split_2 + 1u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2645 = t2644 < last_5 ? t2644 : last_5;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_20 = warp_m << 1u;
                        const u64 t2647 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2648 = t2647 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2649 = t2648 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2650 = partials + t2649;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2651 = (u64)t2645;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2652 = t2651 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2653 = t2652 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2654 = t2650 + t2653;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2655 = (u64)index_20;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2656 = t2655 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2657 = t2656 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2658 = t2654 + t2657;
                        const u64 t2659 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2660 = t2658 + t2659;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_35;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_35) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_36;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_36) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_37;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_37) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_38;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_38) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_39;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_39) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_40;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_40) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_41;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_41) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_42;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_42) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_43;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_43) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_44;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_44) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_45;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_45) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_46;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_46) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_47;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_47) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_48;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_48) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_49;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_49) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_50;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_50) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_51;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_51) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_52;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_52) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_53;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_53) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_54;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_54) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_55;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_55) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_56;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_56) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_57;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_57) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_58;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_58) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_59;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_59) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_60;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_60) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_61;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_61) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_62;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_62) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_63;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_63) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_64;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_64) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_65;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_65) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_66;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_66) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_67;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_67) : "l"(t2660) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_68;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_68) : "l"(t2660) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2695 = split_2 + 2u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2696 = t2695 < last_5 ? t2695 : last_5;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_21 = warp_m << 1u;
                        const u64 t2698 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2699 = t2698 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2700 = t2699 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2701 = partials + t2700;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2702 = (u64)t2696;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2703 = t2702 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2704 = t2703 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2705 = t2701 + t2704;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2706 = (u64)index_21;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2707 = t2706 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2708 = t2707 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2709 = t2705 + t2708;
                        const u64 t2710 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2711 = t2709 + t2710;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_69;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_69) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_70;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_70) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_71;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_71) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_72;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_72) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_73;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_73) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_74;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_74) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_75;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_75) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_76;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_76) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_77;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_77) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_78;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_78) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_79;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_79) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_80;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_80) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_81;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_81) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_82;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_82) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_83;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_83) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_84;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_84) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_85;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_85) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_86;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_86) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_87;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_87) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_88;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_88) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_89;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_89) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_90;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_90) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_91;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_91) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_92;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_92) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_93;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_93) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_94;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_94) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_95;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_95) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_96;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_96) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_97;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_97) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_98;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_98) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_99;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_99) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_100;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_100) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_101;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_101) : "l"(t2711) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_102;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_102) : "l"(t2711) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2746 = split_2 + 3u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2747 = t2746 < last_5 ? t2746 : last_5;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_22 = warp_m << 1u;
                        const u64 t2749 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2750 = t2749 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2751 = t2750 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2752 = partials + t2751;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2753 = (u64)t2747;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2754 = t2753 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2755 = t2754 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2756 = t2752 + t2755;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2757 = (u64)index_22;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2758 = t2757 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2759 = t2758 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2760 = t2756 + t2759;
                        const u64 t2761 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2762 = t2760 + t2761;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_103;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_103) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_104;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_104) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_105;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_105) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_106;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_106) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_107;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_107) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_108;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_108) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_109;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_109) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_110;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_110) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_111;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_111) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_112;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_112) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_113;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_113) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_114;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_114) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_115;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_115) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_116;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_116) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_117;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_117) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_118;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_118) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_119;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_119) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_120;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_120) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_121;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_121) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_122;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_122) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_123;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_123) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_124;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_124) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_125;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_125) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_126;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_126) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_127;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_127) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_128;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_128) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_129;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_129) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_130;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_130) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_131;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_131) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_132;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_132) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_133;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_133) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_134;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_134) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_135;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_135) : "l"(t2762) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_136;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_136) : "l"(t2762) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_5;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(row_max), "f"(parts_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2798 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2799 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_5 = t2798 ? 0.0f : t2799;
                        const f32 t2801 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(row_max), "f"(scale_log2), "f"(t2801));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t2802));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2804 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(parts_33), "f"(scale_log2), "f"(t2804));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t2805));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_5;
                        const f32 t2807 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2808 = parts_34 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(t2807), "f"(1.0f), "f"(t2808));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2809;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2810 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2811 = parts * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(t2810), "f"(1.0f), "f"(t2811));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2812;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2813 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2814 = parts_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(t2813), "f"(1.0f), "f"(t2814));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2815;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2816 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2817 = parts_3 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(t2816), "f"(1.0f), "f"(t2817));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2818;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2819 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2820 = parts_4 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(t2819), "f"(1.0f), "f"(t2820));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2821;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2822 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2823 = parts_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(t2822), "f"(1.0f), "f"(t2823));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2824;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2825 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2826 = parts_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(t2825), "f"(1.0f), "f"(t2826));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2827;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2828 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2829 = parts_7 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(t2828), "f"(1.0f), "f"(t2829));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2830;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2831 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2832 = parts_8 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(t2831), "f"(1.0f), "f"(t2832));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2833;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2834 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2835 = parts_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2834), "f"(1.0f), "f"(t2835));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2836;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2837 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2838 = parts_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(t2837), "f"(1.0f), "f"(t2838));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2839;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2840 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2841 = parts_11 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(t2840), "f"(1.0f), "f"(t2841));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2842;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2843 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2844 = parts_12 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(t2843), "f"(1.0f), "f"(t2844));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2845;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2846 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2847 = parts_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(t2846), "f"(1.0f), "f"(t2847));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2848;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2849 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2850 = parts_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2849), "f"(1.0f), "f"(t2850));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2851;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2852 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2853 = parts_15 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(t2852), "f"(1.0f), "f"(t2853));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2854;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2855 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2856 = parts_16 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(t2855), "f"(1.0f), "f"(t2856));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2857;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2858 = acc_33 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2859 = parts_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(t2858), "f"(1.0f), "f"(t2859));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2860;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2861 = acc_34 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2862 = parts_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(t2861), "f"(1.0f), "f"(t2862));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2863;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2864 = acc_37 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2865 = parts_19 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(t2864), "f"(1.0f), "f"(t2865));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2866;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2867 = acc_38 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2868 = parts_20 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(t2867), "f"(1.0f), "f"(t2868));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2869;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2870 = acc_41 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2871 = parts_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(t2870), "f"(1.0f), "f"(t2871));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2872;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2873 = acc_42 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2874 = parts_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(t2873), "f"(1.0f), "f"(t2874));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2875;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2876 = acc_45 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2877 = parts_23 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(t2876), "f"(1.0f), "f"(t2877));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2878;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2879 = acc_46 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2880 = parts_24 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(t2879), "f"(1.0f), "f"(t2880));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2881;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2882 = acc_49 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2883 = parts_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(t2882), "f"(1.0f), "f"(t2883));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2884;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2885 = acc_50 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2886 = parts_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(t2885), "f"(1.0f), "f"(t2886));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2887;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2888 = acc_53 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2889 = parts_27 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(t2888), "f"(1.0f), "f"(t2889));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2890;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2891 = acc_54 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2892 = parts_28 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(t2891), "f"(1.0f), "f"(t2892));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2893;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2894 = acc_57 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2895 = parts_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(t2894), "f"(1.0f), "f"(t2895));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2896;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2897 = acc_58 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2898 = parts_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(t2897), "f"(1.0f), "f"(t2898));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2899;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2900 = acc_61 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2901 = parts_31 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(t2900), "f"(1.0f), "f"(t2901));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2902;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2903 = acc_62 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2904 = parts_32 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(t2903), "f"(1.0f), "f"(t2904));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2905;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2906 = split_2 + 1u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2907 = t2906 < t70;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_3 = t2907 ? parts_67 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_6;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max), "f"(max_3));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2910 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2911 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_6 = t2910 ? 0.0f : t2911;
                        const f32 t2913 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(row_max), "f"(scale_log2), "f"(t2913));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t2914));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2916 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(max_3), "f"(scale_log2), "f"(t2916));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t2917));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_6;
                        const f32 t2919 = row_sum * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2920 = parts_68 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(t2919), "f"(1.0f), "f"(t2920));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2921;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2922 = acc * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2923 = parts_35 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(t2922), "f"(1.0f), "f"(t2923));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2924;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2925 = acc_2 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2926 = parts_36 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(t2925), "f"(1.0f), "f"(t2926));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2927;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2928 = acc_5 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2929 = parts_37 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(t2928), "f"(1.0f), "f"(t2929));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2930;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2931 = acc_6 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2932 = parts_38 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(t2931), "f"(1.0f), "f"(t2932));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2933;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2934 = acc_9 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2935 = parts_39 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(t2934), "f"(1.0f), "f"(t2935));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2936;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2937 = acc_10 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2938 = parts_40 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(t2937), "f"(1.0f), "f"(t2938));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2939;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2940 = acc_13 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2941 = parts_41 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(t2940), "f"(1.0f), "f"(t2941));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2942;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2943 = acc_14 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2944 = parts_42 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(t2943), "f"(1.0f), "f"(t2944));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2945;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2946 = acc_17 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2947 = parts_43 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(t2946), "f"(1.0f), "f"(t2947));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2948;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2949 = acc_18 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2950 = parts_44 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(t2949), "f"(1.0f), "f"(t2950));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2951;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2952 = acc_21 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2953 = parts_45 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(t2952), "f"(1.0f), "f"(t2953));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2954;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2955 = acc_22 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2956 = parts_46 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(t2955), "f"(1.0f), "f"(t2956));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2957;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2958 = acc_25 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2959 = parts_47 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(t2958), "f"(1.0f), "f"(t2959));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2960;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2961 = acc_26 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2962 = parts_48 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(t2961), "f"(1.0f), "f"(t2962));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2963;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2964 = acc_29 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2965 = parts_49 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(t2964), "f"(1.0f), "f"(t2965));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2966;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2967 = acc_30 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2968 = parts_50 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(t2967), "f"(1.0f), "f"(t2968));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2969;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2970 = acc_33 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2971 = parts_51 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(t2970), "f"(1.0f), "f"(t2971));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2972;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2973 = acc_34 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2974 = parts_52 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(t2973), "f"(1.0f), "f"(t2974));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2975;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2976 = acc_37 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2977 = parts_53 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2978) : "f"(t2976), "f"(1.0f), "f"(t2977));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2978;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2979 = acc_38 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2980 = parts_54 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(t2979), "f"(1.0f), "f"(t2980));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2981;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2982 = acc_41 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2983 = parts_55 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(t2982), "f"(1.0f), "f"(t2983));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2984;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2985 = acc_42 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2986 = parts_56 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(t2985), "f"(1.0f), "f"(t2986));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2987;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2988 = acc_45 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2989 = parts_57 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(t2988), "f"(1.0f), "f"(t2989));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2990;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2991 = acc_46 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2992 = parts_58 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(t2991), "f"(1.0f), "f"(t2992));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2993;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2994 = acc_49 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2995 = parts_59 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(t2994), "f"(1.0f), "f"(t2995));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2996;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2997 = acc_50 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2998 = parts_60 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(t2997), "f"(1.0f), "f"(t2998));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2999;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3000 = acc_53 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3001 = parts_61 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(t3000), "f"(1.0f), "f"(t3001));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t3002;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3003 = acc_54 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3004 = parts_62 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(t3003), "f"(1.0f), "f"(t3004));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t3005;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3006 = acc_57 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3007 = parts_63 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(t3006), "f"(1.0f), "f"(t3007));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t3008;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3009 = acc_58 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3010 = parts_64 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(t3009), "f"(1.0f), "f"(t3010));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t3011;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3012 = acc_61 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3013 = parts_65 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(t3012), "f"(1.0f), "f"(t3013));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t3014;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3015 = acc_62 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3016 = parts_66 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(t3015), "f"(1.0f), "f"(t3016));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t3017;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3018 = split_2 + 2u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3019 = t3018 < t70;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_4 = t3019 ? parts_101 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_7;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(row_max), "f"(max_4));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3022 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3023 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_7 = t3022 ? 0.0f : t3023;
                        const f32 t3025 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(row_max), "f"(scale_log2), "f"(t3025));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t3026));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3028 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(max_4), "f"(scale_log2), "f"(t3028));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t3029));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_7;
                        const f32 t3031 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3032 = parts_102 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(t3031), "f"(1.0f), "f"(t3032));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t3033;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3034 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3035 = parts_69 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(t3034), "f"(1.0f), "f"(t3035));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t3036;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3037 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3038 = parts_70 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(t3037), "f"(1.0f), "f"(t3038));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t3039;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3040 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3041 = parts_71 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(t3040), "f"(1.0f), "f"(t3041));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t3042;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3043 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3044 = parts_72 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(t3043), "f"(1.0f), "f"(t3044));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t3045;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3046 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3047 = parts_73 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(t3046), "f"(1.0f), "f"(t3047));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t3048;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3049 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3050 = parts_74 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(t3049), "f"(1.0f), "f"(t3050));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t3051;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3052 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3053 = parts_75 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(t3052), "f"(1.0f), "f"(t3053));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t3054;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3055 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3056 = parts_76 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3057) : "f"(t3055), "f"(1.0f), "f"(t3056));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t3057;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3058 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3059 = parts_77 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3060) : "f"(t3058), "f"(1.0f), "f"(t3059));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t3060;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3061 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3062 = parts_78 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(t3061), "f"(1.0f), "f"(t3062));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t3063;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3064 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3065 = parts_79 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(t3064), "f"(1.0f), "f"(t3065));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t3066;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3067 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3068 = parts_80 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(t3067), "f"(1.0f), "f"(t3068));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t3069;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3070 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3071 = parts_81 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(t3070), "f"(1.0f), "f"(t3071));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t3072;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3073 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3074 = parts_82 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(t3073), "f"(1.0f), "f"(t3074));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t3075;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3076 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3077 = parts_83 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(t3076), "f"(1.0f), "f"(t3077));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t3078;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3079 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3080 = parts_84 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(t3079), "f"(1.0f), "f"(t3080));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t3081;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3082 = acc_33 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3083 = parts_85 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3084) : "f"(t3082), "f"(1.0f), "f"(t3083));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t3084;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3085 = acc_34 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3086 = parts_86 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3087) : "f"(t3085), "f"(1.0f), "f"(t3086));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t3087;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3088 = acc_37 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3089 = parts_87 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3090) : "f"(t3088), "f"(1.0f), "f"(t3089));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t3090;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3091 = acc_38 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3092 = parts_88 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(t3091), "f"(1.0f), "f"(t3092));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t3093;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3094 = acc_41 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3095 = parts_89 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(t3094), "f"(1.0f), "f"(t3095));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t3096;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3097 = acc_42 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3098 = parts_90 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(t3097), "f"(1.0f), "f"(t3098));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t3099;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3100 = acc_45 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3101 = parts_91 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(t3100), "f"(1.0f), "f"(t3101));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t3102;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3103 = acc_46 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3104 = parts_92 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3105) : "f"(t3103), "f"(1.0f), "f"(t3104));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t3105;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3106 = acc_49 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3107 = parts_93 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3108) : "f"(t3106), "f"(1.0f), "f"(t3107));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t3108;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3109 = acc_50 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3110 = parts_94 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3111) : "f"(t3109), "f"(1.0f), "f"(t3110));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t3111;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3112 = acc_53 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3113 = parts_95 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(t3112), "f"(1.0f), "f"(t3113));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t3114;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3115 = acc_54 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3116 = parts_96 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(t3115), "f"(1.0f), "f"(t3116));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t3117;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3118 = acc_57 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3119 = parts_97 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(t3118), "f"(1.0f), "f"(t3119));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t3120;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3121 = acc_58 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3122 = parts_98 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(t3121), "f"(1.0f), "f"(t3122));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t3123;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3124 = acc_61 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3125 = parts_99 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(t3124), "f"(1.0f), "f"(t3125));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t3126;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3127 = acc_62 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3128 = parts_100 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(t3127), "f"(1.0f), "f"(t3128));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t3129;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3130 = split_2 + 3u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3131 = t3130 < t70;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_5 = t3131 ? parts_135 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_8;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max), "f"(max_5));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3134 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3135 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_8 = t3134 ? 0.0f : t3135;
                        const f32 t3137 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(row_max), "f"(scale_log2), "f"(t3137));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t3138));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3140 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(max_5), "f"(scale_log2), "f"(t3140));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t3141));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_8;
                        const f32 t3143 = row_sum * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3144 = parts_136 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(t3143), "f"(1.0f), "f"(t3144));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t3145;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3146 = acc * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3147 = parts_103 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(t3146), "f"(1.0f), "f"(t3147));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t3148;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3149 = acc_2 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3150 = parts_104 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(t3149), "f"(1.0f), "f"(t3150));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t3151;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3152 = acc_5 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3153 = parts_105 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(t3152), "f"(1.0f), "f"(t3153));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t3154;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3155 = acc_6 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3156 = parts_106 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(t3155), "f"(1.0f), "f"(t3156));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t3157;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3158 = acc_9 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3159 = parts_107 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(t3158), "f"(1.0f), "f"(t3159));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t3160;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3161 = acc_10 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3162 = parts_108 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(t3161), "f"(1.0f), "f"(t3162));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t3163;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3164 = acc_13 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3165 = parts_109 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(t3164), "f"(1.0f), "f"(t3165));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t3166;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3167 = acc_14 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3168 = parts_110 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(t3167), "f"(1.0f), "f"(t3168));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t3169;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3170 = acc_17 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3171 = parts_111 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(t3170), "f"(1.0f), "f"(t3171));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t3172;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3173 = acc_18 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3174 = parts_112 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(t3173), "f"(1.0f), "f"(t3174));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t3175;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3176 = acc_21 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3177 = parts_113 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(t3176), "f"(1.0f), "f"(t3177));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t3178;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3179 = acc_22 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3180 = parts_114 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(t3179), "f"(1.0f), "f"(t3180));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t3181;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3182 = acc_25 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3183 = parts_115 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(t3182), "f"(1.0f), "f"(t3183));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t3184;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3185 = acc_26 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3186 = parts_116 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(t3185), "f"(1.0f), "f"(t3186));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t3187;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3188 = acc_29 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3189 = parts_117 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(t3188), "f"(1.0f), "f"(t3189));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t3190;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3191 = acc_30 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3192 = parts_118 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(t3191), "f"(1.0f), "f"(t3192));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t3193;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3194 = acc_33 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3195 = parts_119 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3196) : "f"(t3194), "f"(1.0f), "f"(t3195));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t3196;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3197 = acc_34 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3198 = parts_120 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(t3197), "f"(1.0f), "f"(t3198));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t3199;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3200 = acc_37 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3201 = parts_121 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(t3200), "f"(1.0f), "f"(t3201));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t3202;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3203 = acc_38 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3204 = parts_122 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(t3203), "f"(1.0f), "f"(t3204));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t3205;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3206 = acc_41 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3207 = parts_123 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(t3206), "f"(1.0f), "f"(t3207));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t3208;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3209 = acc_42 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3210 = parts_124 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3211) : "f"(t3209), "f"(1.0f), "f"(t3210));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t3211;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3212 = acc_45 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3213 = parts_125 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(t3212), "f"(1.0f), "f"(t3213));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t3214;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3215 = acc_46 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3216 = parts_126 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(t3215), "f"(1.0f), "f"(t3216));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t3217;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3218 = acc_49 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3219 = parts_127 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3220) : "f"(t3218), "f"(1.0f), "f"(t3219));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t3220;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3221 = acc_50 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3222 = parts_128 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(t3221), "f"(1.0f), "f"(t3222));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t3223;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3224 = acc_53 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3225 = parts_129 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3226) : "f"(t3224), "f"(1.0f), "f"(t3225));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t3226;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3227 = acc_54 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3228 = parts_130 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3229) : "f"(t3227), "f"(1.0f), "f"(t3228));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t3229;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3230 = acc_57 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3231 = parts_131 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3232) : "f"(t3230), "f"(1.0f), "f"(t3231));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t3232;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3233 = acc_58 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3234 = parts_132 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3235) : "f"(t3233), "f"(1.0f), "f"(t3234));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t3235;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3236 = acc_61 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3237 = parts_133 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(t3236), "f"(1.0f), "f"(t3237));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t3238;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3239 = acc_62 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3240 = parts_134 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3241) : "f"(t3239), "f"(1.0f), "f"(t3240));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t3241;
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3242 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3243 = t89 + t3242;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3244 = t3243 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3245 = t3244 < t43;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3245) {
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3246 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_23 = t3246 + 1u;
                        const u64 t3248 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3249 = t3248 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3250 = t3249 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3251 = partials + t3250;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3252 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3253 = t3252 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3254 = t3253 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3255 = t3251 + t3254;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3256 = (u64)index_23;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3257 = t3256 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3258 = t3257 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3259 = t3255 + t3258;
                        const u64 t3260 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3261 = t3259 + t3260;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_137;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_137) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_138;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_138) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_139;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_139) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_140;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_140) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_141;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_141) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_142;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_142) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_143;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_143) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_144;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_144) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_145;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_145) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_146;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_146) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_147;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_147) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_148;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_148) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_149;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_149) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_150;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_150) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_151;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_151) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_152;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_152) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_153;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_153) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_154;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_154) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_155;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_155) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_156;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_156) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_157;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_157) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_158;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_158) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_159;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_159) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_160;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_160) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_161;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_161) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_162;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_162) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_163;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_163) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_164;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_164) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_165;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_165) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_166;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_166) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_167;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_167) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_168;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_168) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_169;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_169) : "l"(t3261) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_170;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_170) : "l"(t3261) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3296 = split_2 + 1u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3297 = t3296 < last_5 ? t3296 : last_5;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3298 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_24 = t3298 + 1u;
                        const u64 t3300 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3301 = t3300 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3302 = t3301 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3303 = partials + t3302;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3304 = (u64)t3297;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3305 = t3304 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3306 = t3305 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3307 = t3303 + t3306;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3308 = (u64)index_24;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3309 = t3308 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3310 = t3309 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3311 = t3307 + t3310;
                        const u64 t3312 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3313 = t3311 + t3312;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_171;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_171) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_172;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_172) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_173;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_173) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_174;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_174) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_175;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_175) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_176;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_176) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_177;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_177) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_178;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_178) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_179;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_179) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_180;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_180) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_181;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_181) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_182;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_182) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_183;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_183) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_184;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_184) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_185;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_185) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_186;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_186) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_187;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_187) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_188;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_188) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_189;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_189) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_190;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_190) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_191;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_191) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_192;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_192) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_193;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_193) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_194;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_194) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_195;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_195) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_196;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_196) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_197;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_197) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_198;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_198) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_199;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_199) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_200;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_200) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_201;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_201) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_202;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_202) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_203;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_203) : "l"(t3313) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_204;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_204) : "l"(t3313) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3348 = split_2 + 2u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3349 = t3348 < last_5 ? t3348 : last_5;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3350 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_25 = t3350 + 1u;
                        const u64 t3352 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3353 = t3352 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3354 = t3353 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3355 = partials + t3354;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3356 = (u64)t3349;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3357 = t3356 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3358 = t3357 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3359 = t3355 + t3358;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3360 = (u64)index_25;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3361 = t3360 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3362 = t3361 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3363 = t3359 + t3362;
                        const u64 t3364 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3365 = t3363 + t3364;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_205;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_205) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_206;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_206) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_207;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_207) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_208;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_208) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_209;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_209) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_210;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_210) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_211;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_211) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_212;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_212) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_213;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_213) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_214;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_214) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_215;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_215) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_216;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_216) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_217;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_217) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_218;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_218) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_219;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_219) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_220;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_220) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_221;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_221) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_222;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_222) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_223;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_223) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_224;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_224) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_225;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_225) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_226;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_226) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_227;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_227) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_228;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_228) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_229;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_229) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_230;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_230) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_231;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_231) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_232;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_232) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_233;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_233) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_234;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_234) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_235;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_235) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_236;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_236) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_237;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_237) : "l"(t3365) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_238;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_238) : "l"(t3365) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3400 = split_2 + 3u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3401 = t3400 < last_5 ? t3400 : last_5;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3402 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_26 = t3402 + 1u;
                        const u64 t3404 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3405 = t3404 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3406 = t3405 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3407 = partials + t3406;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3408 = (u64)t3401;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3409 = t3408 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3410 = t3409 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3411 = t3407 + t3410;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3412 = (u64)index_26;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3413 = t3412 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3414 = t3413 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3415 = t3411 + t3414;
                        const u64 t3416 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3417 = t3415 + t3416;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_239;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_239) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_240;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_240) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_241;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_241) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_242;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_242) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_243;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_243) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_244;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_244) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_245;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_245) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_246;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_246) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_247;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_247) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_248;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_248) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_249;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_249) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_250;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_250) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_251;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_251) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_252;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_252) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_253;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_253) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_254;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_254) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_255;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_255) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_256;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_256) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_257;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(parts_257) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_258;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(parts_258) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_259;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(parts_259) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_260;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(parts_260) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_261;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(parts_261) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_262;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(parts_262) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_263;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(parts_263) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_264;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(parts_264) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_265;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(parts_265) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_266;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(parts_266) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_267;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(parts_267) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_268;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(parts_268) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_269;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(parts_269) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_270;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(parts_270) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_271;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(parts_271) : "l"(t3417) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_272;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(parts_272) : "l"(t3417) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_9;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_9) : "f"(row_max_2), "f"(parts_169));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3453 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3454 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_9 = t3453 ? 0.0f : t3454;
                        const f32 t3456 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(row_max_2), "f"(scale_log2), "f"(t3456));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t3457));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3459 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(parts_169), "f"(scale_log2), "f"(t3459));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t3460));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_9;
                        const f32 t3462 = row_sum_2 * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3463 = parts_170 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(t3462), "f"(1.0f), "f"(t3463));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3464;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3465 = acc_3 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3466 = parts_137 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(t3465), "f"(1.0f), "f"(t3466));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3467;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3468 = acc_4 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3469 = parts_138 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(t3468), "f"(1.0f), "f"(t3469));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3470;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3471 = acc_7 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3472 = parts_139 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3473) : "f"(t3471), "f"(1.0f), "f"(t3472));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3473;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3474 = acc_8 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3475 = parts_140 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(t3474), "f"(1.0f), "f"(t3475));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3476;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3477 = acc_11 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3478 = parts_141 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3479) : "f"(t3477), "f"(1.0f), "f"(t3478));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3479;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3480 = acc_12 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3481 = parts_142 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(t3480), "f"(1.0f), "f"(t3481));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3482;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3483 = acc_15 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3484 = parts_143 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3485) : "f"(t3483), "f"(1.0f), "f"(t3484));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3485;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3486 = acc_16 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3487 = parts_144 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3488) : "f"(t3486), "f"(1.0f), "f"(t3487));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3488;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3489 = acc_19 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3490 = parts_145 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(t3489), "f"(1.0f), "f"(t3490));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3491;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3492 = acc_20 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3493 = parts_146 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3494) : "f"(t3492), "f"(1.0f), "f"(t3493));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3494;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3495 = acc_23 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3496 = parts_147 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(t3495), "f"(1.0f), "f"(t3496));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3497;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3498 = acc_24 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3499 = parts_148 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3500) : "f"(t3498), "f"(1.0f), "f"(t3499));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3500;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3501 = acc_27 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3502 = parts_149 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3503) : "f"(t3501), "f"(1.0f), "f"(t3502));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3503;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3504 = acc_28 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3505 = parts_150 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(t3504), "f"(1.0f), "f"(t3505));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3506;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3507 = acc_31 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3508 = parts_151 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3509) : "f"(t3507), "f"(1.0f), "f"(t3508));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3509;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3510 = acc_32 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3511 = parts_152 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3512) : "f"(t3510), "f"(1.0f), "f"(t3511));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3512;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3513 = acc_35 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3514 = parts_153 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3515) : "f"(t3513), "f"(1.0f), "f"(t3514));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3515;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3516 = acc_36 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3517 = parts_154 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3518) : "f"(t3516), "f"(1.0f), "f"(t3517));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3518;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3519 = acc_39 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3520 = parts_155 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3519), "f"(1.0f), "f"(t3520));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3521;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3522 = acc_40 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3523 = parts_156 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3524) : "f"(t3522), "f"(1.0f), "f"(t3523));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3524;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3525 = acc_43 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3526 = parts_157 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3527) : "f"(t3525), "f"(1.0f), "f"(t3526));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3527;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3528 = acc_44 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3529 = parts_158 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3530;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3530) : "f"(t3528), "f"(1.0f), "f"(t3529));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3530;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3531 = acc_47 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3532 = parts_159 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3533;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3533) : "f"(t3531), "f"(1.0f), "f"(t3532));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3533;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3534 = acc_48 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3535 = parts_160 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(t3534), "f"(1.0f), "f"(t3535));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3536;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3537 = acc_51 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3538 = parts_161 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3539) : "f"(t3537), "f"(1.0f), "f"(t3538));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3539;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3540 = acc_52 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3541 = parts_162 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3542) : "f"(t3540), "f"(1.0f), "f"(t3541));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3542;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3543 = acc_55 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3544 = parts_163 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3545) : "f"(t3543), "f"(1.0f), "f"(t3544));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3545;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3546 = acc_56 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3547 = parts_164 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3548) : "f"(t3546), "f"(1.0f), "f"(t3547));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3548;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3549 = acc_59 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3550 = parts_165 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3551) : "f"(t3549), "f"(1.0f), "f"(t3550));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3551;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3552 = acc_60 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3553 = parts_166 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3554) : "f"(t3552), "f"(1.0f), "f"(t3553));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3554;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3555 = acc_63 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3556 = parts_167 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3557) : "f"(t3555), "f"(1.0f), "f"(t3556));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3557;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3558 = acc_64 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3559 = parts_168 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3560) : "f"(t3558), "f"(1.0f), "f"(t3559));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3560;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3561 = split_2 + 1u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3562 = t3561 < t70;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_6 = t3562 ? parts_203 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_10;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(max_6));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3565 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3566 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_10 = t3565 ? 0.0f : t3566;
                        const f32 t3568 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3569) : "f"(row_max_2), "f"(scale_log2), "f"(t3568));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t3569));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3571 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3572) : "f"(max_6), "f"(scale_log2), "f"(t3571));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t3572));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_10;
                        const f32 t3574 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3575 = parts_204 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3576) : "f"(t3574), "f"(1.0f), "f"(t3575));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3576;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3577 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3578 = parts_171 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3579) : "f"(t3577), "f"(1.0f), "f"(t3578));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3579;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3580 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3581 = parts_172 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3582;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3582) : "f"(t3580), "f"(1.0f), "f"(t3581));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3582;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3583 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3584 = parts_173 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3585) : "f"(t3583), "f"(1.0f), "f"(t3584));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3585;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3586 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3587 = parts_174 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3588) : "f"(t3586), "f"(1.0f), "f"(t3587));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3588;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3589 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3590 = parts_175 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3591) : "f"(t3589), "f"(1.0f), "f"(t3590));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3591;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3592 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3593 = parts_176 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3594) : "f"(t3592), "f"(1.0f), "f"(t3593));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3594;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3595 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3596 = parts_177 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3597;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3597) : "f"(t3595), "f"(1.0f), "f"(t3596));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3597;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3598 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3599 = parts_178 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3600) : "f"(t3598), "f"(1.0f), "f"(t3599));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3600;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3601 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3602 = parts_179 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3603) : "f"(t3601), "f"(1.0f), "f"(t3602));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3603;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3604 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3605 = parts_180 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3606) : "f"(t3604), "f"(1.0f), "f"(t3605));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3606;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3607 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3608 = parts_181 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3609) : "f"(t3607), "f"(1.0f), "f"(t3608));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3609;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3610 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3611 = parts_182 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3612) : "f"(t3610), "f"(1.0f), "f"(t3611));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3612;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3613 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3614 = parts_183 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3615) : "f"(t3613), "f"(1.0f), "f"(t3614));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3615;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3616 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3617 = parts_184 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(t3616), "f"(1.0f), "f"(t3617));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3618;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3619 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3620 = parts_185 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(t3619), "f"(1.0f), "f"(t3620));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3621;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3622 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3623 = parts_186 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3624) : "f"(t3622), "f"(1.0f), "f"(t3623));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3624;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3625 = acc_35 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3626 = parts_187 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3627) : "f"(t3625), "f"(1.0f), "f"(t3626));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3627;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3628 = acc_36 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3629 = parts_188 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3630) : "f"(t3628), "f"(1.0f), "f"(t3629));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3630;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3631 = acc_39 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3632 = parts_189 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(t3631), "f"(1.0f), "f"(t3632));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3633;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3634 = acc_40 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3635 = parts_190 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(t3634), "f"(1.0f), "f"(t3635));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3636;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3637 = acc_43 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3638 = parts_191 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3639) : "f"(t3637), "f"(1.0f), "f"(t3638));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3639;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3640 = acc_44 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3641 = parts_192 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3642) : "f"(t3640), "f"(1.0f), "f"(t3641));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3642;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3643 = acc_47 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3644 = parts_193 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3645) : "f"(t3643), "f"(1.0f), "f"(t3644));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3645;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3646 = acc_48 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3647 = parts_194 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3648) : "f"(t3646), "f"(1.0f), "f"(t3647));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3648;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3649 = acc_51 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3650 = parts_195 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3651) : "f"(t3649), "f"(1.0f), "f"(t3650));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3651;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3652 = acc_52 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3653 = parts_196 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3654) : "f"(t3652), "f"(1.0f), "f"(t3653));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3654;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3655 = acc_55 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3656 = parts_197 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(t3655), "f"(1.0f), "f"(t3656));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3657;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3658 = acc_56 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3659 = parts_198 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(t3658), "f"(1.0f), "f"(t3659));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3660;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3661 = acc_59 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3662 = parts_199 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(t3661), "f"(1.0f), "f"(t3662));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3663;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3664 = acc_60 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3665 = parts_200 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(t3664), "f"(1.0f), "f"(t3665));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3666;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3667 = acc_63 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3668 = parts_201 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(t3667), "f"(1.0f), "f"(t3668));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3669;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3670 = acc_64 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3671 = parts_202 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(t3670), "f"(1.0f), "f"(t3671));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3672;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3673 = split_2 + 2u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3674 = t3673 < t70;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_7 = t3674 ? parts_237 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_11) : "f"(row_max_2), "f"(max_7));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3677 = new_11 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3678 = new_11 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_11 = t3677 ? 0.0f : t3678;
                        const f32 t3680 = -reference_11;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(row_max_2), "f"(scale_log2), "f"(t3680));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_7) : "f"(t3681));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3683 = -reference_11;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(max_7), "f"(scale_log2), "f"(t3683));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_7) : "f"(t3684));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_11;
                        const f32 t3686 = row_sum_2 * ours_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3687 = parts_238 * other_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(t3686), "f"(1.0f), "f"(t3687));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3688;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3689 = acc_3 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3690 = parts_205 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(t3689), "f"(1.0f), "f"(t3690));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3691;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3692 = acc_4 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3693 = parts_206 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(t3692), "f"(1.0f), "f"(t3693));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3694;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3695 = acc_7 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3696 = parts_207 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(t3695), "f"(1.0f), "f"(t3696));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3697;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3698 = acc_8 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3699 = parts_208 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3700) : "f"(t3698), "f"(1.0f), "f"(t3699));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3700;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3701 = acc_11 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3702 = parts_209 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(t3701), "f"(1.0f), "f"(t3702));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3703;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3704 = acc_12 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3705 = parts_210 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(t3704), "f"(1.0f), "f"(t3705));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3706;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3707 = acc_15 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3708 = parts_211 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(t3707), "f"(1.0f), "f"(t3708));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3709;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3710 = acc_16 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3711 = parts_212 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(t3710), "f"(1.0f), "f"(t3711));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3712;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3713 = acc_19 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3714 = parts_213 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3715) : "f"(t3713), "f"(1.0f), "f"(t3714));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3715;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3716 = acc_20 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3717 = parts_214 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(t3716), "f"(1.0f), "f"(t3717));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3718;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3719 = acc_23 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3720 = parts_215 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(t3719), "f"(1.0f), "f"(t3720));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3721;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3722 = acc_24 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3723 = parts_216 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(t3722), "f"(1.0f), "f"(t3723));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3724;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3725 = acc_27 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3726 = parts_217 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(t3725), "f"(1.0f), "f"(t3726));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3727;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3728 = acc_28 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3729 = parts_218 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(t3728), "f"(1.0f), "f"(t3729));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3730;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3731 = acc_31 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3732 = parts_219 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(t3731), "f"(1.0f), "f"(t3732));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3733;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3734 = acc_32 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3735 = parts_220 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(t3734), "f"(1.0f), "f"(t3735));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3736;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3737 = acc_35 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3738 = parts_221 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(t3737), "f"(1.0f), "f"(t3738));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3739;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3740 = acc_36 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3741 = parts_222 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(t3740), "f"(1.0f), "f"(t3741));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3742;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3743 = acc_39 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3744 = parts_223 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3745) : "f"(t3743), "f"(1.0f), "f"(t3744));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3745;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3746 = acc_40 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3747 = parts_224 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(t3746), "f"(1.0f), "f"(t3747));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3748;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3749 = acc_43 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3750 = parts_225 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3751) : "f"(t3749), "f"(1.0f), "f"(t3750));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3751;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3752 = acc_44 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3753 = parts_226 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3754) : "f"(t3752), "f"(1.0f), "f"(t3753));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3754;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3755 = acc_47 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3756 = parts_227 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3757) : "f"(t3755), "f"(1.0f), "f"(t3756));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3757;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3758 = acc_48 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3759 = parts_228 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(t3758), "f"(1.0f), "f"(t3759));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3760;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3761 = acc_51 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3762 = parts_229 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(t3761), "f"(1.0f), "f"(t3762));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3763;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3764 = acc_52 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3765 = parts_230 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3766) : "f"(t3764), "f"(1.0f), "f"(t3765));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3766;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3767 = acc_55 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3768 = parts_231 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3769) : "f"(t3767), "f"(1.0f), "f"(t3768));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3769;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3770 = acc_56 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3771 = parts_232 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3772) : "f"(t3770), "f"(1.0f), "f"(t3771));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3772;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3773 = acc_59 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3774 = parts_233 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3775) : "f"(t3773), "f"(1.0f), "f"(t3774));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3775;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3776 = acc_60 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3777 = parts_234 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3778) : "f"(t3776), "f"(1.0f), "f"(t3777));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3778;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3779 = acc_63 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3780 = parts_235 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3781) : "f"(t3779), "f"(1.0f), "f"(t3780));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3781;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3782 = acc_64 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3783 = parts_236 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3784) : "f"(t3782), "f"(1.0f), "f"(t3783));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3784;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3785 = split_2 + 3u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t3786 = t3785 < t70;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_8 = t3786 ? parts_271 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_12) : "f"(row_max_2), "f"(max_8));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t3789 = new_12 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3790 = new_12 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_12 = t3789 ? 0.0f : t3790;
                        const f32 t3792 = -reference_12;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3793) : "f"(row_max_2), "f"(scale_log2), "f"(t3792));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_8) : "f"(t3793));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3795 = -reference_12;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3796) : "f"(max_8), "f"(scale_log2), "f"(t3795));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_8) : "f"(t3796));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_12;
                        const f32 t3798 = row_sum_2 * ours_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3799 = parts_272 * other_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3800) : "f"(t3798), "f"(1.0f), "f"(t3799));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t3800;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3801 = acc_3 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3802 = parts_239 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3803) : "f"(t3801), "f"(1.0f), "f"(t3802));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t3803;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3804 = acc_4 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3805 = parts_240 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3806) : "f"(t3804), "f"(1.0f), "f"(t3805));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t3806;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3807 = acc_7 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3808 = parts_241 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3809) : "f"(t3807), "f"(1.0f), "f"(t3808));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t3809;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3810 = acc_8 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3811 = parts_242 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3812) : "f"(t3810), "f"(1.0f), "f"(t3811));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t3812;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3813 = acc_11 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3814 = parts_243 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3815) : "f"(t3813), "f"(1.0f), "f"(t3814));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t3815;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3816 = acc_12 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3817 = parts_244 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3818) : "f"(t3816), "f"(1.0f), "f"(t3817));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t3818;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3819 = acc_15 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3820 = parts_245 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3821) : "f"(t3819), "f"(1.0f), "f"(t3820));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t3821;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3822 = acc_16 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3823 = parts_246 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3824) : "f"(t3822), "f"(1.0f), "f"(t3823));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t3824;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3825 = acc_19 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3826 = parts_247 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3827) : "f"(t3825), "f"(1.0f), "f"(t3826));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t3827;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3828 = acc_20 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3829 = parts_248 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3830) : "f"(t3828), "f"(1.0f), "f"(t3829));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t3830;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3831 = acc_23 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3832 = parts_249 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3833) : "f"(t3831), "f"(1.0f), "f"(t3832));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t3833;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3834 = acc_24 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3835 = parts_250 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3836) : "f"(t3834), "f"(1.0f), "f"(t3835));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t3836;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3837 = acc_27 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3838 = parts_251 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3839) : "f"(t3837), "f"(1.0f), "f"(t3838));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t3839;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3840 = acc_28 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3841 = parts_252 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3842) : "f"(t3840), "f"(1.0f), "f"(t3841));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t3842;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3843 = acc_31 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3844 = parts_253 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3845) : "f"(t3843), "f"(1.0f), "f"(t3844));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t3845;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3846 = acc_32 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3847 = parts_254 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3848) : "f"(t3846), "f"(1.0f), "f"(t3847));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t3848;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3849 = acc_35 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3850 = parts_255 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3851) : "f"(t3849), "f"(1.0f), "f"(t3850));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t3851;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3852 = acc_36 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3853 = parts_256 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3854) : "f"(t3852), "f"(1.0f), "f"(t3853));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t3854;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3855 = acc_39 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3856 = parts_257 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3857) : "f"(t3855), "f"(1.0f), "f"(t3856));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t3857;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3858 = acc_40 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3859 = parts_258 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3860) : "f"(t3858), "f"(1.0f), "f"(t3859));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t3860;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3861 = acc_43 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3862 = parts_259 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3863) : "f"(t3861), "f"(1.0f), "f"(t3862));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t3863;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3864 = acc_44 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3865 = parts_260 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3866) : "f"(t3864), "f"(1.0f), "f"(t3865));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t3866;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3867 = acc_47 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3868 = parts_261 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3869) : "f"(t3867), "f"(1.0f), "f"(t3868));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t3869;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3870 = acc_48 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3871 = parts_262 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3872) : "f"(t3870), "f"(1.0f), "f"(t3871));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t3872;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3873 = acc_51 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3874 = parts_263 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3875) : "f"(t3873), "f"(1.0f), "f"(t3874));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t3875;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3876 = acc_52 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3877 = parts_264 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3878) : "f"(t3876), "f"(1.0f), "f"(t3877));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t3878;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3879 = acc_55 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3880 = parts_265 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3881) : "f"(t3879), "f"(1.0f), "f"(t3880));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t3881;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3882 = acc_56 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3883 = parts_266 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(t3882), "f"(1.0f), "f"(t3883));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t3884;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3885 = acc_59 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3886 = parts_267 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3887) : "f"(t3885), "f"(1.0f), "f"(t3886));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t3887;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3888 = acc_60 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3889 = parts_268 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3890) : "f"(t3888), "f"(1.0f), "f"(t3889));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t3890;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3891 = acc_63 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3892 = parts_269 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3893) : "f"(t3891), "f"(1.0f), "f"(t3892));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t3893;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3894 = acc_64 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t3895 = parts_270 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t3896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3896) : "f"(t3894), "f"(1.0f), "f"(t3895));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t3896;
                    }
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3897 = split_2 + 4u;
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t3897;
                }
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t3899 = warp_n == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t3899) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t3900;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3900) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t3900;
                    f32 t3902;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3902) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3903 = pair_7 + t3902;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t3903;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t3904;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3904) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t3904;
                    f32 t3906;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3906) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3907 = pair_8 + t3906;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t3907;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3908 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3909 = t89 + t3908;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3910 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3911 = first + t3909;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3912 = t3911 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3913 = t3910 + t3912;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t3914 = (u64)t3913;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t3915 = t3914 * sinks_stride0;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t3916 = t3915 * 4ull;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t3917 = sinks + t3916;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    f32 logit_5;
                    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_5) : "l"(t3917) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                    const f32 logit_7 = logit_5 * 1.442695f;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3920 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3921 = t89 + t3920;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3922 = t3921 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3923 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3924 = first + t3922;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3925 = t3924 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3926 = t3923 + t3925;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t3927 = (u64)t3926;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t3928 = t3927 * sinks_stride0;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t3929 = t3928 * 4ull;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t3930 = sinks + t3929;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    f32 logit_6;
                    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_6) : "l"(t3930) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
                    const f32 logit_8 = logit_6 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_11 = row_max == __uint_as_float(0xff800000u);
                    const f32 t3934 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3935 = none_11 ? 0.0f : t3934;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3936 = logit_7 - t3935;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    f32 power_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t3936));
#line 225 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3938 = row_sum + power_3;
#line 225 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t3938;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_12 = row_max_2 == __uint_as_float(0xff800000u);
                    const f32 t3940 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3941 = none_12 ? 0.0f : t3940;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3942 = logit_8 - t3941;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    f32 power_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t3942));
#line 225 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3944 = row_sum_2 + power_4;
#line 225 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t3944;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t3945 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t3946;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3946) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t3945 ? 0.0f : t3946;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3948 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t3948;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3949 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t3949;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3950 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t3950;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3951 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t3951;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3952 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t3952;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3953 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t3953;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3954 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t3954;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3955 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t3955;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3956 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t3956;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3957 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t3957;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3958 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t3958;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3959 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t3959;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3960 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t3960;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3961 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t3961;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3962 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t3962;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3963 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t3963;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3964 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_33 = t3964;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3965 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_34 = t3965;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3966 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_37 = t3966;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3967 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_38 = t3967;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3968 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_41 = t3968;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3969 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_42 = t3969;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3970 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_45 = t3970;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3971 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_46 = t3971;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3972 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_49 = t3972;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3973 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_50 = t3973;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3974 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_53 = t3974;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3975 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_54 = t3975;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3976 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_57 = t3976;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3977 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_58 = t3977;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3978 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_61 = t3978;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3979 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_62 = t3979;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t3980 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t3981;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3981) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t3980 ? 0.0f : t3981;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3983 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t3983;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3984 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t3984;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3985 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t3985;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3986 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t3986;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3987 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t3987;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3988 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t3988;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3989 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t3989;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3990 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t3990;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3991 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t3991;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3992 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t3992;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3993 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t3993;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3994 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t3994;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3995 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t3995;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3996 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t3996;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3997 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t3997;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3998 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t3998;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3999 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_35 = t3999;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4000 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_36 = t4000;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4001 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_39 = t4001;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4002 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_40 = t4002;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4003 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_43 = t4003;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4004 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_44 = t4004;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4005 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_47 = t4005;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4006 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_48 = t4006;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4007 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_51 = t4007;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4008 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_52 = t4008;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4009 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_55 = t4009;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4010 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_56 = t4010;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4011 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_59 = t4011;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4012 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_60 = t4012;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4013 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_63 = t4013;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4014 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_64 = t4014;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4015 = smem_1 + 8192u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4016 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4017 = t89 + t4016;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4018 = t4017 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4019 = 0u ^ t4018;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4020 = t4017 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4021 = t4019 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4022 = t4020 + t4021;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4023 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4024 = t4023 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4025 = t4022 + t4024;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4026;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4026) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4027 = smem_1 + t4025;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4027), "r"(t4026) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4028;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4028) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4029 = t4025 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4030 = smem_1 + t4029;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4030), "r"(t4028) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4031;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4031) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4032 = t4025 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4033 = smem_1 + t4032;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4033), "r"(t4031) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4034;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4034) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4035 = t4025 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4036 = smem_1 + t4035;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4036), "r"(t4034) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4037;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4037) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4038 = t4025 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4039 = smem_1 + t4038;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4039), "r"(t4037) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4040;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4040) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4041 = t4025 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4042 = smem_1 + t4041;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4042), "r"(t4040) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4043;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4043) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4044 = t4025 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4045 = smem_1 + t4044;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4045), "r"(t4043) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4046;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4046) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4047 = t4025 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4048 = smem_1 + t4047;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4048), "r"(t4046) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4049 = t4017 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4050 = 0u ^ t4049;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4051 = t4017 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4052 = t4050 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4053 = t4051 + t4052;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4054 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4055 = t4054 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4056 = t4053 + t4055;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4057;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4057) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4058 = t4015 + t4056;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4058), "r"(t4057) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4059;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4059) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4060 = t4056 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4061 = t4015 + t4060;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4061), "r"(t4059) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4062;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4062) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4063 = t4056 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4064 = t4015 + t4063;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4064), "r"(t4062) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4065;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4065) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4066 = t4056 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4067 = t4015 + t4066;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4067), "r"(t4065) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4068;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4068) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4069 = t4056 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4070 = t4015 + t4069;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4070), "r"(t4068) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4071;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4071) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4072 = t4056 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4073 = t4015 + t4072;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4073), "r"(t4071) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4074;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4074) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4075 = t4056 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4076 = t4015 + t4075;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4076), "r"(t4074) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4077;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4077) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4078 = t4056 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4079 = t4015 + t4078;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4079), "r"(t4077) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4080 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4081 = t89 + t4080;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4082 = t4081 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4083 = t4082 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4084 = 0u ^ t4083;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4085 = t4082 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4086 = t4084 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4087 = t4085 + t4086;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4088 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4089 = t4088 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4090 = t4087 + t4089;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4091;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4091) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4092 = smem_1 + t4090;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4092), "r"(t4091) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4093;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4093) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4094 = t4090 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4095 = smem_1 + t4094;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4095), "r"(t4093) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4096;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4096) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4097 = t4090 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4098 = smem_1 + t4097;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4098), "r"(t4096) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4099;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4099) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4100 = t4090 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4101 = smem_1 + t4100;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4101), "r"(t4099) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4102;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4102) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4103 = t4090 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4104 = smem_1 + t4103;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4104), "r"(t4102) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4105;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4105) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4106 = t4090 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4107 = smem_1 + t4106;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4107), "r"(t4105) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4108;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4108) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4109 = t4090 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4110 = smem_1 + t4109;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4110), "r"(t4108) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4111;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4111) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4112 = t4090 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4113 = smem_1 + t4112;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4113), "r"(t4111) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4114 = t4082 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4115 = 0u ^ t4114;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4116 = t4082 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4117 = t4115 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4118 = t4116 + t4117;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4119 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4120 = t4119 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4121 = t4118 + t4120;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4122;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4122) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4123 = t4015 + t4121;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4123), "r"(t4122) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4124;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4124) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4125 = t4121 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4126 = t4015 + t4125;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4126), "r"(t4124) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4127;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4127) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4128 = t4121 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4129 = t4015 + t4128;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4129), "r"(t4127) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4130;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4130) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4131 = t4121 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4132 = t4015 + t4131;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4132), "r"(t4130) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4133;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4133) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4134 = t4121 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4135 = t4015 + t4134;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4135), "r"(t4133) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4136;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4136) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4137 = t4121 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4138 = t4015 + t4137;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4138), "r"(t4136) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4139;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4139) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4140 = t4121 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4141 = t4015 + t4140;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4141), "r"(t4139) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t4142;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t4142) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4143 = t4121 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4144 = t4015 + t4143;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t4144), "r"(t4142) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t4145 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4146 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4147 = t89 + t4146;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4148 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4149 = t4147 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4150 = t4148 < t4145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4151 = t4149 & t4150;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4151) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4152 = t4147 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4153 = t4148 ^ t4152;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4154 = t4147 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4155 = t4153 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4156 = t4154 + t4155;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4157 = smem_1 + t4156;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_39;
                        u32 row_40;
                        u32 row_41;
                        u32 row_42;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t4157) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4158 = first + t4147;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4159 = t4158 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4160 = first_query + t4159;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4161 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4162 = first + t4147;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4163 = t4162 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4164 = t4161 + t4163;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4165 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4166 = t4165 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4167 = o + t4166;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4168 = (u64)t4160;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4169 = t4168 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4170 = t4169 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4171 = t4167 + t4170;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4172 = (u64)t4164;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4173 = t4172 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4174 = t4173 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4175 = t4171 + t4174;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4176 = (u64)t4148 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4177 = t4175 + t4176;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4177), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4178 = t4147 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4179 = t4178 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4180 = t4148 < t4145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4181 = t4179 & t4180;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4181) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4182 = t4178 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4183 = t4148 ^ t4182;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4184 = t4178 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4185 = t4183 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4186 = t4184 + t4185;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4187 = smem_1 + t4186;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_43;
                        u32 row_44;
                        u32 row_45;
                        u32 row_46;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t4187) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4188 = first + t4178;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4189 = t4188 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4190 = first_query + t4189;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4191 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4192 = first + t4178;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4193 = t4192 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4194 = t4191 + t4193;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4195 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4196 = t4195 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4197 = o + t4196;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4198 = (u64)t4190;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4199 = t4198 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4200 = t4199 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4201 = t4197 + t4200;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4202 = (u64)t4194;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4203 = t4202 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4204 = t4203 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4205 = t4201 + t4204;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4206 = (u64)t4148 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4207 = t4205 + t4206;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4207), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4208 = t4147 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4209 = t4208 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4210 = t4148 < t4145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4211 = t4209 & t4210;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4211) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4212 = t4208 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4213 = t4148 ^ t4212;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4214 = t4208 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4215 = t4213 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4216 = t4214 + t4215;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4217 = smem_1 + t4216;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_47;
                        u32 row_48;
                        u32 row_49;
                        u32 row_50;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t4217) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4218 = first + t4208;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4219 = t4218 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4220 = first_query + t4219;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4221 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4222 = first + t4208;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4223 = t4222 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4224 = t4221 + t4223;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4225 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4226 = t4225 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4227 = o + t4226;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4228 = (u64)t4220;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4229 = t4228 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4230 = t4229 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4231 = t4227 + t4230;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4232 = (u64)t4224;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4233 = t4232 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4234 = t4233 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4235 = t4231 + t4234;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4236 = (u64)t4148 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4237 = t4235 + t4236;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4237), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4238 = t4147 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4239 = t4238 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4240 = t4148 < t4145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4241 = t4239 & t4240;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4241) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4242 = t4238 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4243 = t4148 ^ t4242;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4244 = t4238 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4245 = t4243 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4246 = t4244 + t4245;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4247 = smem_1 + t4246;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_51;
                        u32 row_52;
                        u32 row_53;
                        u32 row_54;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t4247) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4248 = first + t4238;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4249 = t4248 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4250 = first_query + t4249;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4251 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4252 = first + t4238;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4253 = t4252 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4254 = t4251 + t4253;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4255 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4256 = t4255 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4257 = o + t4256;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4258 = (u64)t4250;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4259 = t4258 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4260 = t4259 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4261 = t4257 + t4260;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4262 = (u64)t4254;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4263 = t4262 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4264 = t4263 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4265 = t4261 + t4264;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4266 = (u64)t4148 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4267 = t4265 + t4266;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4267), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4268 = smem_1 + 8192u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4269 = t4147 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4270 = t4148 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4271 = t4270 < t4145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4272 = t4269 & t4271;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4272) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4273 = t4147 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4274 = t4148 ^ t4273;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4275 = t4147 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4276 = t4274 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4277 = t4275 + t4276;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4278 = t4268 + t4277;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_55;
                        u32 row_56;
                        u32 row_57;
                        u32 row_58;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t4278) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4279 = first + t4147;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4280 = t4279 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4281 = first_query + t4280;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4282 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4283 = first + t4147;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4284 = t4283 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4285 = t4282 + t4284;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4286 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4287 = t4286 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4288 = o + t4287;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4289 = (u64)t4281;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4290 = t4289 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4291 = t4290 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4292 = t4288 + t4291;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4293 = (u64)t4285;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4294 = t4293 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4295 = t4294 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4296 = t4292 + t4295;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4297 = (u64)t4148 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4298 = t4296 + t4297;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4298), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4299 = t4147 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4300 = t4299 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4301 = t4148 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4302 = t4301 < t4145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4303 = t4300 & t4302;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4303) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4304 = t4299 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4305 = t4148 ^ t4304;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4306 = t4299 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4307 = t4305 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4308 = t4306 + t4307;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4309 = t4268 + t4308;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_59;
                        u32 row_60;
                        u32 row_61;
                        u32 row_62;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t4309) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4310 = first + t4299;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4311 = t4310 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4312 = first_query + t4311;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4313 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4314 = first + t4299;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4315 = t4314 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4316 = t4313 + t4315;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4317 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4318 = t4317 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4319 = o + t4318;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4320 = (u64)t4312;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4321 = t4320 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4322 = t4321 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4323 = t4319 + t4322;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4324 = (u64)t4316;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4325 = t4324 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4326 = t4325 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4327 = t4323 + t4326;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4328 = (u64)t4148 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4329 = t4327 + t4328;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4329), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4330 = t4147 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4331 = t4330 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4332 = t4148 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4333 = t4332 < t4145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4334 = t4331 & t4333;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4334) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4335 = t4330 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4336 = t4148 ^ t4335;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4337 = t4330 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4338 = t4336 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4339 = t4337 + t4338;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4340 = t4268 + t4339;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_63;
                        u32 row_64;
                        u32 row_65;
                        u32 row_66;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t4340) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4341 = first + t4330;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4342 = t4341 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4343 = first_query + t4342;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4344 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4345 = first + t4330;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4346 = t4345 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4347 = t4344 + t4346;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4348 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4349 = t4348 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4350 = o + t4349;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4351 = (u64)t4343;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4352 = t4351 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4353 = t4352 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4354 = t4350 + t4353;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4355 = (u64)t4347;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4356 = t4355 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4357 = t4356 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4358 = t4354 + t4357;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4359 = (u64)t4148 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4360 = t4358 + t4359;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4360), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4361 = t4147 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4362 = t4361 < t43;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4363 = t4148 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4364 = t4363 < t4145;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t4365 = t4362 & t4364;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t4365) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4366 = t4361 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4367 = t4148 ^ t4366;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4368 = t4361 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4369 = t4367 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4370 = t4368 + t4369;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t4371 = t4268 + t4370;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_67;
                        u32 row_68;
                        u32 row_69;
                        u32 row_70;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t4371) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4372 = first + t4361;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4373 = t4372 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4374 = first_query + t4373;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4375 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4376 = first + t4361;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4377 = t4376 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t4378 = t4375 + t4377;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4379 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4380 = t4379 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4381 = o + t4380;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4382 = (u64)t4374;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4383 = t4382 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4384 = t4383 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4385 = t4381 + t4384;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4386 = (u64)t4378;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4387 = t4386 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4388 = t4387 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t4389 = t4385 + t4388;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4390 = (u64)t4148 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t4391 = t4389 + t4390;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t4391), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4392 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_71 = t89 + t4392;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t4394 = row_71 < t43;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4395 = first + row_71;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4396 = t4395 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4397 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4398 = first + row_71;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4399 = t4398 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4400 = t4397 + t4399;
#line 239 "fa-kernels/src/attention/softmax.rs"
                    const f32 max_9 = row_max;
                    const bool none_13 = max_9 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_14 = max_9 == __uint_as_float(0xff800000u);
                    const f32 t4403 = max_9 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4404 = none_14 ? 0.0f : t4403;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4405 = logit_7 - t4404;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool t4406 = 64.0f < t4405;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool alone_3 = none_13 | t4406;
                    const f32 t4408 = logit_7 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4409;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4409) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4410) : "f"(row_max), "f"(scale_log2), "f"(t4409));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t4410 * 0.6931472f;
                    const bool t4412 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4413 = t4412 ? __uint_as_float(0xff800000u) : lse_4;
#line 242 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = alone_3 ? t4408 : t4413;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t4415 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4416 = t4415 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4417 = t4394 & t4416;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t4417) {
                        const u32 t4418 = first_query + t4396;
                        const u64 t4419 = 0ull * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4420 = t4419 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4421 = lse + t4420;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4422 = (u64)t4400;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4423 = t4422 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4424 = t4423 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4425 = t4421 + t4424;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4426 = (u64)t4418;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4427 = t4426 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4428 = t4427 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4429 = t4425 + t4428;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4429), "f"(value_3) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4430 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4431 = t89 + t4430;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_72 = t4431 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t4433 = row_72 < t43;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4434 = first + row_72;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4435 = t4434 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4436 = t44 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4437 = first + row_72;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4438 = t4437 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4439 = t4436 + t4438;
#line 239 "fa-kernels/src/attention/softmax.rs"
                    const f32 max_10 = row_max_2;
                    const bool none_15 = max_10 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_16 = max_10 == __uint_as_float(0xff800000u);
                    const f32 t4442 = max_10 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4443 = none_16 ? 0.0f : t4442;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4444 = logit_8 - t4443;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool t4445 = 64.0f < t4444;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool alone_4 = none_15 | t4445;
                    const f32 t4447 = logit_8 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4448;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4448) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t4449;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4449) : "f"(row_max_2), "f"(scale_log2), "f"(t4448));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t4449 * 0.6931472f;
                    const bool t4451 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t4452 = t4451 ? __uint_as_float(0xff800000u) : lse_5;
#line 242 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = alone_4 ? t4447 : t4452;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t4454 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4455 = t4454 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t4456 = t4433 & t4455;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t4456) {
                        const u32 t4457 = first_query + t4435;
                        const u64 t4458 = 0ull * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4459 = t4458 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4460 = lse + t4459;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4461 = (u64)t4439;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4462 = t4461 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4463 = t4462 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4464 = t4460 + t4463;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4465 = (u64)t4457;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4466 = t4465 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4467 = t4466 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t4468 = t4464 + t4467;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4468), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
