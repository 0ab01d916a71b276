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
#line 54 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 54 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t1 / splits;
    const u32 t3 = blockIdx.x;
#line 55 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 split = t3 % splits;
#line 57 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 kv_heads = heads / group;
    const u32 head = tile / tiles;
    const u32 batch_2 = head / kv_heads;
#line 121 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = batch_2 + 1u;
    const u64 t9 = (u64)batch_2;
#line 122 "fa-kernels/src/attention/options/packed.rs"
    const u64 t10 = t9 * cu_seqlens_q_stride0;
#line 122 "fa-kernels/src/attention/options/packed.rs"
    const u64 t11 = t10 * 4ull;
#line 122 "fa-kernels/src/attention/options/packed.rs"
    const u64 t12 = cu_seqlens_q + t11;
#line 122 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t12) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
    const u64 t14 = (u64)next;
#line 123 "fa-kernels/src/attention/options/packed.rs"
    const u64 t15 = t14 * cu_seqlens_q_stride0;
#line 123 "fa-kernels/src/attention/options/packed.rs"
    const u64 t16 = t15 * 4ull;
#line 123 "fa-kernels/src/attention/options/packed.rs"
    const u64 t17 = cu_seqlens_q + t16;
#line 123 "fa-kernels/src/attention/options/packed.rs"
    u32 t18;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t18) : "l"(t17) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t18 - first_query;
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q_2 : added_k;
    const u64 t22 = (u64)batch_2;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t23 = t22 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t24 = t23 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t25 = seqused_k + t24;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t26;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t26) : "l"(t25) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t26 < seq_k ? t26 : seq_k;
    const u32 t28 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t28 < seq_k ? t28 : seq_k;
#line 175 "fa-kernels/src/attention/options/paged.rs"
    const u64 t30 = (u64)batch_2;
#line 175 "fa-kernels/src/attention/options/paged.rs"
    const u64 t31 = t30 * block_table_stride0;
#line 175 "fa-kernels/src/attention/options/paged.rs"
    const u64 t32 = t31 * 4ull;
#line 175 "fa-kernels/src/attention/options/paged.rs"
    const u64 t33 = block_table + t32;
#line 175 "fa-kernels/src/attention/options/paged.rs"
    const u32 t34 = (u32)block_table_stride1;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t35 = tile % tiles;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t35 << 6u;
    const u32 t37 = seq_q_2 * group;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t38 = t37 > first ? t37 : first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t39 = t38 - first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t40 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t41 = first / group;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t42 = t41 + end_6;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t42 + 1u;
    const u32 t44 = end > seq_q_2 ? end : seq_q_2;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t45 = t44 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t45 < end_6 ? t45 : end_6;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t47 = t39 < 64u ? t39 : 64u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = t47 > 1u ? t47 : 1u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t49 = t48 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t50 = first + t49;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t51 = t50 / group;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t51 + end_6;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t52 + 1u;
    const u32 t54 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t55 = t54 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t55 < end_6 ? t55 : end_6;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = end_4 + 63u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t58 = t57 >> 6u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t58 > 1u ? t58 : 1u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = end_2 >> 6u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t60 < end_5 ? t60 : end_5;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t62 = end_5 - whole;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t63 = t62 < end_5 ? t62 : end_5;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t64 = end_5 + blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t65 = t64 - 1u;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t66 = t65 / blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t67 = split * blocks_of_split;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t67 < end_5 ? t67 : end_5;
    const u32 t69 = end_5 - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t70 = end_5 - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t71 = t70 < blocks_of_split ? t70 : blocks_of_split;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t72 = t63 > before ? t63 : before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t73 = t72 - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t74 = end_5 > before ? end_5 : before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t75 = t74 - before;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t76 = t39 != 0u;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t77 = split < t66;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t78 = t76 & t77;
#line 33 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t78) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t81 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t81));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t85 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t86 = warp_n << 6u;
#line 42 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t88 = thread >> 3u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t89 = thread & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t90 = t88 & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t91 = t89 ^ t90;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t92 = t88 << 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t93 = t91 << 4u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t94 = t92 + t93;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t95 = (u64)t88 * 0u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t96 = (u64)t89 * 16u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t97 = t95 + t96;
        const u32 t98 = head_dim >> 3u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t99 = (u64)t89 * 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t100 = smem_1 + t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t101 = t39 > 1u ? t39 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t102 = t101 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t103 = t88 < t102 ? t88 : t102;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t104 = first + t103;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t105 = t104 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t106 = first_query + t105;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t107 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t108 = first + t103;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t109 = t108 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t110 = t107 + t109;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t111 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t112 = t111 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t113 = q + t112;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t114 = (u64)t106;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t115 = t114 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t116 = t115 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t117 = t113 + t116;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t118 = (u64)t110;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t119 = t118 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t120 = t119 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t121 = t117 + t120;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t122 = t121 + t99;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t123 = t88 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t124 = t39 > 1u ? t39 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t125 = t124 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t126 = t123 < t125 ? t123 : t125;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t127 = first + t126;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t128 = t127 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t129 = first_query + t128;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t130 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t131 = first + t126;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t132 = t131 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t133 = t130 + t132;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t134 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t135 = t134 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t136 = q + t135;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t137 = (u64)t129;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t138 = t137 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t139 = t138 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t140 = t136 + t139;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t141 = (u64)t133;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t142 = t141 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t143 = t142 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t144 = t140 + t143;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t145 = t144 + t99;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t146 = t88 + 32u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t147 = t39 > 1u ? t39 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t148 = t147 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t149 = t146 < t148 ? t146 : t148;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t150 = first + t149;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t151 = t150 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t152 = first_query + t151;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t153 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t154 = first + t149;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t155 = t154 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t156 = t153 + t155;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t157 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t158 = t157 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t159 = q + t158;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t160 = (u64)t152;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t161 = t160 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t162 = t161 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t163 = t159 + t162;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t164 = (u64)t156;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t165 = t164 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t166 = t165 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t167 = t163 + t166;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t168 = t167 + t99;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t169 = t88 + 48u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t170 = t39 > 1u ? t39 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t171 = t170 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t172 = t169 < t171 ? t169 : t171;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t173 = first + t172;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t174 = t173 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t175 = first_query + t174;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t176 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t177 = first + t172;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t178 = t177 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t179 = t176 + t178;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t180 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t181 = t180 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t182 = q + t181;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t183 = (u64)t175;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t184 = t183 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t185 = t184 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t186 = t182 + t185;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t187 = (u64)t179;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t188 = t187 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t189 = t188 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t190 = t186 + t189;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t191 = t190 + t99;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t192 = t88 < t39;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t193 = t89 < t98;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t194 = t192 & t193;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t195 = t194 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t100), "l"(t122), "r"(t195) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t196 = t88 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t197 = t196 < t39;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t198 = t89 < t98;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t199 = t197 & t198;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t200 = t199 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t100), "l"(t145), "r"(t200) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t201 = t88 + 32u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t202 = t201 < t39;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t203 = t89 < t98;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t204 = t202 & t203;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t205 = t204 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t100), "l"(t168), "r"(t205) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t206 = t88 + 48u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t207 = t206 < t39;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t208 = t89 < t98;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t209 = t207 & t208;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t210 = t209 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t100), "l"(t191), "r"(t210) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t211 = t122 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t212 = t88 < t39;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t213 = t89 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t214 = t213 < t98;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t215 = t212 & t214;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t216 = t215 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t100), "l"(t211), "r"(t216) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t217 = t145 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t218 = t88 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t219 = t218 < t39;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t220 = t89 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t221 = t220 < t98;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t222 = t219 & t221;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t223 = t222 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t100), "l"(t217), "r"(t223) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t224 = t168 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t225 = t88 + 32u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t226 = t225 < t39;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t227 = t89 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t228 = t227 < t98;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t229 = t226 & t228;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t230 = t229 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t100), "l"(t224), "r"(t230) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t231 = t191 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t232 = t88 + 48u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t233 = t232 < t39;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t234 = t89 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t235 = t234 < t98;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t236 = t233 & t235;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t237 = t236 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t100), "l"(t231), "r"(t237) : "memory");
#line 53 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 93 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t239 = ring + 32768u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t240 = 0ull * k_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t241 = t240 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = k + t241;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t243 = 0ull * k_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = t243 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t242 + t244;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = (u64)t40;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t247 = t246 * k_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t248 = t247 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t249 = t245 + t248;
        const u32 t250 = (u32)k_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = t250 << 1u;
        const u32 t252 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t254 = t252 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = t253 ^ t254;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t252 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t255 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t256 + t257;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t259 = (u64)t252 * t251;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t260 = t249 + t259;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t261 = (u64)t253 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = t260 + t261;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = (u64)t251 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t264 = (u32)k_stride0;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = t264 << 1u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = 0ull * v_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = t266 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t268 = v + t267;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t269 = 0ull * v_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = t269 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = t268 + t270;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t272 = (u64)t40;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = t272 * v_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t273 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = t271 + t274;
        const u32 t276 = (u32)v_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t277 = t276 << 1u;
        const u32 t278 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = t278 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t279 ^ t280;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t282 = t278 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = t281 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t284 = t282 + t283;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t285 = (u64)t278 * t277;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t286 = t275 + t285;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t287 = (u64)t279 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t288 = t286 + t287;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = (u64)t277 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t290 = (u32)v_stride0;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t291 = t290 << 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t292 = t69 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t292 << 6u;
        const u32 t294 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t295 = (u64)t253 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = ring + t258;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t299 = t298 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t300 = t297 < t299 ? t297 : t299;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t301 = t300 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t302;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t302) : "r"(t301), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index = t302 >> page_shift;
        const u64 t304 = (u64)index * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t305 = t304 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t306 = t33 + t305;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t306) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t308 = index * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t309 = t300 - t308;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t310 = (u64)page * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t311 = t249 + t310;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t312 = (u64)t309 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t313 = t311 + t312;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t314 = t313 + t295;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = t315 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t317 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t318 = t317 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t319 = t316 < t318 ? t316 : t318;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t320 = t319 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t321;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t321) : "r"(t320), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_2 = t321 >> page_shift;
        const u64 t323 = (u64)index_2 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t324 = t323 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t325 = t33 + t324;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_2;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t325) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t327 = index_2 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t328 = t319 - t327;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t329 = (u64)page_2 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t330 = t249 + t329;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t331 = (u64)t328 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t332 = t330 + t331;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t333 = t332 + t295;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t334 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t335 = t334 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t336 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t337 = t336 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t338 = t335 < t337 ? t335 : t337;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t339 = t338 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t340;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t340) : "r"(t339), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_3 = t340 >> page_shift;
        const u64 t342 = (u64)index_3 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t343 = t342 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t344 = t33 + t343;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_3;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t344) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t346 = index_3 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t347 = t338 - t346;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t348 = (u64)page_3 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t349 = t249 + t348;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t350 = (u64)t347 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t351 = t349 + t350;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t352 = t351 + t295;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t353 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t354 = t353 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t355 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t356 = t355 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = t354 < t356 ? t354 : t356;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t358 = t357 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t359;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t359) : "r"(t358), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_4 = t359 >> page_shift;
        const u64 t361 = (u64)index_4 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t362 = t361 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t363 = t33 + t362;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_4;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t363) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t365 = index_4 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t366 = t357 - t365;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t367 = (u64)page_4 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t368 = t249 + t367;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = (u64)t366 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = t368 + t369;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = t370 + t295;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t372 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t373 = t372 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t374 = t253 < t294;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t375 = t373 & t374;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t296), "l"(t314), "r"(t376) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t377 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t377 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t379 = t378 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t380 = t253 < t294;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t381 = t379 & t380;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t382 = t381 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t296), "l"(t333), "r"(t382) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t383 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t384 = t383 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t385 = t384 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t386 = t253 < t294;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t387 = t385 & t386;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t388 = t387 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t296), "l"(t352), "r"(t388) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t389 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = t389 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t391 = t390 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t392 = t253 < t294;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t393 = t391 & t392;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t394 = t393 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t296), "l"(t371), "r"(t394) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t395 = t314 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t396 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t397 = t396 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t399 = t398 < t294;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t400 = t397 & t399;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t401 = t400 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t296), "l"(t395), "r"(t401) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t402 = t333 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t403 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = t403 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t405 = t404 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t407 = t406 < t294;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t408 = t405 & t407;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t409 = t408 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t296), "l"(t402), "r"(t409) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t410 = t352 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t411 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = t411 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t413 = t412 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t414 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t415 = t414 < t294;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t416 = t413 & t415;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t417 = t416 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t296), "l"(t410), "r"(t417) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t418 = t371 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t419 = first_key + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t420 = t419 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t421 = t420 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t422 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t423 = t422 < t294;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t424 = t421 & t423;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t425 = t424 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t296), "l"(t418), "r"(t425) : "memory");
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t426 = t69 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t426 << 6u;
        const u32 t428 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t429 = (u64)t279 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t430 = t239 + t284;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t431 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t432 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t433 = t432 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t431 < t433 ? t431 : t433;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t435 = t434 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t436;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t436) : "r"(t435), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_5 = t436 >> page_shift;
        const u64 t438 = (u64)index_5 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t439 = t438 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t440 = t33 + t439;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t440) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t442 = index_5 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t443 = t434 - t442;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t444 = (u64)page_5 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t445 = t275 + t444;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t446 = (u64)t443 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t447 = t445 + t446;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t448 = t447 + t429;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t449 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t450 = t449 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t451 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t452 = t451 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t453 = t450 < t452 ? t450 : t452;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t454 = t453 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t455;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t455) : "r"(t454), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t455 >> page_shift;
        const u64 t457 = (u64)index_6 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t458 = t457 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t459 = t33 + t458;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t459) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t461 = index_6 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t462 = t453 - t461;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t463 = (u64)page_6 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t464 = t275 + t463;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t465 = (u64)t462 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t466 = t464 + t465;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t467 = t466 + t429;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t468 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t469 = t468 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t470 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t471 = t470 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t472 = t469 < t471 ? t469 : t471;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t473 = t472 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t474;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t474) : "r"(t473), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_7 = t474 >> page_shift;
        const u64 t476 = (u64)index_7 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t477 = t476 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t478 = t33 + t477;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_7;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t478) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t480 = index_7 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t481 = t472 - t480;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t482 = (u64)page_7 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t483 = t275 + t482;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t484 = (u64)t481 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t485 = t483 + t484;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t486 = t485 + t429;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t487 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t488 = t487 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t489 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t490 = t489 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t491 = t488 < t490 ? t488 : t490;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t492 = t491 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t493;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t493) : "r"(t492), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t493 >> page_shift;
        const u64 t495 = (u64)index_8 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t496 = t495 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t497 = t33 + t496;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_8;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t497) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t499 = index_8 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t500 = t491 - t499;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t501 = (u64)page_8 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t502 = t275 + t501;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t503 = (u64)t500 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t504 = t502 + t503;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t505 = t504 + t429;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t506 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t507 = t506 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t508 = t279 < t428;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t509 = t507 & t508;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t510 = t509 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t430), "l"(t448), "r"(t510) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t511 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = t511 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t513 = t512 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t514 = t279 < t428;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t515 = t513 & t514;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t516 = t515 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t430), "l"(t467), "r"(t516) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t517 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t518 = t517 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t519 = t518 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t520 = t279 < t428;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t521 = t519 & t520;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t522 = t521 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t430), "l"(t486), "r"(t522) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t523 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t523 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t525 = t524 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t526 = t279 < t428;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t527 = t525 & t526;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t528 = t527 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t430), "l"(t505), "r"(t528) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t529 = t448 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t530 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t531 = t530 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t533 = t532 < t428;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t534 = t531 & t533;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t535 = t534 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t430), "l"(t529), "r"(t535) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t536 = t467 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t538 = t537 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t539 = t538 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t540 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t540 < t428;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t542 = t539 & t541;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t543 = t542 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t430), "l"(t536), "r"(t543) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t544 = t486 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t545 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t546 = t545 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t547 = t546 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t548 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t549 = t548 < t428;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t550 = t547 & t549;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = t550 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t430), "l"(t544), "r"(t551) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t552 = t505 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t553 = first_key_2 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t554 = t553 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t555 = t554 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t556 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t557 = t556 < t428;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t558 = t555 & t557;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t559 = t558 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t430), "l"(t552), "r"(t559) : "memory");
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t560 = 1u < t71;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t560) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t561 = ring + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t562 = t69 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t563 = t562 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t563 << 6u;
            const u32 t565 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t566 = (u64)t253 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t567 = t561 + t258;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t568 = first_key_3 + t252;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t569 = t568 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t570;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t570) : "r"(t569), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_9 = t570 >> page_shift;
            const u64 t572 = (u64)index_9 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t573 = t572 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t574 = t33 + t573;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_9;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t574) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t576 = index_9 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t577 = t568 - t576;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t578 = (u64)page_9 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t579 = t249 + t578;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t580 = (u64)t577 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t581 = t579 + t580;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t582 = t581 + t566;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t583 = first_key_3 + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t584 = t583 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t585 = t584 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t586;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t586) : "r"(t585), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t586 >> page_shift;
            const u64 t588 = (u64)index_10 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t589 = t588 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t590 = t33 + t589;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_10;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t590) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t592 = index_10 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t593 = t584 - t592;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t594 = (u64)page_10 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t595 = t249 + t594;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t596 = (u64)t593 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t597 = t595 + t596;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t598 = t597 + t566;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t599 = first_key_3 + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t600 = t599 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t601 = t600 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t602;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t602) : "r"(t601), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_11 = t602 >> page_shift;
            const u64 t604 = (u64)index_11 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t605 = t604 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t606 = t33 + t605;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_11;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t606) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t608 = index_11 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t609 = t600 - t608;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t610 = (u64)page_11 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t611 = t249 + t610;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t612 = (u64)t609 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t613 = t611 + t612;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t614 = t613 + t566;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t615 = first_key_3 + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t616 = t615 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t617 = t616 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t618;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t618) : "r"(t617), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_12 = t618 >> page_shift;
            const u64 t620 = (u64)index_12 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t621 = t620 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t622 = t33 + t621;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_12;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t622) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t624 = index_12 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t625 = t616 - t624;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t626 = (u64)page_12 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t627 = t249 + t626;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t628 = (u64)t625 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t629 = t627 + t628;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t630 = t629 + t566;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t631 = t253 < t565;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t632 = t631 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t567), "l"(t582), "r"(t632) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t633 = t253 < t565;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t634 = t633 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t567), "l"(t598), "r"(t634) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t635 = t253 < t565;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t636 = t635 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t567), "l"(t614), "r"(t636) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t637 = t253 < t565;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t638 = t637 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t567), "l"(t630), "r"(t638) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t639 = t582 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t640 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t641 = t640 < t565;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t642 = t641 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t567), "l"(t639), "r"(t642) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t643 = t598 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t644 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t645 = t644 < t565;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t646 = t645 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t567), "l"(t643), "r"(t646) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t647 = t614 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t648 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t649 = t648 < t565;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t650 = t649 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t567), "l"(t647), "r"(t650) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t651 = t630 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t652 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t653 = t652 < t565;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t654 = t653 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t567), "l"(t651), "r"(t654) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t655 = 1u < t71;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t655) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t656 = t239 + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t657 = t69 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t658 = t657 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t658 << 6u;
            const u32 t660 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t661 = (u64)t279 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t662 = t656 + t284;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t663 = first_key_4 + t278;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t664 = t663 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t665;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t665) : "r"(t664), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t665 >> page_shift;
            const u64 t667 = (u64)index_13 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t668 = t667 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t669 = t33 + t668;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_13;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t669) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t671 = index_13 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t672 = t663 - t671;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t673 = (u64)page_13 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t674 = t275 + t673;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t675 = (u64)t672 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t676 = t674 + t675;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t677 = t676 + t661;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t678 = first_key_4 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t679 = t678 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t680 = t679 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t681;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t681) : "r"(t680), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t681 >> page_shift;
            const u64 t683 = (u64)index_14 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t684 = t683 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t685 = t33 + t684;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_14;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t685) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t687 = index_14 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t688 = t679 - t687;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t689 = (u64)page_14 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t690 = t275 + t689;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t691 = (u64)t688 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t692 = t690 + t691;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t693 = t692 + t661;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t694 = first_key_4 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t695 = t694 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t696 = t695 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t697;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t697) : "r"(t696), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t697 >> page_shift;
            const u64 t699 = (u64)index_15 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t700 = t699 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t701 = t33 + t700;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_15;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t701) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t703 = index_15 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t704 = t695 - t703;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t705 = (u64)page_15 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t706 = t275 + t705;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t707 = (u64)t704 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t708 = t706 + t707;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t709 = t708 + t661;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t710 = first_key_4 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t711 = t710 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t712 = t711 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t713;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t713) : "r"(t712), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t713 >> page_shift;
            const u64 t715 = (u64)index_16 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t716 = t715 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t717 = t33 + t716;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_16;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t717) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t719 = index_16 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t720 = t711 - t719;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t721 = (u64)page_16 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t722 = t275 + t721;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t723 = (u64)t720 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t724 = t722 + t723;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t725 = t724 + t661;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t726 = t279 < t660;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = t726 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t662), "l"(t677), "r"(t727) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t728 = t279 < t660;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t729 = t728 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t662), "l"(t693), "r"(t729) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t730 = t279 < t660;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t731 = t730 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t662), "l"(t709), "r"(t731) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t732 = t279 < t660;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t733 = t732 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t662), "l"(t725), "r"(t733) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t734 = t677 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t735 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t736 = t735 < t660;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t737 = t736 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t662), "l"(t734), "r"(t737) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t738 = t693 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t739 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t740 = t739 < t660;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t741 = t740 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t662), "l"(t738), "r"(t741) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t742 = t709 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t743 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t744 = t743 < t660;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t745 = t744 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t662), "l"(t742), "r"(t745) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t746 = t725 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t747 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t748 = t747 < t660;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t749 = t748 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t662), "l"(t746), "r"(t749) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t750 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t751 = t85 + t750;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t752 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t753 = t751 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t754 = t752 ^ t753;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t755 = t751 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t756 = t754 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t757 = t755 + t756;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t758 = smem_1 + t757;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t759;
        asm volatile("mov.b32 %0, %1;" : "=r"(t759) : "r"(t758));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t759) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t760;
        asm volatile("mov.b32 %0, %1;" : "=r"(t760) : "r"(t758));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t761 = t760 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t761) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t762;
        asm volatile("mov.b32 %0, %1;" : "=r"(t762) : "r"(t758));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t763 = t762 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t763) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t764;
        asm volatile("mov.b32 %0, %1;" : "=r"(t764) : "r"(t758));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t765 = t764 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t765) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t766;
        asm volatile("mov.b32 %0, %1;" : "=r"(t766) : "r"(t758));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t766) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t767;
        asm volatile("mov.b32 %0, %1;" : "=r"(t767) : "r"(t758));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t768 = t767 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t768) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t769;
        asm volatile("mov.b32 %0, %1;" : "=r"(t769) : "r"(t758));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t770 = t769 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t770) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t771;
        asm volatile("mov.b32 %0, %1;" : "=r"(t771) : "r"(t758));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t772 = t771 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t772) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t773 = lane & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t774 = t86 + t773;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t775 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t776 = t775 << 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t777 = t774 + t776;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t778 = lane >> 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t779 = t778 & 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t780 = t777 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t781 = t779 ^ t780;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t782 = t777 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t783 = t781 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t784 = t782 + t783;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t785 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t786 = t86 + t785;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t787 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t788 = t786 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t789 = t787 ^ t788;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t790 = t786 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t791 = t789 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t792 = t790 + t791;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t793 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t794 = t85 + t793;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t795 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t796 = first + t794;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t797 = t796 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t798 = t795 + t797;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t799 = (u64)batch_2;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t800 = t799 * alibi_slopes_stride0;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t801 = t800 * 4ull;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t802 = alibi_slopes + t801;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t803 = (u64)t798;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t804 = t803 * alibi_slopes_stride1;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t805 = t804 * 4ull;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t806 = t802 + t805;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t806) : "memory");
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        f32 t808;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t808) : "f"(scale_log2));
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t809 = t808 * 1.442695f;
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_3 = slope * t809;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t811 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t812 = t85 + t811;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t813 = t812 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t814 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t815 = first + t813;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t816 = t815 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t817 = t814 + t816;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t818 = (u64)batch_2;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t819 = t818 * alibi_slopes_stride0;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t820 = t819 * 4ull;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t821 = alibi_slopes + t820;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t822 = (u64)t817;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t823 = t822 * alibi_slopes_stride1;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t824 = t823 * 4ull;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t825 = t821 + t824;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope_2;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope_2) : "l"(t825) : "memory");
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        f32 t827;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(scale_log2));
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t828 = t827 * 1.442695f;
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_4 = slope_2 * t828;
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
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_9 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_10 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_11 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_12 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_13 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_14 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_15 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_16 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_17 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_18 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_19 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_20 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_21 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_22 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_23 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_24 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_25 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_26 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_27 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_28 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_29 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_30 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_31 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_32 = 0.0f;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t830;
        asm volatile("mov.b32 %0, %1;" : "=r"(t830) : "r"(t784));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t831 = t830 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t832 = t830 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t833 = t830 ^ 96u;
        const u32 t834 = ring + t830;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t834) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t834) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t834) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t834) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t835 = ring + t831;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t835) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t835) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t835) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t835) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t836 = ring + t832;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t836) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_65), "r"(m_66));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_67), "r"(m_68));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t836) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_69), "r"(m_70));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_71), "r"(m_72));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t836) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_73), "r"(m_74));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_75), "r"(m_76));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t836) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_77), "r"(m_78));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_79), "r"(m_80));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t837 = ring + t833;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t837) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_81), "r"(m_82));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_83), "r"(m_84));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t837) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_85), "r"(m_86));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_87), "r"(m_88));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t837) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_89), "r"(m_90));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_91), "r"(m_92));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t837) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_93), "r"(m_94));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_95), "r"(m_96));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t834) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_97), "r"(m_98));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_99), "r"(m_100));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t834) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_101), "r"(m_102));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_103), "r"(m_104));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t834) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_105), "r"(m_106));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_107), "r"(m_108));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t834) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_109), "r"(m_110));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_111), "r"(m_112));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t835) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_113), "r"(m_114));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_115), "r"(m_116));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t835) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t835) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_121), "r"(m_122));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_123), "r"(m_124));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t835) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_125), "r"(m_126));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_127), "r"(m_128));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t836) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_129), "r"(m_130));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_131), "r"(m_132));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t836) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_133), "r"(m_134));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_135), "r"(m_136));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t836) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_137), "r"(m_138));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_139), "r"(m_140));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t836) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_141), "r"(m_142));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_143), "r"(m_144));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t837) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_145), "r"(m_146));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_147), "r"(m_148));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t837) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_149), "r"(m_150));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_151), "r"(m_152));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t837) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_153), "r"(m_154));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_155), "r"(m_156));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t837) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_157), "r"(m_158));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_159), "r"(m_160));
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t838 = t69 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t839 = t838 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t839 + t86;
        const u32 t841 = first + t85;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t842 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t843 = t842 << 1u;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t844 = first_key_5 + t843;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t845 = t844 + seq_q_2;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column = (f32)t845;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t847 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t848 = t841 + t847;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 query = t848 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t850 = query + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t851 = (f32)t850;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = t851 - column;
        const f32 t853 = slope_3 * distance;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = -t853;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t855 = s + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t856;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t856) : "f"(slope_3), "f"(0.0f), "f"(t855));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s = t856;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t857 = s_2 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t858;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(slope_3), "f"(1.0f), "f"(t857));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t858;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t859 = s_5 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t860;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t860) : "f"(slope_3), "f"(8.0f), "f"(t859));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t860;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t861 = s_6 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t862;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(slope_3), "f"(9.0f), "f"(t861));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t862;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t863 = s_9 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t864;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(slope_3), "f"(16.0f), "f"(t863));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t864;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t865 = s_10 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t866;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t866) : "f"(slope_3), "f"(17.0f), "f"(t865));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t866;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t867 = s_13 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t868;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(slope_3), "f"(24.0f), "f"(t867));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t868;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t869 = s_14 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t870;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t870) : "f"(slope_3), "f"(25.0f), "f"(t869));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t870;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t871 = s_17 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t872;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t872) : "f"(slope_3), "f"(32.0f), "f"(t871));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_17 = t872;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t873 = s_18 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t874;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(slope_3), "f"(33.0f), "f"(t873));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_18 = t874;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t875 = s_21 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(slope_3), "f"(40.0f), "f"(t875));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_21 = t876;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t877 = s_22 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t878;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t878) : "f"(slope_3), "f"(41.0f), "f"(t877));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_22 = t878;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t879 = s_25 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t880;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t880) : "f"(slope_3), "f"(48.0f), "f"(t879));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_25 = t880;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t881 = s_26 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t882;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t882) : "f"(slope_3), "f"(49.0f), "f"(t881));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_26 = t882;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t883 = s_29 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t884;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(slope_3), "f"(56.0f), "f"(t883));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_29 = t884;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t885 = s_30 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t886;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t886) : "f"(slope_3), "f"(57.0f), "f"(t885));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_30 = t886;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t887 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t888 = t841 + t887;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t889 = t888 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 query_2 = t889 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t891 = query_2 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t892 = (f32)t891;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = t892 - column;
        const f32 t894 = slope_4 * distance_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = -t894;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t896 = s_3 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t897;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t897) : "f"(slope_4), "f"(0.0f), "f"(t896));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t897;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t898 = s_4 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t899;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t899) : "f"(slope_4), "f"(1.0f), "f"(t898));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t899;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t900 = s_7 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t901;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t901) : "f"(slope_4), "f"(8.0f), "f"(t900));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t901;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t902 = s_8 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t903;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(slope_4), "f"(9.0f), "f"(t902));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t903;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t904 = s_11 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t905;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(slope_4), "f"(16.0f), "f"(t904));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t905;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t906 = s_12 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t907;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t907) : "f"(slope_4), "f"(17.0f), "f"(t906));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t907;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t908 = s_15 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t909;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t909) : "f"(slope_4), "f"(24.0f), "f"(t908));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t909;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t910 = s_16 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t911;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t911) : "f"(slope_4), "f"(25.0f), "f"(t910));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t911;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t912 = s_19 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t913;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t913) : "f"(slope_4), "f"(32.0f), "f"(t912));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_19 = t913;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t914 = s_20 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t915;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t915) : "f"(slope_4), "f"(33.0f), "f"(t914));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_20 = t915;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t916 = s_23 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t917;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(slope_4), "f"(40.0f), "f"(t916));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_23 = t917;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t918 = s_24 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t919;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(slope_4), "f"(41.0f), "f"(t918));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_24 = t919;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t920 = s_27 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t921;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(slope_4), "f"(48.0f), "f"(t920));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_27 = t921;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t922 = s_28 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t923;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t923) : "f"(slope_4), "f"(49.0f), "f"(t922));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_28 = t923;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t924 = s_31 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t925;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(slope_4), "f"(56.0f), "f"(t924));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_31 = t925;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t926 = s_32 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t927;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t927) : "f"(slope_4), "f"(57.0f), "f"(t926));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_32 = t927;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t928 = 0u < t73;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t929 = t75 <= 0u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t930 = t928 | t929;
#line 313 "fa-kernels/src/attention/kernel_problem.rs"
        if (t930) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t931 = t69 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t932 = t931 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_6 = t932 + t86;
            const u32 t934 = first + t85;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t935 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t936 = t935 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 column_2 = first_key_6 + t936;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t938 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t939 = t934 + t938;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t940 = t939 / group;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t941 = t940 + end_6;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t941 + 1u;
            const u32 t943 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t944 = t943 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t944 < end_6 ? t944 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t946 = end_8 > column_2 ? end_8 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t946 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t949 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s = t949;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t951 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_2 = t951;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t953 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_5 = t953;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t955 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_6 = t955;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t957 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_9 = t957;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t959 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_10 = t959;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t961 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_13 = t961;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t963 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_14 = t963;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t965 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_17 = t965;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t967 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_18 = t967;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t969 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_21 = t969;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t971 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_22 = t971;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t973 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_25 = t973;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t975 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_26 = t975;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t977 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_29 = t977;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t979 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_30 = t979;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t980 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t981 = t934 + t980;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t982 = t981 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t983 = t982 / group;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t984 = t983 + end_6;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t984 + 1u;
            const u32 t986 = end_10 > seq_q_2 ? end_10 : seq_q_2;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t987 = t986 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t987 < end_6 ? t987 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t989 = end_11 > column_2 ? end_11 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t989 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t992 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_3 = t992;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t994 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_4 = t994;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t996 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_7 = t996;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t998 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_8 = t998;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1000 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_11 = t1000;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1002 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_12 = t1002;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1004 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_15 = t1004;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1006 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_16 = t1006;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1008 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_19 = t1008;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1010 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_20 = t1010;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1012 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_23 = t1012;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1014 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_24 = t1014;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1016 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_27 = t1016;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1018 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_28 = t1018;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1020 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_31 = t1020;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1022 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_32 = t1022;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1024;
        asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1025;
        asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1024), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1026;
        asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1025), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1027;
        asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1026), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1028;
        asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1027), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1029;
        asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1028), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1030;
        asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1029), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1031;
        asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1030), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1032;
        asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1031), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1033;
        asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1032), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1034;
        asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1033), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1035;
        asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1034), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1036;
        asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1035), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1037;
        asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1036), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1038;
        asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1037), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1039;
        asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1038), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1040;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1040) : "f"(t1039));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1039), "f"(t1040));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1042;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1042) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1042));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1045 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1045;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1047 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1048;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(old), "f"(scale_log2), "f"(t1047));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1048));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1050 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1051 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1051));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1053;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t1053;
        const f32 t1054 = t1050 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1055 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1055));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1057;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1057;
        const f32 t1058 = t1054 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1059 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1059));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1061;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1061;
        const f32 t1062 = t1058 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1063 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1063));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1065;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1065;
        const f32 t1066 = t1062 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1067 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1067));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1069;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1069) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1069;
        const f32 t1070 = t1066 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1071 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1071));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1073;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1073;
        const f32 t1074 = t1070 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1075 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1075));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1077;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1077;
        const f32 t1078 = t1074 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1079 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1079));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1081;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1081;
        const f32 t1082 = t1078 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1083 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1083));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1085;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1085;
        const f32 t1086 = t1082 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1087 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1087));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1089;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1089;
        const f32 t1090 = t1086 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1091 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1091));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1093;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1093;
        const f32 t1094 = t1090 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1095 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1095));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1097;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1097;
        const f32 t1098 = t1094 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1099 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1099));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1101;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1101;
        const f32 t1102 = t1098 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1103 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1103));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1105;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1105;
        const f32 t1106 = t1102 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1107 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1107));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1109;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1109;
        const f32 t1110 = t1106 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1111 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1111));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1113;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1113;
        const f32 t1114 = t1110 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1115 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1116 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1117 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1118 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1119 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1120 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1121 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1122 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1123 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1124 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1125 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1126 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1127 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1128 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1129 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1130 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1131 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1132 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1133 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1134 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1135 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1136 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1137 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1138 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1139 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1140 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1141 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1142 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1143 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1144 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1145 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1146 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1146;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1148;
        asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1149;
        asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(t1148), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1150;
        asm("max.f32 %0, %1, %2;" : "=f"(t1150) : "f"(t1149), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1151;
        asm("max.f32 %0, %1, %2;" : "=f"(t1151) : "f"(t1150), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1152;
        asm("max.f32 %0, %1, %2;" : "=f"(t1152) : "f"(t1151), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1153;
        asm("max.f32 %0, %1, %2;" : "=f"(t1153) : "f"(t1152), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1154;
        asm("max.f32 %0, %1, %2;" : "=f"(t1154) : "f"(t1153), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1155;
        asm("max.f32 %0, %1, %2;" : "=f"(t1155) : "f"(t1154), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1156;
        asm("max.f32 %0, %1, %2;" : "=f"(t1156) : "f"(t1155), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1157;
        asm("max.f32 %0, %1, %2;" : "=f"(t1157) : "f"(t1156), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1158;
        asm("max.f32 %0, %1, %2;" : "=f"(t1158) : "f"(t1157), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1159;
        asm("max.f32 %0, %1, %2;" : "=f"(t1159) : "f"(t1158), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1160;
        asm("max.f32 %0, %1, %2;" : "=f"(t1160) : "f"(t1159), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1161;
        asm("max.f32 %0, %1, %2;" : "=f"(t1161) : "f"(t1160), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1162;
        asm("max.f32 %0, %1, %2;" : "=f"(t1162) : "f"(t1161), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1163;
        asm("max.f32 %0, %1, %2;" : "=f"(t1163) : "f"(t1162), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1164;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1164) : "f"(t1163));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1163), "f"(t1164));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1166;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1166) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1166));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1169 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1169;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1171 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1172;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1172) : "f"(old_2), "f"(scale_log2), "f"(t1171));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1172));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1174 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1175 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1175));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1177;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1177;
        const f32 t1178 = t1174 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1179 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1179));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1181;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1181;
        const f32 t1182 = t1178 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1183 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1183));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1185;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1185;
        const f32 t1186 = t1182 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1187 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1187));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1189;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1189;
        const f32 t1190 = t1186 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1191 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1191));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1193;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1193;
        const f32 t1194 = t1190 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1195 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1195));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1197;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1197;
        const f32 t1198 = t1194 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1199 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1199));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1201;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1201;
        const f32 t1202 = t1198 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1203 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1203));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1205;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1205;
        const f32 t1206 = t1202 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1207 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1207));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1209;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1209;
        const f32 t1210 = t1206 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1211 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1211));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1213;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1213;
        const f32 t1214 = t1210 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1215 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1215));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1217;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1217;
        const f32 t1218 = t1214 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1219 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1219));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1221;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1221;
        const f32 t1222 = t1218 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1223 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1223));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1225;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1225) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1225;
        const f32 t1226 = t1222 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1227 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1227));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1229;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1229) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1229;
        const f32 t1230 = t1226 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1231 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1231));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1233;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1233;
        const f32 t1234 = t1230 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1235 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1235));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1237;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1237) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1237;
        const f32 t1238 = t1234 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1238;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1239 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1239;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1240 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1240;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1241 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1241;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1242 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1242;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1243 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1243;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1244 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1244;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1245 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1245;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1246 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1246;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1247 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1247;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1248 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1248;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1249 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1249;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1250 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1250;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1251 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1251;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1252 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1252;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1253 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1253;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1254 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1254;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1255 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1255;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1256 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1256;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1257 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1257;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1258 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1259 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1260 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1261 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1262 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1263 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1264 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1265 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1266 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1267 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1268 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1269 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1270 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1270;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1271;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1271) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1272;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1273;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1274;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1274) : "f"(s_7), "f"(s_8));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1275;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1276;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1277;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1278;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(s_15), "f"(s_16));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1279;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(s_17), "f"(s_18));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1280;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(s_19), "f"(s_20));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1281;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(s_21), "f"(s_22));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1282;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(s_23), "f"(s_24));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1283;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1283) : "f"(s_25), "f"(s_26));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1284;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(s_27), "f"(s_28));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1285;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(s_29), "f"(s_30));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1286;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1286) : "f"(s_31), "f"(s_32));
#line 188 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t1287;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1287) : "r"(t792));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1288 = t1287 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1289 = t1287 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1290 = t1287 ^ 96u;
        const u32 t1291 = t239 + t1287;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1292 = t239 + t1288;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1293 = t239 + t1289;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1294 = t239 + t1290;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1291) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_161), "r"(m_162));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_163), "r"(m_164));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1292) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_165), "r"(m_166));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_167), "r"(m_168));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1293) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_169), "r"(m_170));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_171), "r"(m_172));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1294) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_173), "r"(m_174));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_175), "r"(m_176));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1291) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_177), "r"(m_178));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_179), "r"(m_180));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1292) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_181), "r"(m_182));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_183), "r"(m_184));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1293) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_185), "r"(m_186));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_187), "r"(m_188));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1294) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_189), "r"(m_190));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_191), "r"(m_192));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1291) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_193), "r"(m_194));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_195), "r"(m_196));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1292) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_197), "r"(m_198));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_199), "r"(m_200));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1293) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_201), "r"(m_202));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_203), "r"(m_204));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1294) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_205), "r"(m_206));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_207), "r"(m_208));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1291) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_209), "r"(m_210));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_211), "r"(m_212));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1292) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_213), "r"(m_214));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_215), "r"(m_216));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1293) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_217), "r"(m_218));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_219), "r"(m_220));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1294) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_221), "r"(m_222));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_223), "r"(m_224));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1291) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_225), "r"(m_226));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_227), "r"(m_228));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1292) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_229), "r"(m_230));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_231), "r"(m_232));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1293) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_233), "r"(m_234));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_235), "r"(m_236));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1294) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_237), "r"(m_238));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_239), "r"(m_240));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1291) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_241), "r"(m_242));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_243), "r"(m_244));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1292) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_245), "r"(m_246));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_247), "r"(m_248));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1293) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_249), "r"(m_250));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_251), "r"(m_252));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1294) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_253), "r"(m_254));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_255), "r"(m_256));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1291) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_257), "r"(m_258));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_259), "r"(m_260));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1292) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_261), "r"(m_262));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_263), "r"(m_264));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1293) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_265), "r"(m_266));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_267), "r"(m_268));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1294) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_269), "r"(m_270));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_271), "r"(m_272));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1291) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_273), "r"(m_274));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_275), "r"(m_276));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1292) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_277), "r"(m_278));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_279), "r"(m_280));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1293) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_281), "r"(m_282));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_283), "r"(m_284));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1294) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_285), "r"(m_286));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1283), "r"(t1284), "r"(t1285), "r"(t1286), "r"(m_287), "r"(m_288));
#line 78 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t71; i += 1u) {
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1295 = i + 1u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1296 = t1295 < t71;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1296) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1297 = t1295 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1298 = t1297 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1299 = ring + t1298;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1300 = t69 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1301 = t1300 - t1295;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t1301 << 6u;
                const u32 t1303 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1304 = (u64)t253 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1305 = t1299 + t258;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1306 = first_key_7 + t252;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1307 = t1306 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1308;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1308) : "r"(t1307), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_17 = t1308 >> page_shift;
                const u64 t1310 = (u64)index_17 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1311 = t1310 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1312 = t33 + t1311;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1312) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1314 = index_17 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1315 = t1306 - t1314;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1316 = (u64)page_17 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1317 = t249 + t1316;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1318 = (u64)t1315 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1319 = t1317 + t1318;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1320 = t1319 + t1304;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1321 = first_key_7 + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1322 = t1321 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1323 = t1322 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1324;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1324) : "r"(t1323), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_18 = t1324 >> page_shift;
                const u64 t1326 = (u64)index_18 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1327 = t1326 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1328 = t33 + t1327;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1328) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1330 = index_18 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1331 = t1322 - t1330;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1332 = (u64)page_18 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1333 = t249 + t1332;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1334 = (u64)t1331 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1335 = t1333 + t1334;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1336 = t1335 + t1304;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1337 = first_key_7 + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1338 = t1337 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1339 = t1338 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1340;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1340) : "r"(t1339), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_19 = t1340 >> page_shift;
                const u64 t1342 = (u64)index_19 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1343 = t1342 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1344 = t33 + t1343;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_19;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1344) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1346 = index_19 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1347 = t1338 - t1346;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1348 = (u64)page_19 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1349 = t249 + t1348;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1350 = (u64)t1347 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1351 = t1349 + t1350;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1352 = t1351 + t1304;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1353 = first_key_7 + t252;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1354 = t1353 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1355 = t1354 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1356;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1356) : "r"(t1355), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_20 = t1356 >> page_shift;
                const u64 t1358 = (u64)index_20 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1359 = t1358 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1360 = t33 + t1359;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_20;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1360) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1362 = index_20 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1363 = t1354 - t1362;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1364 = (u64)page_20 * t265;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1365 = t249 + t1364;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1366 = (u64)t1363 * t251;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1367 = t1365 + t1366;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1368 = t1367 + t1304;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1369 = t253 < t1303;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1370 = t1369 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1305), "l"(t1320), "r"(t1370) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1371 = t253 < t1303;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1372 = t1371 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1305), "l"(t1336), "r"(t1372) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1373 = t253 < t1303;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1374 = t1373 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1305), "l"(t1352), "r"(t1374) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1375 = t253 < t1303;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1376 = t1375 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1305), "l"(t1368), "r"(t1376) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1377 = t1320 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1378 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1379 = t1378 < t1303;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1380 = t1379 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1305), "l"(t1377), "r"(t1380) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1381 = t1336 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1382 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1383 = t1382 < t1303;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1384 = t1383 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1305), "l"(t1381), "r"(t1384) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1385 = t1352 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1386 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1387 = t1386 < t1303;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1388 = t1387 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1305), "l"(t1385), "r"(t1388) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1389 = t1368 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1390 = t253 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1391 = t1390 < t1303;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1392 = t1391 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1305), "l"(t1389), "r"(t1392) : "memory");
            }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1393 = t1295 < t71;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1393) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1394 = t1295 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1395 = t1394 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1396 = t239 + t1395;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1397 = t69 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1398 = t1397 - t1295;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = t1398 << 6u;
                const u32 t1400 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1401 = (u64)t279 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1402 = t1396 + t284;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1403 = first_key_8 + t278;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1404 = t1403 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1405;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1405) : "r"(t1404), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_21 = t1405 >> page_shift;
                const u64 t1407 = (u64)index_21 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1408 = t1407 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1409 = t33 + t1408;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_21;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_21) : "l"(t1409) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1411 = index_21 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1412 = t1403 - t1411;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1413 = (u64)page_21 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1414 = t275 + t1413;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1415 = (u64)t1412 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1416 = t1414 + t1415;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1417 = t1416 + t1401;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1418 = first_key_8 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1419 = t1418 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1420 = t1419 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1421;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1421) : "r"(t1420), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_22 = t1421 >> page_shift;
                const u64 t1423 = (u64)index_22 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1424 = t1423 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1425 = t33 + t1424;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_22;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_22) : "l"(t1425) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1427 = index_22 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1428 = t1419 - t1427;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1429 = (u64)page_22 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1430 = t275 + t1429;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1431 = (u64)t1428 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1432 = t1430 + t1431;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1433 = t1432 + t1401;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1434 = first_key_8 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1435 = t1434 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1436 = t1435 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1437;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1437) : "r"(t1436), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_23 = t1437 >> page_shift;
                const u64 t1439 = (u64)index_23 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1440 = t1439 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1441 = t33 + t1440;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_23;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_23) : "l"(t1441) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1443 = index_23 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1444 = t1435 - t1443;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1445 = (u64)page_23 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1446 = t275 + t1445;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1447 = (u64)t1444 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1448 = t1446 + t1447;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1449 = t1448 + t1401;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1450 = first_key_8 + t278;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1451 = t1450 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1452 = t1451 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1453;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1453) : "r"(t1452), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_24 = t1453 >> page_shift;
                const u64 t1455 = (u64)index_24 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1456 = t1455 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1457 = t33 + t1456;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_24;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_24) : "l"(t1457) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1459 = index_24 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1460 = t1451 - t1459;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1461 = (u64)page_24 * t291;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1462 = t275 + t1461;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1463 = (u64)t1460 * t277;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1464 = t1462 + t1463;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1465 = t1464 + t1401;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1466 = t279 < t1400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1467 = t1466 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1402), "l"(t1417), "r"(t1467) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1468 = t279 < t1400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1469 = t1468 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1402), "l"(t1433), "r"(t1469) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1470 = t279 < t1400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1471 = t1470 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1402), "l"(t1449), "r"(t1471) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1472 = t279 < t1400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1473 = t1472 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1402), "l"(t1465), "r"(t1473) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1474 = t1417 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1475 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1476 = t1475 < t1400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1477 = t1476 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1402), "l"(t1474), "r"(t1477) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1478 = t1433 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1479 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1480 = t1479 < t1400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1481 = t1480 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1402), "l"(t1478), "r"(t1481) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1482 = t1449 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1483 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1484 = t1483 < t1400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1485 = t1484 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1402), "l"(t1482), "r"(t1485) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1486 = t1465 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1487 = t279 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1488 = t1487 < t1400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1489 = t1488 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1402), "l"(t1486), "r"(t1489) : "memory");
            }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_33 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_34 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_35 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_36 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_37 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_38 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_39 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_40 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_41 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_42 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_43 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_44 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_45 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_46 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_47 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_48 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_49 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_50 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_51 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_52 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_53 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_54 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_55 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_56 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_57 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_58 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_59 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_60 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_61 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_62 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_63 = 0.0f;
#line 87 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_64 = 0.0f;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1490 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1491 = t1490 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1492 = ring + t1491;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1493;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1493) : "r"(t784));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1494 = t1493 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1495 = t1493 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1496 = t1493 ^ 96u;
            const u32 t1497 = t1492 + t1493;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1497) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_289), "r"(m_290));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_291), "r"(m_292));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1497) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_293), "r"(m_294));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_295), "r"(m_296));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1497) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_297), "r"(m_298));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_299), "r"(m_300));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1497) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_301), "r"(m_302));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_303), "r"(m_304));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1498 = t1492 + t1494;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1498) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_305), "r"(m_306));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_307), "r"(m_308));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1498) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_309), "r"(m_310));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_311), "r"(m_312));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1498) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_313), "r"(m_314));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_315), "r"(m_316));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1498) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_317), "r"(m_318));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_319), "r"(m_320));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1499 = t1492 + t1495;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1499) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_321), "r"(m_322));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_323), "r"(m_324));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1499) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_325), "r"(m_326));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_327), "r"(m_328));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1499) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_329), "r"(m_330));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_331), "r"(m_332));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1499) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_333), "r"(m_334));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_335), "r"(m_336));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1500 = t1492 + t1496;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1500) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_337), "r"(m_338));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_339), "r"(m_340));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1500) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_341), "r"(m_342));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_343), "r"(m_344));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1500) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_345), "r"(m_346));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_347), "r"(m_348));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1500) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_349), "r"(m_350));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_351), "r"(m_352));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1497) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_353), "r"(m_354));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_355), "r"(m_356));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1497) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_357), "r"(m_358));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_359), "r"(m_360));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1497) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_361), "r"(m_362));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_363), "r"(m_364));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1497) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_365), "r"(m_366));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_367), "r"(m_368));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1498) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_369), "r"(m_370));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_371), "r"(m_372));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1498) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_373), "r"(m_374));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_375), "r"(m_376));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1498) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_377), "r"(m_378));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_379), "r"(m_380));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1498) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_381), "r"(m_382));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_383), "r"(m_384));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1499) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_385), "r"(m_386));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_387), "r"(m_388));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1499) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_389), "r"(m_390));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_391), "r"(m_392));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1499) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_393), "r"(m_394));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_395), "r"(m_396));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1499) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_397), "r"(m_398));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_399), "r"(m_400));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1500) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_401), "r"(m_402));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_403), "r"(m_404));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1500) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_405), "r"(m_406));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_407), "r"(m_408));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1500) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_409), "r"(m_410));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_411), "r"(m_412));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1500) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_413), "r"(m_414));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_415), "r"(m_416));
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1501 = t69 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1502 = t1501 - i;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1503 = t1502 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t1503 + t86;
            const u32 t1505 = first + t85;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1506 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1507 = t1506 << 1u;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1508 = first_key_9 + t1507;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1509 = t1508 + seq_q_2;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column_3 = (f32)t1509;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1511 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1512 = t1505 + t1511;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_3 = t1512 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1514 = query_3 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1515 = (f32)t1514;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_3 = t1515 - column_3;
            const f32 t1517 = slope_3 * distance_3;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_4 = -t1517;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1519 = s_33 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1520;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1520) : "f"(slope_3), "f"(0.0f), "f"(t1519));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t1520;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1521 = s_34 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(slope_3), "f"(1.0f), "f"(t1521));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t1522;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1523 = s_37 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1524) : "f"(slope_3), "f"(8.0f), "f"(t1523));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t1524;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1525 = s_38 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1526) : "f"(slope_3), "f"(9.0f), "f"(t1525));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t1526;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1527 = s_41 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1528) : "f"(slope_3), "f"(16.0f), "f"(t1527));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t1528;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1529 = s_42 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(slope_3), "f"(17.0f), "f"(t1529));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t1530;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1531 = s_45 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1532;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1532) : "f"(slope_3), "f"(24.0f), "f"(t1531));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t1532;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1533 = s_46 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(slope_3), "f"(25.0f), "f"(t1533));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t1534;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1535 = s_49 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1536) : "f"(slope_3), "f"(32.0f), "f"(t1535));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t1536;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1537 = s_50 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(slope_3), "f"(33.0f), "f"(t1537));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t1538;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1539 = s_53 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(slope_3), "f"(40.0f), "f"(t1539));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t1540;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1541 = s_54 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1542;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(slope_3), "f"(41.0f), "f"(t1541));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t1542;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1543 = s_57 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1544) : "f"(slope_3), "f"(48.0f), "f"(t1543));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t1544;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1545 = s_58 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(slope_3), "f"(49.0f), "f"(t1545));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t1546;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1547 = s_61 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1548) : "f"(slope_3), "f"(56.0f), "f"(t1547));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t1548;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1549 = s_62 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1550;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(slope_3), "f"(57.0f), "f"(t1549));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t1550;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1551 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1552 = t1505 + t1551;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1553 = t1552 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_4 = t1553 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1555 = query_4 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1556 = (f32)t1555;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_4 = t1556 - column_3;
            const f32 t1558 = slope_4 * distance_4;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_5 = -t1558;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1560 = s_35 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1561;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(slope_4), "f"(0.0f), "f"(t1560));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t1561;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1562 = s_36 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1563) : "f"(slope_4), "f"(1.0f), "f"(t1562));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t1563;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1564 = s_39 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1565) : "f"(slope_4), "f"(8.0f), "f"(t1564));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t1565;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1566 = s_40 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(slope_4), "f"(9.0f), "f"(t1566));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t1567;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1568 = s_43 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1569;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1569) : "f"(slope_4), "f"(16.0f), "f"(t1568));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t1569;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1570 = s_44 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1571) : "f"(slope_4), "f"(17.0f), "f"(t1570));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t1571;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1572 = s_47 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1573) : "f"(slope_4), "f"(24.0f), "f"(t1572));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t1573;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1574 = s_48 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1575) : "f"(slope_4), "f"(25.0f), "f"(t1574));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t1575;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1576 = s_51 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1577;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1577) : "f"(slope_4), "f"(32.0f), "f"(t1576));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t1577;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1578 = s_52 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1579) : "f"(slope_4), "f"(33.0f), "f"(t1578));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t1579;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1580 = s_55 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1581;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1581) : "f"(slope_4), "f"(40.0f), "f"(t1580));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t1581;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1582 = s_56 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1583) : "f"(slope_4), "f"(41.0f), "f"(t1582));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t1583;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1584 = s_59 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1585) : "f"(slope_4), "f"(48.0f), "f"(t1584));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t1585;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1586 = s_60 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1587) : "f"(slope_4), "f"(49.0f), "f"(t1586));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t1587;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1588 = s_63 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1589;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1589) : "f"(slope_4), "f"(56.0f), "f"(t1588));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t1589;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1590 = s_64 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1591;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1591) : "f"(slope_4), "f"(57.0f), "f"(t1590));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t1591;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1592 = i < t73;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1593 = t75 <= i;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1594 = t1592 | t1593;
#line 313 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1594) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1595 = t69 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1596 = t1595 - i;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1597 = t1596 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t1597 + t86;
                const u32 t1599 = first + t85;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t1600 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t1601 = t1600 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 column_4 = first_key_10 + t1601;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1603 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1604 = t1599 + t1603;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1605 = t1604 / group;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1606 = t1605 + end_6;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t1606 + 1u;
                const u32 t1608 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1609 = t1608 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t1609 < end_6 ? t1609 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t1611 = end_14 > column_4 ? end_14 : column_4;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t1611 - column_4;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1614 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_33 = t1614;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1616 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_34 = t1616;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1618 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_37 = t1618;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1620 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_38 = t1620;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1622 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_41 = t1622;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1624 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_42 = t1624;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1626 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_45 = t1626;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1628 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_46 = t1628;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1630 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_49 = t1630;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1632 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_50 = t1632;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1634 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_53 = t1634;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1636 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_54 = t1636;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1638 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_57 = t1638;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1640 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_58 = t1640;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1642 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_61 = t1642;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1644 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_62 = t1644;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1645 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1646 = t1599 + t1645;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1647 = t1646 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1648 = t1647 / group;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1649 = t1648 + end_6;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t1649 + 1u;
                const u32 t1651 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1652 = t1651 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t1652 < end_6 ? t1652 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t1654 = end_17 > column_4 ? end_17 : column_4;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t1654 - column_4;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1657 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_35 = t1657;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1659 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_36 = t1659;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1661 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_39 = t1661;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1663 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_40 = t1663;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1665 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_43 = t1665;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1667 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_44 = t1667;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1669 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_47 = t1669;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1671 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_48 = t1671;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1673 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_51 = t1673;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1675 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_52 = t1675;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1677 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_55 = t1677;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1679 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_56 = t1679;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1681 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_59 = t1681;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1683 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_60 = t1683;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1685 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_63 = t1685;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1687 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_64 = t1687;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1689;
            asm("max.f32 %0, %1, %2;" : "=f"(t1689) : "f"(old_3), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1690;
            asm("max.f32 %0, %1, %2;" : "=f"(t1690) : "f"(t1689), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1691;
            asm("max.f32 %0, %1, %2;" : "=f"(t1691) : "f"(t1690), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1692;
            asm("max.f32 %0, %1, %2;" : "=f"(t1692) : "f"(t1691), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1693;
            asm("max.f32 %0, %1, %2;" : "=f"(t1693) : "f"(t1692), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1694;
            asm("max.f32 %0, %1, %2;" : "=f"(t1694) : "f"(t1693), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1695;
            asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(t1694), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1696;
            asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(t1695), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1697;
            asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(t1696), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1698;
            asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(t1697), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1699;
            asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1698), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1700;
            asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1699), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1701;
            asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(t1700), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1702;
            asm("max.f32 %0, %1, %2;" : "=f"(t1702) : "f"(t1701), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1703;
            asm("max.f32 %0, %1, %2;" : "=f"(t1703) : "f"(t1702), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1704;
            asm("max.f32 %0, %1, %2;" : "=f"(t1704) : "f"(t1703), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1705;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1705) : "f"(t1704));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1704), "f"(t1705));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1707;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1707) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1707));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1710 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1710;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1712 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1713;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1713) : "f"(old_3), "f"(scale_log2), "f"(t1712));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1713));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1715 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1716 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1716));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1718;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1718) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1718;
            const f32 t1719 = t1715 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1720 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1720));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1722;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1722;
            const f32 t1723 = t1719 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1724 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1724));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1726;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1726) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1726;
            const f32 t1727 = t1723 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1728 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1728));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1730;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1730) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1730;
            const f32 t1731 = t1727 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1732 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1732));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1734;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1734;
            const f32 t1735 = t1731 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1736 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1736));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1738;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1738;
            const f32 t1739 = t1735 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1740 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1740));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1742;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1742) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1742;
            const f32 t1743 = t1739 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1744 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1744));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1746;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1746) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1746;
            const f32 t1747 = t1743 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1748 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1748));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1750;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1750) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1750;
            const f32 t1751 = t1747 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1752 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1752));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1754;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1754) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1754;
            const f32 t1755 = t1751 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1756 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1756));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1758;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1758) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1758;
            const f32 t1759 = t1755 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1760 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1760));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1762;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1762) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1762;
            const f32 t1763 = t1759 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1764 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1764));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1766;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1766) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1766;
            const f32 t1767 = t1763 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1768 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1768));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1770;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1770) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1770;
            const f32 t1771 = t1767 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1772 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1772));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1774;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1774) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1774;
            const f32 t1775 = t1771 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1776 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1776));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1778;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1778) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1778;
            const f32 t1779 = t1775 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1780 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1781 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1782 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1783 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1784 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1785 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1786 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1787 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1788 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1789 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1790 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1791 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1792 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1793 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1794 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1795 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1796 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1797 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1798 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1799 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1800 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1801 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1802 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1803 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1804 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1805 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1806 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1807 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1808 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1809 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1810 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1811 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1811;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1813;
            asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(old_4), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1814;
            asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1813), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1815;
            asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1814), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1816;
            asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1815), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1817;
            asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1816), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1818;
            asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1817), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1819;
            asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1818), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1820;
            asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1819), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1821;
            asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1820), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1822;
            asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1821), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1823;
            asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1822), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1824;
            asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1823), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1825;
            asm("max.f32 %0, %1, %2;" : "=f"(t1825) : "f"(t1824), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1826;
            asm("max.f32 %0, %1, %2;" : "=f"(t1826) : "f"(t1825), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1827;
            asm("max.f32 %0, %1, %2;" : "=f"(t1827) : "f"(t1826), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1828;
            asm("max.f32 %0, %1, %2;" : "=f"(t1828) : "f"(t1827), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1829;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1829) : "f"(t1828));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1828), "f"(t1829));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1831;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1831) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1831));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1834 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1834;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1836 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1837;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1837) : "f"(old_4), "f"(scale_log2), "f"(t1836));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1837));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1839 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1840 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1840));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1842;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1842;
            const f32 t1843 = t1839 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1844 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1844));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1846;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1846;
            const f32 t1847 = t1843 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1848 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1848));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1850;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1850;
            const f32 t1851 = t1847 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1852 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1852));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1854;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1854;
            const f32 t1855 = t1851 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1856 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1856));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1858;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1858) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1858;
            const f32 t1859 = t1855 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1860 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1860));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1862;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1862;
            const f32 t1863 = t1859 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1864 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1864));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1866;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1866;
            const f32 t1867 = t1863 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1868 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1868));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1870;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1870;
            const f32 t1871 = t1867 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1872 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1872));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1874;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1874) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1874;
            const f32 t1875 = t1871 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1876 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1876));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1878;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1878;
            const f32 t1879 = t1875 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1880 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1880));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1882;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1882) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1882;
            const f32 t1883 = t1879 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1884 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1884));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1886;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1886) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1886;
            const f32 t1887 = t1883 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1888 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1888));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1890;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1890) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1890;
            const f32 t1891 = t1887 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1892 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1892));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1894;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1894) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1894;
            const f32 t1895 = t1891 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1896 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1896));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1898;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1898) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1898;
            const f32 t1899 = t1895 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1900 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1900));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1902;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1902) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1902;
            const f32 t1903 = t1899 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1903;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1904 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1904;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1905 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1905;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1906 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1906;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1907 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1907;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1908 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1908;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1909 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1909;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1910 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1910;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1911 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1911;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1912 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1912;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1913 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1913;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1914 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1914;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1915 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1915;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1916 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1916;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1917 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1917;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1918 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1918;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1919 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1919;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1920 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1920;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1921 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1921;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1922 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1922;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1923 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1923;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1924 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1924;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1925 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1925;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1926 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1926;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1927 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1927;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1928 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1928;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1929 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1929;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1930 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1930;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1931 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1931;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1932 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1932;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1933 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1933;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1934 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1935 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1935;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1936;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(s_33), "f"(s_34));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1937;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(s_35), "f"(s_36));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1938;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(s_37), "f"(s_38));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1939;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(s_39), "f"(s_40));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1940;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(s_41), "f"(s_42));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(s_43), "f"(s_44));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1942;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(s_45), "f"(s_46));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1943;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(s_47), "f"(s_48));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(s_49), "f"(s_50));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1945;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(s_51), "f"(s_52));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1946;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(s_53), "f"(s_54));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(s_55), "f"(s_56));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1948;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(s_57), "f"(s_58));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1949;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(s_59), "f"(s_60));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(s_61), "f"(s_62));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1951;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(s_63), "f"(s_64));
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1952 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1953 = t1952 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1954 = t239 + t1953;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1955;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1955) : "r"(t792));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1956 = t1955 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1957 = t1955 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1958 = t1955 ^ 96u;
            const u32 t1959 = t1954 + t1955;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1960 = t1954 + t1956;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1961 = t1954 + t1957;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1962 = t1954 + t1958;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1959) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_417), "r"(m_418));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_419), "r"(m_420));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1960) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_421), "r"(m_422));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_423), "r"(m_424));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1961) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_425), "r"(m_426));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_427), "r"(m_428));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1962) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_429), "r"(m_430));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_431), "r"(m_432));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1959) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_433), "r"(m_434));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_435), "r"(m_436));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1960) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_437), "r"(m_438));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_439), "r"(m_440));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1961) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_441), "r"(m_442));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_443), "r"(m_444));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1962) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_445), "r"(m_446));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_447), "r"(m_448));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1959) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_449), "r"(m_450));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_451), "r"(m_452));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1960) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_453), "r"(m_454));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_455), "r"(m_456));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1961) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_457), "r"(m_458));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_459), "r"(m_460));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1962) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_461), "r"(m_462));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_463), "r"(m_464));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1959) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_465), "r"(m_466));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_467), "r"(m_468));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1960) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_469), "r"(m_470));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_471), "r"(m_472));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1961) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_473), "r"(m_474));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_475), "r"(m_476));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1962) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_477), "r"(m_478));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_479), "r"(m_480));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1959) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_481), "r"(m_482));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_483), "r"(m_484));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1960) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_485), "r"(m_486));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_487), "r"(m_488));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1961) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_489), "r"(m_490));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_491), "r"(m_492));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1962) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_493), "r"(m_494));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_495), "r"(m_496));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1959) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_497), "r"(m_498));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_499), "r"(m_500));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1960) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_501), "r"(m_502));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_503), "r"(m_504));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1961) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_505), "r"(m_506));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_507), "r"(m_508));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1962) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_509), "r"(m_510));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_511), "r"(m_512));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1959) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_513), "r"(m_514));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_515), "r"(m_516));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1960) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_517), "r"(m_518));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_519), "r"(m_520));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1961) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_521), "r"(m_522));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_523), "r"(m_524));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1962) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_525), "r"(m_526));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_527), "r"(m_528));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1959) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_529), "r"(m_530));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_531), "r"(m_532));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1960) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_533), "r"(m_534));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_535), "r"(m_536));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1961) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_537), "r"(m_538));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_539), "r"(m_540));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1962) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_541), "r"(m_542));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951), "r"(m_543), "r"(m_544));
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1963 = t66 == 1u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1963) {
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1964 = warp_n == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1964) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1965;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1965) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1965;
                f32 t1967;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1967) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1968 = pair_5 + t1967;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1968;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1969;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1969) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1969;
                f32 t1971;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1971) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1972 = pair_6 + t1971;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1972;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1973 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1974 = t85 + t1973;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1975 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1976 = first + t1974;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1977 = t1976 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1978 = t1975 + t1977;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1979 = (u64)t1978;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1980 = t1979 * sinks_stride0;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1981 = t1980 * 4ull;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1982 = sinks + t1981;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                f32 logit;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t1982) : "memory");
#line 65 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_3 = logit * 1.442695f;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1985 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1986 = t85 + t1985;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1987 = t1986 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1988 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1989 = first + t1987;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1990 = t1989 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1991 = t1988 + t1990;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1992 = (u64)t1991;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1993 = t1992 * sinks_stride0;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1994 = t1993 * 4ull;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1995 = sinks + t1994;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                f32 logit_2;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_2) : "l"(t1995) : "memory");
#line 65 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_4 = logit_2 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = row_max == __uint_as_float(0xff800000u);
                const f32 t1999 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2000 = none_5 ? 0.0f : t1999;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t2001 = logit_3 - t2000;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t2001));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t2003 = row_sum + power;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2003;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t2005 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2006 = none_6 ? 0.0f : t2005;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t2007 = logit_4 - t2006;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2007));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t2009 = row_sum_2 + power_2;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2009;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2010 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2011;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2011) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2010 ? 0.0f : t2011;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2013 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t2013;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2014 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2014;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2015 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2015;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2016 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2016;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2017 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2017;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2018 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2018;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2019 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2019;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2020 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2020;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2021 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2021;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2022 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2022;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2023 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2023;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2024 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2024;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2025 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2025;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2026 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2026;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2027 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2027;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2028 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2028;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2029 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2029;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2030 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2030;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2031 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2031;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2032 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2032;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2033 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2033;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2034 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2034;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2035 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2035;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2036 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2036;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2037 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2037;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2038 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2038;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2039 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2039;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2040 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2040;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2041 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2041;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2042 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2042;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2043 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2043;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2044 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2044;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2045 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2046;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2046) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2045 ? 0.0f : t2046;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2048 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2048;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2049 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2049;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2050 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2050;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2051 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2051;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2052 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2052;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2053 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2053;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2054 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2054;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2055 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2055;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2056 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2056;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2057 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2057;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2058 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2058;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2059 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2059;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2060 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2060;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2061 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2061;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2062 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2062;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2063 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2063;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2064 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2064;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2065 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2065;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2066 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2066;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2067 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2067;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2068 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2068;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2069 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2069;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2070 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2070;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2071 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2071;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2072 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2072;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2073 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2073;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2074 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2074;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2075 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2075;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2076 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2076;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2077 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2077;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2078 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2078;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2079 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2079;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2080 = smem_1 + 8192u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2081 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2082 = t85 + t2081;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2083 = t2082 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2084 = 0u ^ t2083;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2085 = t2082 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2086 = t2084 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2087 = t2085 + t2086;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2088 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2089 = t2088 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2090 = t2087 + t2089;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2091;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2091) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2092 = smem_1 + t2090;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2092), "r"(t2091) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2093;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2093) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2094 = t2090 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2095 = smem_1 + t2094;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2095), "r"(t2093) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2096;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2096) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2097 = t2090 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2098 = smem_1 + t2097;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2098), "r"(t2096) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2099;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2100 = t2090 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2101 = smem_1 + t2100;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2101), "r"(t2099) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2102;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2103 = t2090 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2104 = smem_1 + t2103;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2104), "r"(t2102) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2105;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2105) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2106 = t2090 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2107 = smem_1 + t2106;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2107), "r"(t2105) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2108;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2109 = t2090 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2110 = smem_1 + t2109;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2110), "r"(t2108) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2111;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2112 = t2090 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2113 = smem_1 + t2112;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2113), "r"(t2111) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2114 = t2082 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2115 = 0u ^ t2114;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2116 = t2082 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2117 = t2115 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2118 = t2116 + t2117;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2119 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2120 = t2119 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2121 = t2118 + t2120;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2122;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(acc_33), "f"(acc_34));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2123 = t2080 + t2121;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2123), "r"(t2122) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2124;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(acc_37), "f"(acc_38));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2125 = t2121 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2126 = t2080 + t2125;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2126), "r"(t2124) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2127;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(acc_41), "f"(acc_42));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2128 = t2121 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2129 = t2080 + t2128;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2129), "r"(t2127) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2130;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(acc_45), "f"(acc_46));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2131 = t2121 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2132 = t2080 + t2131;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2132), "r"(t2130) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2133;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(acc_49), "f"(acc_50));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2134 = t2121 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2135 = t2080 + t2134;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2135), "r"(t2133) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2136;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(acc_53), "f"(acc_54));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2137 = t2121 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2138 = t2080 + t2137;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2138), "r"(t2136) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2139;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2139) : "f"(acc_57), "f"(acc_58));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2140 = t2121 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2141 = t2080 + t2140;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2141), "r"(t2139) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2142;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2142) : "f"(acc_61), "f"(acc_62));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2143 = t2121 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2144 = t2080 + t2143;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2144), "r"(t2142) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2145 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2146 = t85 + t2145;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2147 = t2146 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2148 = t2147 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2149 = 0u ^ t2148;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2150 = t2147 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2151 = t2149 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2152 = t2150 + t2151;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2153 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2154 = t2153 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2155 = t2152 + t2154;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2156;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2156) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2157 = smem_1 + t2155;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2157), "r"(t2156) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2158;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2158) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2159 = t2155 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2160 = smem_1 + t2159;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2160), "r"(t2158) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2161;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2161) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2162 = t2155 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2163 = smem_1 + t2162;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2163), "r"(t2161) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2164;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2164) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2165 = t2155 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2166 = smem_1 + t2165;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2166), "r"(t2164) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2167;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2168 = t2155 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2169 = smem_1 + t2168;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2169), "r"(t2167) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2170;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2171 = t2155 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2172 = smem_1 + t2171;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2172), "r"(t2170) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2173;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2174 = t2155 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2175 = smem_1 + t2174;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2175), "r"(t2173) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2176;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2177 = t2155 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2178 = smem_1 + t2177;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2178), "r"(t2176) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2179 = t2147 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2180 = 0u ^ t2179;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2181 = t2147 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2182 = t2180 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2183 = t2181 + t2182;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2184 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2185 = t2184 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2186 = t2183 + t2185;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2187;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(acc_35), "f"(acc_36));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2188 = t2080 + t2186;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2188), "r"(t2187) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2189;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2189) : "f"(acc_39), "f"(acc_40));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2190 = t2186 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2191 = t2080 + t2190;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2191), "r"(t2189) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2192;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(acc_43), "f"(acc_44));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2193 = t2186 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2194 = t2080 + t2193;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2194), "r"(t2192) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2195;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2195) : "f"(acc_47), "f"(acc_48));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2196 = t2186 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2197 = t2080 + t2196;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2197), "r"(t2195) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2198;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(acc_51), "f"(acc_52));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2199 = t2186 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2200 = t2080 + t2199;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2200), "r"(t2198) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2201;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2201) : "f"(acc_55), "f"(acc_56));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2202 = t2186 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2203 = t2080 + t2202;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2203), "r"(t2201) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2204;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2204) : "f"(acc_59), "f"(acc_60));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2205 = t2186 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2206 = t2080 + t2205;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2206), "r"(t2204) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2207;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2207) : "f"(acc_63), "f"(acc_64));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2208 = t2186 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2209 = t2080 + t2208;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2209), "r"(t2207) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2210 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2211 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2212 = t85 + t2211;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2213 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2214 = t2212 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2215 = t2213 < t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2216 = t2214 & t2215;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2216) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2217 = t2212 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2218 = t2213 ^ t2217;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2219 = t2212 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2220 = t2218 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2221 = t2219 + t2220;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2222 = smem_1 + t2221;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2222) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2223 = first + t2212;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2224 = t2223 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2225 = first_query + t2224;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2226 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2227 = first + t2212;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2228 = t2227 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2229 = t2226 + t2228;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2230 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2231 = t2230 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2232 = o + t2231;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2233 = (u64)t2225;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2234 = t2233 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2235 = t2234 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2236 = t2232 + t2235;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2237 = (u64)t2229;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2238 = t2237 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2239 = t2238 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2240 = t2236 + t2239;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2241 = (u64)t2213 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2242 = t2240 + t2241;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2242), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2243 = t2212 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2244 = t2243 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2245 = t2213 < t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2246 = t2244 & t2245;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2246) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2247 = t2243 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2248 = t2213 ^ t2247;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2249 = t2243 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2250 = t2248 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2251 = t2249 + t2250;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2252 = smem_1 + t2251;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2252) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2253 = first + t2243;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2254 = t2253 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2255 = first_query + t2254;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2256 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2257 = first + t2243;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2258 = t2257 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2259 = t2256 + t2258;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2260 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2261 = t2260 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2262 = o + t2261;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2263 = (u64)t2255;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2264 = t2263 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2265 = t2264 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2266 = t2262 + t2265;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2267 = (u64)t2259;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2268 = t2267 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2269 = t2268 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2270 = t2266 + t2269;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2271 = (u64)t2213 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2272 = t2270 + t2271;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2272), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2273 = t2212 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2274 = t2273 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2275 = t2213 < t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2276 = t2274 & t2275;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2276) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2277 = t2273 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2278 = t2213 ^ t2277;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2279 = t2273 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2280 = t2278 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2281 = t2279 + t2280;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2282 = smem_1 + t2281;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2282) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2283 = first + t2273;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2284 = t2283 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2285 = first_query + t2284;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2286 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2287 = first + t2273;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2288 = t2287 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2289 = t2286 + t2288;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2290 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2291 = t2290 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2292 = o + t2291;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2293 = (u64)t2285;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2294 = t2293 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2295 = t2294 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2296 = t2292 + t2295;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2297 = (u64)t2289;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2298 = t2297 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2299 = t2298 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2300 = t2296 + t2299;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2301 = (u64)t2213 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2302 = t2300 + t2301;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2302), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2303 = t2212 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2304 = t2303 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2305 = t2213 < t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2306 = t2304 & t2305;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2306) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2307 = t2303 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2308 = t2213 ^ t2307;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2309 = t2303 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2310 = t2308 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2311 = t2309 + t2310;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2312 = smem_1 + t2311;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2312) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2313 = first + t2303;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2314 = t2313 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2315 = first_query + t2314;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2316 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2317 = first + t2303;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2318 = t2317 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2319 = t2316 + t2318;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2320 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2321 = t2320 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2322 = o + t2321;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2323 = (u64)t2315;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2324 = t2323 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2325 = t2324 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2326 = t2322 + t2325;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2327 = (u64)t2319;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2328 = t2327 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2329 = t2328 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2330 = t2326 + t2329;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2331 = (u64)t2213 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2332 = t2330 + t2331;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2332), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2333 = smem_1 + 8192u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2334 = t2212 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2335 = t2213 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2336 = t2335 < t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2337 = t2334 & t2336;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2337) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2338 = t2212 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2339 = t2213 ^ t2338;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2340 = t2212 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2341 = t2339 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2342 = t2340 + t2341;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2343 = t2333 + t2342;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2343) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2344 = first + t2212;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2345 = t2344 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2346 = first_query + t2345;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2347 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2348 = first + t2212;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2349 = t2348 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2350 = t2347 + t2349;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2351 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2352 = t2351 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2353 = o + t2352;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2354 = (u64)t2346;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2355 = t2354 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2356 = t2355 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2357 = t2353 + t2356;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2358 = (u64)t2350;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2359 = t2358 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2360 = t2359 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2361 = t2357 + t2360;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2362 = (u64)t2213 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2363 = t2361 + t2362;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2363), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2364 = t2212 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2365 = t2364 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2366 = t2213 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2367 = t2366 < t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2368 = t2365 & t2367;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2368) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2369 = t2364 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2370 = t2213 ^ t2369;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2371 = t2364 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2372 = t2370 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2373 = t2371 + t2372;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2374 = t2333 + t2373;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2374) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2375 = first + t2364;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2376 = t2375 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2377 = first_query + t2376;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2378 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2379 = first + t2364;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2380 = t2379 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2381 = t2378 + t2380;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2382 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2383 = t2382 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2384 = o + t2383;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2385 = (u64)t2377;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2386 = t2385 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2387 = t2386 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2388 = t2384 + t2387;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2389 = (u64)t2381;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2390 = t2389 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2391 = t2390 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2392 = t2388 + t2391;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2393 = (u64)t2213 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2394 = t2392 + t2393;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2394), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2395 = t2212 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2396 = t2395 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2397 = t2213 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2398 = t2397 < t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2399 = t2396 & t2398;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2399) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2400 = t2395 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2401 = t2213 ^ t2400;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2402 = t2395 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2403 = t2401 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2404 = t2402 + t2403;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2405 = t2333 + t2404;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2405) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2406 = first + t2395;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2407 = t2406 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2408 = first_query + t2407;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2409 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2410 = first + t2395;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2411 = t2410 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2412 = t2409 + t2411;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2413 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2414 = t2413 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2415 = o + t2414;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2416 = (u64)t2408;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2417 = t2416 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2418 = t2417 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2419 = t2415 + t2418;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2420 = (u64)t2412;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2421 = t2420 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2422 = t2421 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2423 = t2419 + t2422;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2424 = (u64)t2213 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2425 = t2423 + t2424;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2425), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2426 = t2212 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2427 = t2426 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2428 = t2213 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2429 = t2428 < t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2430 = t2427 & t2429;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2430) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2431 = t2426 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2432 = t2213 ^ t2431;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2433 = t2426 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2434 = t2432 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2435 = t2433 + t2434;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2436 = t2333 + t2435;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2436) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2437 = first + t2426;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2438 = t2437 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2439 = first_query + t2438;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2440 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2441 = first + t2426;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2442 = t2441 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2443 = t2440 + t2442;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2444 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2445 = t2444 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2446 = o + t2445;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2447 = (u64)t2439;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2448 = t2447 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2449 = t2448 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2450 = t2446 + t2449;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2451 = (u64)t2443;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2452 = t2451 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2453 = t2452 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2454 = t2450 + t2453;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2455 = (u64)t2213 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2456 = t2454 + t2455;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2456), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2457 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_33 = t85 + t2457;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2459 = row_33 < t39;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2460 = first + row_33;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2461 = t2460 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2462 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2463 = first + row_33;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2464 = t2463 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2465 = t2462 + t2464;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max = row_max;
                const bool none_7 = max == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_8 = max == __uint_as_float(0xff800000u);
                const f32 t2468 = max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2469 = none_8 ? 0.0f : t2468;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t2470 = logit_3 - t2469;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t2471 = 64.0f < t2470;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone = none_7 | t2471;
                const f32 t2473 = logit_3 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2474;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2474) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2475;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(row_max), "f"(scale_log2), "f"(t2474));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2475 * 0.6931472f;
                const bool t2477 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t2478 = t2477 ? __uint_as_float(0xff800000u) : lse_2;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value = alone ? t2473 : t2478;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2480 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2481 = t2480 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2482 = t2459 & t2481;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2482) {
                    const u32 t2483 = first_query + t2461;
                    const u64 t2484 = 0ull * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2485 = t2484 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2486 = lse + t2485;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2487 = (u64)t2465;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2488 = t2487 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2489 = t2488 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2490 = t2486 + t2489;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2491 = (u64)t2483;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2492 = t2491 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2493 = t2492 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2494 = t2490 + t2493;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2494), "f"(value) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2495 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2496 = t85 + t2495;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_34 = t2496 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2498 = row_34 < t39;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2499 = first + row_34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2500 = t2499 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2501 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2502 = first + row_34;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2503 = t2502 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2504 = t2501 + t2503;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max_2 = row_max_2;
                const bool none_9 = max_2 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_10 = max_2 == __uint_as_float(0xff800000u);
                const f32 t2507 = max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2508 = none_10 ? 0.0f : t2507;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t2509 = logit_4 - t2508;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t2510 = 64.0f < t2509;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone_2 = none_9 | t2510;
                const f32 t2512 = logit_4 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2513;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2513) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2514;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(row_max_2), "f"(scale_log2), "f"(t2513));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2514 * 0.6931472f;
                const bool t2516 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t2517 = t2516 ? __uint_as_float(0xff800000u) : lse_3;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = alone_2 ? t2512 : t2517;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2519 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2520 = t2519 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2521 = t2498 & t2520;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2521) {
                    const u32 t2522 = first_query + t2500;
                    const u64 t2523 = 0ull * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2524 = t2523 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2525 = lse + t2524;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2526 = (u64)t2504;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2527 = t2526 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2528 = t2527 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2529 = t2525 + t2528;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2530 = (u64)t2522;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2531 = t2530 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2532 = t2531 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2533 = t2529 + t2532;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2533), "f"(value_2) : "memory");
                }
            }
        } else {
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2534 = warp_n == 0u;
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2534) {
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2535 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2536 = t85 + t2535;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2537 = t2536 < t39;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2537) {
                    const u32 index_25 = warp_m << 1u;
                    const u64 t2539 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2540 = t2539 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2541 = t2540 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2542 = partials + t2541;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2543 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2544 = t2543 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2545 = t2544 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2546 = t2542 + t2545;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2547 = (u64)index_25;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2548 = t2547 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2549 = t2548 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2550 = t2546 + t2549;
                    const u64 t2551 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2552 = t2550 + t2551;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2552), "f"(acc) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2552), "f"(acc_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2552), "f"(acc_5) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2552), "f"(acc_6) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2552), "f"(acc_9) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2552), "f"(acc_10) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2552), "f"(acc_13) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2552), "f"(acc_14) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2552), "f"(acc_17) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2552), "f"(acc_18) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2552), "f"(acc_21) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2552), "f"(acc_22) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2552), "f"(acc_25) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2552), "f"(acc_26) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2552), "f"(acc_29) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2552), "f"(acc_30) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2552), "f"(acc_33) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2552), "f"(acc_34) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2552), "f"(acc_37) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2552), "f"(acc_38) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2552), "f"(acc_41) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2552), "f"(acc_42) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2552), "f"(acc_45) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2552), "f"(acc_46) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2552), "f"(acc_49) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2552), "f"(acc_50) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2552), "f"(acc_53) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2552), "f"(acc_54) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2552), "f"(acc_57) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2552), "f"(acc_58) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2552), "f"(acc_61) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2552), "f"(acc_62) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2552), "f"(row_max) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2552), "f"(row_sum) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2553 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2554 = t85 + t2553;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2555 = t2554 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2556 = t2555 < t39;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2556) {
                    const u32 t2557 = warp_m << 1u;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 index_26 = t2557 + 1u;
                    const u64 t2559 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2560 = t2559 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2561 = t2560 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2562 = partials + t2561;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2563 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2564 = t2563 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2565 = t2564 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2566 = t2562 + t2565;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2567 = (u64)index_26;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2568 = t2567 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2569 = t2568 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2570 = t2566 + t2569;
                    const u64 t2571 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2572 = t2570 + t2571;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2572), "f"(acc_3) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2572), "f"(acc_4) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2572), "f"(acc_7) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2572), "f"(acc_8) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2572), "f"(acc_11) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2572), "f"(acc_12) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2572), "f"(acc_15) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2572), "f"(acc_16) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2572), "f"(acc_19) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2572), "f"(acc_20) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2572), "f"(acc_23) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2572), "f"(acc_24) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2572), "f"(acc_27) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2572), "f"(acc_28) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2572), "f"(acc_31) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2572), "f"(acc_32) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2572), "f"(acc_35) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2572), "f"(acc_36) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2572), "f"(acc_39) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2572), "f"(acc_40) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2572), "f"(acc_43) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2572), "f"(acc_44) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2572), "f"(acc_47) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2572), "f"(acc_48) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2572), "f"(acc_51) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2572), "f"(acc_52) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2572), "f"(acc_55) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2572), "f"(acc_56) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2572), "f"(acc_59) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2572), "f"(acc_60) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2572), "f"(acc_63) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2572), "f"(acc_64) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2572), "f"(row_max_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2572), "f"(row_sum_2) : "memory");
                }
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2573 = (u64)tile;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2574 = t2573 * arrived_stride0;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2575 = t2574 * 4ull;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2576 = arrived + t2575;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2577 = t66 - 1u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2578 = (u32)__cvta_generic_to_shared(smem);
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2579 = t2578 + 81920u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2580 = threadIdx.x;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2581 = t2580 == 0u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2581) {
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2582;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2582) : "l"(t2576), "r"(t2577) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2579), "r"(t2582) : "memory");
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2583;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2583) : "r"(t2579) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2584 = t2583 == t2577;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2584) {
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_2 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_3 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_4 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_5 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_6 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_7 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_8 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_9 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_10 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_11 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_12 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_13 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_14 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_15 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_16 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_17 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_18 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_19 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_20 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_21 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_22 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_23 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_24 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_25 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_26 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_27 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_28 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_29 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_30 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_31 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_32 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_33 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_34 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_35 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_36 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_37 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_38 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_39 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_40 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_41 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_42 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_43 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_44 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_45 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_46 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_47 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_48 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_49 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_50 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_51 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_52 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_53 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_54 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_55 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_56 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_57 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_58 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_59 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_60 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_61 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_62 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_63 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                acc_64 = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max = __uint_as_float(0xff800000u);
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_max_2 = __uint_as_float(0xff800000u);
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum = 0.0f;
#line 47 "fa-kernels/src/attention/forward/decode/merge.rs"
                row_sum_2 = 0.0f;
#line 49 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 split_2 = warp_n;
                while (true) {
#line 50 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2585 = split_2 < t66;
                    if (!t2585) break;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2586 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2587 = t85 + t2586;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2588 = t2587 < t39;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2588) {
                        const u32 index_27 = warp_m << 1u;
                        const u64 t2590 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2591 = t2590 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2592 = t2591 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2593 = partials + t2592;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2594 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2595 = t2594 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2596 = t2595 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2597 = t2593 + t2596;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2598 = (u64)index_27;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2599 = t2598 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2600 = t2599 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2601 = t2597 + t2600;
                        const u64 t2602 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2603 = t2601 + t2602;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_2) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_3) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_4) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_5) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_6) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_7) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_8) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_9) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_10) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_11) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_12) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_13) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_14) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_15) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_16) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_17) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_18) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_19;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(loaded_19) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_20;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(loaded_20) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_21;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(loaded_21) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_22;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(loaded_22) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_23;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(loaded_23) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_24;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(loaded_24) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_25;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(loaded_25) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_26;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(loaded_26) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_27;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(loaded_27) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_28;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(loaded_28) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_29;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(loaded_29) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_30;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(loaded_30) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_31;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(loaded_31) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_32;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(loaded_32) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_33;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(loaded_33) : "l"(t2603) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_34;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(loaded_34) : "l"(t2603) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_5;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(row_max), "f"(loaded_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2639 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2640 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_5 = t2639 ? 0.0f : t2640;
                        const f32 t2642 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2643) : "f"(row_max), "f"(scale_log2), "f"(t2642));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t2643));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2645 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(loaded_33), "f"(scale_log2), "f"(t2645));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t2646));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_5;
                        const f32 t2648 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2649 = loaded_34 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(t2648), "f"(1.0f), "f"(t2649));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2650;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2651 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2652 = loaded * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(t2651), "f"(1.0f), "f"(t2652));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2653;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2654 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2655 = loaded_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(t2654), "f"(1.0f), "f"(t2655));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2656;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2657 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2658 = loaded_3 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(t2657), "f"(1.0f), "f"(t2658));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2659;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2660 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2661 = loaded_4 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(t2660), "f"(1.0f), "f"(t2661));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2662;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2663 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2664 = loaded_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(t2663), "f"(1.0f), "f"(t2664));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2665;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2666 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2667 = loaded_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(t2666), "f"(1.0f), "f"(t2667));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2668;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2669 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2670 = loaded_7 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(t2669), "f"(1.0f), "f"(t2670));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2671;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2672 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2673 = loaded_8 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2674) : "f"(t2672), "f"(1.0f), "f"(t2673));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2674;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2675 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2676 = loaded_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2677) : "f"(t2675), "f"(1.0f), "f"(t2676));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2677;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2678 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2679 = loaded_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(t2678), "f"(1.0f), "f"(t2679));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2680;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2681 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2682 = loaded_11 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(t2681), "f"(1.0f), "f"(t2682));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2683;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2684 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2685 = loaded_12 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(t2684), "f"(1.0f), "f"(t2685));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2686;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2687 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2688 = loaded_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(t2687), "f"(1.0f), "f"(t2688));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2689;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2690 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2691 = loaded_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(t2690), "f"(1.0f), "f"(t2691));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2692;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2693 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2694 = loaded_15 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(t2693), "f"(1.0f), "f"(t2694));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2695;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2696 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2697 = loaded_16 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(t2696), "f"(1.0f), "f"(t2697));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2698;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2699 = acc_33 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2700 = loaded_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(t2699), "f"(1.0f), "f"(t2700));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2701;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2702 = acc_34 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2703 = loaded_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(t2702), "f"(1.0f), "f"(t2703));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2704;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2705 = acc_37 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2706 = loaded_19 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2705), "f"(1.0f), "f"(t2706));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2707;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2708 = acc_38 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2709 = loaded_20 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(t2708), "f"(1.0f), "f"(t2709));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2710;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2711 = acc_41 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2712 = loaded_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(t2711), "f"(1.0f), "f"(t2712));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2713;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2714 = acc_42 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2715 = loaded_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(t2714), "f"(1.0f), "f"(t2715));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2716;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2717 = acc_45 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2718 = loaded_23 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(t2717), "f"(1.0f), "f"(t2718));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2719;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2720 = acc_46 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2721 = loaded_24 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(t2720), "f"(1.0f), "f"(t2721));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2722;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2723 = acc_49 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2724 = loaded_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(t2723), "f"(1.0f), "f"(t2724));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2725;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2726 = acc_50 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2727 = loaded_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(t2726), "f"(1.0f), "f"(t2727));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2728;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2729 = acc_53 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2730 = loaded_27 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(t2729), "f"(1.0f), "f"(t2730));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2731;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2732 = acc_54 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2733 = loaded_28 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(t2732), "f"(1.0f), "f"(t2733));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2734;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2735 = acc_57 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2736 = loaded_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(t2735), "f"(1.0f), "f"(t2736));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2737;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2738 = acc_58 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2739 = loaded_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(t2738), "f"(1.0f), "f"(t2739));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2740;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2741 = acc_61 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2742 = loaded_31 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(t2741), "f"(1.0f), "f"(t2742));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2743;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2744 = acc_62 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2745 = loaded_32 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(t2744), "f"(1.0f), "f"(t2745));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2746;
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2747 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2748 = t85 + t2747;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2749 = t2748 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2750 = t2749 < t39;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2750) {
                        const u32 t2751 = warp_m << 1u;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_28 = t2751 + 1u;
                        const u64 t2753 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2754 = t2753 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2755 = t2754 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2756 = partials + t2755;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2757 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2758 = t2757 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2759 = t2758 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2760 = t2756 + t2759;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2761 = (u64)index_28;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2762 = t2761 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2763 = t2762 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2764 = t2760 + t2763;
                        const u64 t2765 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2766 = t2764 + t2765;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_35;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded_35) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_36;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_36) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_37;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_37) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_38;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_38) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_39;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_39) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_40;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_40) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_41;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_41) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_42;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_42) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_43;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_43) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_44;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_44) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_45;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_45) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_46;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_46) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_47;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_47) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_48;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_48) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_49;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_49) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_50;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_50) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_51;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_51) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_52;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_52) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_53;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(loaded_53) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_54;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(loaded_54) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_55;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(loaded_55) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_56;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(loaded_56) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_57;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(loaded_57) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_58;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(loaded_58) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_59;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(loaded_59) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_60;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(loaded_60) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_61;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(loaded_61) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_62;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(loaded_62) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_63;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(loaded_63) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_64;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(loaded_64) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_65;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(loaded_65) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_66;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(loaded_66) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_67;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(loaded_67) : "l"(t2766) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_68;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(loaded_68) : "l"(t2766) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_6;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(loaded_67));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2802 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2803 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_6 = t2802 ? 0.0f : t2803;
                        const f32 t2805 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(row_max_2), "f"(scale_log2), "f"(t2805));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t2806));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2808 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(loaded_67), "f"(scale_log2), "f"(t2808));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t2809));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_6;
                        const f32 t2811 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2812 = loaded_68 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(t2811), "f"(1.0f), "f"(t2812));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t2813;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2814 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2815 = loaded_35 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(t2814), "f"(1.0f), "f"(t2815));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t2816;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2817 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2818 = loaded_36 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(t2817), "f"(1.0f), "f"(t2818));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t2819;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2820 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2821 = loaded_37 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(t2820), "f"(1.0f), "f"(t2821));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t2822;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2823 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2824 = loaded_38 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(t2823), "f"(1.0f), "f"(t2824));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t2825;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2826 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2827 = loaded_39 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(t2826), "f"(1.0f), "f"(t2827));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t2828;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2829 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2830 = loaded_40 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(t2829), "f"(1.0f), "f"(t2830));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t2831;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2832 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2833 = loaded_41 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(t2832), "f"(1.0f), "f"(t2833));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t2834;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2835 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2836 = loaded_42 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(t2835), "f"(1.0f), "f"(t2836));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t2837;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2838 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2839 = loaded_43 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(t2838), "f"(1.0f), "f"(t2839));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t2840;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2841 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2842 = loaded_44 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(t2841), "f"(1.0f), "f"(t2842));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t2843;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2844 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2845 = loaded_45 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(t2844), "f"(1.0f), "f"(t2845));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t2846;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2847 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2848 = loaded_46 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(t2847), "f"(1.0f), "f"(t2848));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t2849;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2850 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2851 = loaded_47 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(t2850), "f"(1.0f), "f"(t2851));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t2852;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2853 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2854 = loaded_48 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(t2853), "f"(1.0f), "f"(t2854));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t2855;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2856 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2857 = loaded_49 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(t2856), "f"(1.0f), "f"(t2857));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t2858;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2859 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2860 = loaded_50 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(t2859), "f"(1.0f), "f"(t2860));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t2861;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2862 = acc_35 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2863 = loaded_51 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(t2862), "f"(1.0f), "f"(t2863));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t2864;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2865 = acc_36 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2866 = loaded_52 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(t2865), "f"(1.0f), "f"(t2866));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t2867;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2868 = acc_39 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2869 = loaded_53 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(t2868), "f"(1.0f), "f"(t2869));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t2870;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2871 = acc_40 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2872 = loaded_54 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(t2871), "f"(1.0f), "f"(t2872));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t2873;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2874 = acc_43 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2875 = loaded_55 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(t2874), "f"(1.0f), "f"(t2875));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t2876;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2877 = acc_44 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2878 = loaded_56 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(t2877), "f"(1.0f), "f"(t2878));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t2879;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2880 = acc_47 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2881 = loaded_57 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(t2880), "f"(1.0f), "f"(t2881));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t2882;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2883 = acc_48 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2884 = loaded_58 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(t2883), "f"(1.0f), "f"(t2884));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t2885;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2886 = acc_51 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2887 = loaded_59 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(t2886), "f"(1.0f), "f"(t2887));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t2888;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2889 = acc_52 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2890 = loaded_60 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(t2889), "f"(1.0f), "f"(t2890));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t2891;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2892 = acc_55 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2893 = loaded_61 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(t2892), "f"(1.0f), "f"(t2893));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t2894;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2895 = acc_56 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2896 = loaded_62 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(t2895), "f"(1.0f), "f"(t2896));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t2897;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2898 = acc_59 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2899 = loaded_63 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(t2898), "f"(1.0f), "f"(t2899));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t2900;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2901 = acc_60 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2902 = loaded_64 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(t2901), "f"(1.0f), "f"(t2902));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t2903;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2904 = acc_63 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2905 = loaded_65 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(t2904), "f"(1.0f), "f"(t2905));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t2906;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2907 = acc_64 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2908 = loaded_66 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(t2907), "f"(1.0f), "f"(t2908));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t2909;
                    }
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2910 = split_2 + 1u;
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t2910;
                }
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2912 = warp_n == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2912) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2913;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2913) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t2913;
                    f32 t2915;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2915) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2916 = pair_7 + t2915;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2916;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2917;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2917) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t2917;
                    f32 t2919;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2919) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2920 = pair_8 + t2919;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2920;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2921 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2922 = t85 + t2921;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2923 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2924 = first + t2922;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2925 = t2924 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2926 = t2923 + t2925;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2927 = (u64)t2926;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2928 = t2927 * sinks_stride0;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2929 = t2928 * 4ull;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2930 = sinks + t2929;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    f32 logit_5;
                    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_5) : "l"(t2930) : "memory");
#line 65 "fa-kernels/src/attention/options/sinks.rs"
                    const f32 logit_7 = logit_5 * 1.442695f;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2933 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2934 = t85 + t2933;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2935 = t2934 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2936 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2937 = first + t2935;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2938 = t2937 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2939 = t2936 + t2938;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2940 = (u64)t2939;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2941 = t2940 * sinks_stride0;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2942 = t2941 * 4ull;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2943 = sinks + t2942;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    f32 logit_6;
                    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_6) : "l"(t2943) : "memory");
#line 65 "fa-kernels/src/attention/options/sinks.rs"
                    const f32 logit_8 = logit_6 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_11 = row_max == __uint_as_float(0xff800000u);
                    const f32 t2947 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2948 = none_11 ? 0.0f : t2947;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2949 = logit_7 - t2948;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    f32 power_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t2949));
#line 225 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2951 = row_sum + power_3;
#line 225 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2951;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_12 = row_max_2 == __uint_as_float(0xff800000u);
                    const f32 t2953 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2954 = none_12 ? 0.0f : t2953;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2955 = logit_8 - t2954;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    f32 power_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t2955));
#line 225 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2957 = row_sum_2 + power_4;
#line 225 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2957;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t2958 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2959;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2959) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t2958 ? 0.0f : t2959;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2961 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t2961;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2962 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t2962;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2963 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t2963;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2964 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t2964;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2965 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t2965;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2966 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t2966;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2967 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t2967;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2968 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t2968;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2969 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t2969;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2970 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t2970;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2971 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t2971;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2972 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t2972;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2973 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t2973;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2974 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t2974;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2975 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t2975;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2976 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t2976;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2977 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_33 = t2977;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2978 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_34 = t2978;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2979 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_37 = t2979;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2980 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_38 = t2980;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2981 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_41 = t2981;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2982 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_42 = t2982;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2983 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_45 = t2983;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2984 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_46 = t2984;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2985 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_49 = t2985;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2986 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_50 = t2986;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2987 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_53 = t2987;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2988 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_54 = t2988;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2989 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_57 = t2989;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2990 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_58 = t2990;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2991 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_61 = t2991;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2992 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_62 = t2992;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t2993 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2994;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2994) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t2993 ? 0.0f : t2994;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2996 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t2996;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2997 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t2997;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2998 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t2998;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2999 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t2999;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3000 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t3000;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3001 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t3001;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3002 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t3002;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3003 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t3003;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3004 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t3004;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3005 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t3005;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3006 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t3006;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3007 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t3007;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3008 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t3008;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3009 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t3009;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3010 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t3010;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3011 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t3011;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3012 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_35 = t3012;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3013 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_36 = t3013;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3014 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_39 = t3014;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3015 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_40 = t3015;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3016 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_43 = t3016;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3017 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_44 = t3017;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3018 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_47 = t3018;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3019 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_48 = t3019;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3020 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_51 = t3020;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3021 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_52 = t3021;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3022 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_55 = t3022;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3023 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_56 = t3023;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3024 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_59 = t3024;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3025 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_60 = t3025;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3026 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_63 = t3026;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3027 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_64 = t3027;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t3028 = smem_1 + 8192u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3029 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3030 = t85 + t3029;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3031 = t3030 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3032 = 0u ^ t3031;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3033 = t3030 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3034 = t3032 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3035 = t3033 + t3034;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3036 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3037 = t3036 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3038 = t3035 + t3037;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3039;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3040 = smem_1 + t3038;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3040), "r"(t3039) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3041;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3041) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3042 = t3038 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3043 = smem_1 + t3042;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3043), "r"(t3041) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3044;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3045 = t3038 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3046 = smem_1 + t3045;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3046), "r"(t3044) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3047;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3047) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3048 = t3038 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3049 = smem_1 + t3048;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3049), "r"(t3047) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3050;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3050) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3051 = t3038 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3052 = smem_1 + t3051;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3052), "r"(t3050) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3053;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3053) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3054 = t3038 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3055 = smem_1 + t3054;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3055), "r"(t3053) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3056;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3056) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3057 = t3038 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3058 = smem_1 + t3057;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3058), "r"(t3056) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3059;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3059) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3060 = t3038 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3061 = smem_1 + t3060;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3061), "r"(t3059) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3062 = t3030 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3063 = 0u ^ t3062;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3064 = t3030 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3065 = t3063 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3066 = t3064 + t3065;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3067 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3068 = t3067 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3069 = t3066 + t3068;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3070;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3070) : "f"(acc_33), "f"(acc_34));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3071 = t3028 + t3069;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3071), "r"(t3070) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3072;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3072) : "f"(acc_37), "f"(acc_38));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3073 = t3069 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3074 = t3028 + t3073;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3074), "r"(t3072) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3075;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3075) : "f"(acc_41), "f"(acc_42));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3076 = t3069 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3077 = t3028 + t3076;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3077), "r"(t3075) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3078;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3078) : "f"(acc_45), "f"(acc_46));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3079 = t3069 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3080 = t3028 + t3079;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3080), "r"(t3078) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3081;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3081) : "f"(acc_49), "f"(acc_50));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3082 = t3069 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3083 = t3028 + t3082;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3083), "r"(t3081) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3084;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3084) : "f"(acc_53), "f"(acc_54));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3085 = t3069 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3086 = t3028 + t3085;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3086), "r"(t3084) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3087;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3087) : "f"(acc_57), "f"(acc_58));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3088 = t3069 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3089 = t3028 + t3088;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3089), "r"(t3087) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3090;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3090) : "f"(acc_61), "f"(acc_62));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3091 = t3069 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3092 = t3028 + t3091;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3092), "r"(t3090) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3093 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3094 = t85 + t3093;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3095 = t3094 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3096 = t3095 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3097 = 0u ^ t3096;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3098 = t3095 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3099 = t3097 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3100 = t3098 + t3099;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3101 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3102 = t3101 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3103 = t3100 + t3102;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3104;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3104) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3105 = smem_1 + t3103;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3105), "r"(t3104) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3106;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3106) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3107 = t3103 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3108 = smem_1 + t3107;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3108), "r"(t3106) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3109;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3109) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3110 = t3103 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3111 = smem_1 + t3110;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3111), "r"(t3109) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3112;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3112) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3113 = t3103 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3114 = smem_1 + t3113;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3114), "r"(t3112) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3115;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3115) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3116 = t3103 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3117 = smem_1 + t3116;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3117), "r"(t3115) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3118;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3118) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3119 = t3103 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3120 = smem_1 + t3119;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3120), "r"(t3118) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3121;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3121) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3122 = t3103 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3123 = smem_1 + t3122;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3123), "r"(t3121) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3124;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3124) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3125 = t3103 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3126 = smem_1 + t3125;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3126), "r"(t3124) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3127 = t3095 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3128 = 0u ^ t3127;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3129 = t3095 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3130 = t3128 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3131 = t3129 + t3130;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3132 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3133 = t3132 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3134 = t3131 + t3133;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3135;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3135) : "f"(acc_35), "f"(acc_36));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3136 = t3028 + t3134;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3136), "r"(t3135) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3137;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3137) : "f"(acc_39), "f"(acc_40));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3138 = t3134 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3139 = t3028 + t3138;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3139), "r"(t3137) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3140;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3140) : "f"(acc_43), "f"(acc_44));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3141 = t3134 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3142 = t3028 + t3141;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3142), "r"(t3140) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3143;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3143) : "f"(acc_47), "f"(acc_48));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3144 = t3134 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3145 = t3028 + t3144;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3145), "r"(t3143) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3146;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3146) : "f"(acc_51), "f"(acc_52));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3147 = t3134 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3148 = t3028 + t3147;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3148), "r"(t3146) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3149;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3149) : "f"(acc_55), "f"(acc_56));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3150 = t3134 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3151 = t3028 + t3150;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3151), "r"(t3149) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3152;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3152) : "f"(acc_59), "f"(acc_60));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3153 = t3134 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3154 = t3028 + t3153;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3154), "r"(t3152) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3155;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3155) : "f"(acc_63), "f"(acc_64));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3156 = t3134 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3157 = t3028 + t3156;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3157), "r"(t3155) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t3158 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3159 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3160 = t85 + t3159;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3161 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3162 = t3160 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3163 = t3161 < t3158;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3164 = t3162 & t3163;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3164) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3165 = t3160 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3166 = t3161 ^ t3165;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3167 = t3160 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3168 = t3166 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3169 = t3167 + t3168;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3170 = smem_1 + t3169;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_35;
                        u32 row_36;
                        u32 row_37;
                        u32 row_38;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t3170) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3171 = first + t3160;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3172 = t3171 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3173 = first_query + t3172;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3174 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3175 = first + t3160;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3176 = t3175 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3177 = t3174 + t3176;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3178 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3179 = t3178 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3180 = o + t3179;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3181 = (u64)t3173;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3182 = t3181 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3183 = t3182 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3184 = t3180 + t3183;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3185 = (u64)t3177;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3186 = t3185 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3187 = t3186 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3188 = t3184 + t3187;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3189 = (u64)t3161 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3190 = t3188 + t3189;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3190), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3191 = t3160 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3192 = t3191 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3193 = t3161 < t3158;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3194 = t3192 & t3193;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3194) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3195 = t3191 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3196 = t3161 ^ t3195;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3197 = t3191 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3198 = t3196 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3199 = t3197 + t3198;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3200 = smem_1 + t3199;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_39;
                        u32 row_40;
                        u32 row_41;
                        u32 row_42;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t3200) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3201 = first + t3191;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3202 = t3201 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3203 = first_query + t3202;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3204 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3205 = first + t3191;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3206 = t3205 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3207 = t3204 + t3206;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3208 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3209 = t3208 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3210 = o + t3209;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3211 = (u64)t3203;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3212 = t3211 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3213 = t3212 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3214 = t3210 + t3213;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3215 = (u64)t3207;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3216 = t3215 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3217 = t3216 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3218 = t3214 + t3217;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3219 = (u64)t3161 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3220 = t3218 + t3219;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3220), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3221 = t3160 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3222 = t3221 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3223 = t3161 < t3158;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3224 = t3222 & t3223;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3224) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3225 = t3221 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3226 = t3161 ^ t3225;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3227 = t3221 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3228 = t3226 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3229 = t3227 + t3228;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3230 = smem_1 + t3229;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_43;
                        u32 row_44;
                        u32 row_45;
                        u32 row_46;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t3230) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3231 = first + t3221;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3232 = t3231 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3233 = first_query + t3232;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3234 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3235 = first + t3221;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3236 = t3235 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3237 = t3234 + t3236;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3238 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3239 = t3238 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3240 = o + t3239;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3241 = (u64)t3233;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3242 = t3241 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3243 = t3242 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3244 = t3240 + t3243;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3245 = (u64)t3237;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3246 = t3245 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3247 = t3246 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3248 = t3244 + t3247;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3249 = (u64)t3161 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3250 = t3248 + t3249;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3250), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3251 = t3160 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3252 = t3251 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3253 = t3161 < t3158;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3254 = t3252 & t3253;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3254) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3255 = t3251 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3256 = t3161 ^ t3255;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3257 = t3251 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3258 = t3256 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3259 = t3257 + t3258;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3260 = smem_1 + t3259;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_47;
                        u32 row_48;
                        u32 row_49;
                        u32 row_50;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t3260) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3261 = first + t3251;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3262 = t3261 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3263 = first_query + t3262;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3264 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3265 = first + t3251;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3266 = t3265 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3267 = t3264 + t3266;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3268 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3269 = t3268 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3270 = o + t3269;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3271 = (u64)t3263;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3272 = t3271 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3273 = t3272 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3274 = t3270 + t3273;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3275 = (u64)t3267;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3276 = t3275 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3277 = t3276 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3278 = t3274 + t3277;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3279 = (u64)t3161 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3280 = t3278 + t3279;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3280), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3281 = smem_1 + 8192u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3282 = t3160 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3283 = t3161 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3284 = t3283 < t3158;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3285 = t3282 & t3284;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3285) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3286 = t3160 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3287 = t3161 ^ t3286;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3288 = t3160 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3289 = t3287 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3290 = t3288 + t3289;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3291 = t3281 + t3290;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_51;
                        u32 row_52;
                        u32 row_53;
                        u32 row_54;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t3291) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3292 = first + t3160;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3293 = t3292 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3294 = first_query + t3293;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3295 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3296 = first + t3160;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3297 = t3296 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3298 = t3295 + t3297;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3299 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3300 = t3299 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3301 = o + t3300;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3302 = (u64)t3294;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3303 = t3302 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3304 = t3303 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3305 = t3301 + t3304;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3306 = (u64)t3298;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3307 = t3306 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3308 = t3307 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3309 = t3305 + t3308;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3310 = (u64)t3161 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3311 = t3309 + t3310;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3311), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3312 = t3160 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3313 = t3312 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3314 = t3161 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3315 = t3314 < t3158;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3316 = t3313 & t3315;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3316) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3317 = t3312 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3318 = t3161 ^ t3317;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3319 = t3312 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3320 = t3318 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3321 = t3319 + t3320;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3322 = t3281 + t3321;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_55;
                        u32 row_56;
                        u32 row_57;
                        u32 row_58;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t3322) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3323 = first + t3312;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3324 = t3323 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3325 = first_query + t3324;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3326 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3327 = first + t3312;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3328 = t3327 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3329 = t3326 + t3328;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3330 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3331 = t3330 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3332 = o + t3331;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3333 = (u64)t3325;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3334 = t3333 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3335 = t3334 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3336 = t3332 + t3335;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3337 = (u64)t3329;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3338 = t3337 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3339 = t3338 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3340 = t3336 + t3339;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3341 = (u64)t3161 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3342 = t3340 + t3341;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3342), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3343 = t3160 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3344 = t3343 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3345 = t3161 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3346 = t3345 < t3158;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3347 = t3344 & t3346;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3347) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3348 = t3343 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3349 = t3161 ^ t3348;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3350 = t3343 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3351 = t3349 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3352 = t3350 + t3351;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3353 = t3281 + t3352;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_59;
                        u32 row_60;
                        u32 row_61;
                        u32 row_62;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t3353) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3354 = first + t3343;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3355 = t3354 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3356 = first_query + t3355;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3357 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3358 = first + t3343;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3359 = t3358 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3360 = t3357 + t3359;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3361 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3362 = t3361 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3363 = o + t3362;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3364 = (u64)t3356;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3365 = t3364 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3366 = t3365 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3367 = t3363 + t3366;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3368 = (u64)t3360;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3369 = t3368 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3370 = t3369 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3371 = t3367 + t3370;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3372 = (u64)t3161 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3373 = t3371 + t3372;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3373), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3374 = t3160 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3375 = t3374 < t39;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3376 = t3161 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3377 = t3376 < t3158;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3378 = t3375 & t3377;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3378) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3379 = t3374 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3380 = t3161 ^ t3379;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3381 = t3374 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3382 = t3380 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3383 = t3381 + t3382;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3384 = t3281 + t3383;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_63;
                        u32 row_64;
                        u32 row_65;
                        u32 row_66;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t3384) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3385 = first + t3374;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3386 = t3385 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3387 = first_query + t3386;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3388 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3389 = first + t3374;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3390 = t3389 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3391 = t3388 + t3390;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3392 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3393 = t3392 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3394 = o + t3393;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3395 = (u64)t3387;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3396 = t3395 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3397 = t3396 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3398 = t3394 + t3397;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3399 = (u64)t3391;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3400 = t3399 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3401 = t3400 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3402 = t3398 + t3401;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3403 = (u64)t3161 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3404 = t3402 + t3403;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3404), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3405 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_67 = t85 + t3405;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3407 = row_67 < t39;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3408 = first + row_67;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3409 = t3408 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3410 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3411 = first + row_67;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3412 = t3411 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3413 = t3410 + t3412;
#line 239 "fa-kernels/src/attention/softmax.rs"
                    const f32 max_3 = row_max;
                    const bool none_13 = max_3 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_14 = max_3 == __uint_as_float(0xff800000u);
                    const f32 t3416 = max_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3417 = none_14 ? 0.0f : t3416;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3418 = logit_7 - t3417;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool t3419 = 64.0f < t3418;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool alone_3 = none_13 | t3419;
                    const f32 t3421 = logit_7 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3422;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3422) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3423;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(row_max), "f"(scale_log2), "f"(t3422));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3423 * 0.6931472f;
                    const bool t3425 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3426 = t3425 ? __uint_as_float(0xff800000u) : lse_4;
#line 242 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = alone_3 ? t3421 : t3426;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3428 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3429 = t3428 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3430 = t3407 & t3429;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3430) {
                        const u32 t3431 = first_query + t3409;
                        const u64 t3432 = 0ull * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3433 = t3432 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3434 = lse + t3433;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3435 = (u64)t3413;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3436 = t3435 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3437 = t3436 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3438 = t3434 + t3437;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3439 = (u64)t3431;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3440 = t3439 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3441 = t3440 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3442 = t3438 + t3441;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3442), "f"(value_3) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3443 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3444 = t85 + t3443;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_68 = t3444 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3446 = row_68 < t39;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3447 = first + row_68;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3448 = t3447 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3449 = t40 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3450 = first + row_68;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3451 = t3450 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3452 = t3449 + t3451;
#line 239 "fa-kernels/src/attention/softmax.rs"
                    const f32 max_4 = row_max_2;
                    const bool none_15 = max_4 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_16 = max_4 == __uint_as_float(0xff800000u);
                    const f32 t3455 = max_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3456 = none_16 ? 0.0f : t3455;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3457 = logit_8 - t3456;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool t3458 = 64.0f < t3457;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool alone_4 = none_15 | t3458;
                    const f32 t3460 = logit_8 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3461;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3461) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(row_max_2), "f"(scale_log2), "f"(t3461));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3462 * 0.6931472f;
                    const bool t3464 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3465 = t3464 ? __uint_as_float(0xff800000u) : lse_5;
#line 242 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = alone_4 ? t3460 : t3465;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3467 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3468 = t3467 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3469 = t3446 & t3468;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3469) {
                        const u32 t3470 = first_query + t3448;
                        const u64 t3471 = 0ull * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3472 = t3471 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3473 = lse + t3472;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3474 = (u64)t3452;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3475 = t3474 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3476 = t3475 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3477 = t3473 + t3476;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3478 = (u64)t3470;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3479 = t3478 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3480 = t3479 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3481 = t3477 + t3480;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3481), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
