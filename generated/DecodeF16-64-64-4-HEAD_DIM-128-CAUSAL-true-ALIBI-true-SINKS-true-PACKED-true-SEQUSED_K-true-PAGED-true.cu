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
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t20 = (u64)batch_2;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t21 = t20 * seqused_k_stride0;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t22 = t21 * 4ull;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t23 = seqused_k + t22;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    u32 t24;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t24) : "l"(t23) : "memory");
#line 71 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t24 < seq_k ? t24 : seq_k;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u64 t26 = (u64)batch_2;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u64 t27 = t26 * block_table_stride0;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u64 t28 = t27 * 4ull;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u64 t29 = block_table + t28;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u32 t30 = (u32)block_table_stride1;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t31 = tile % tiles;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t31 << 6u;
    const u32 t33 = seq_q_2 * group;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t34 = t33 > first ? t33 : first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t35 = t34 - first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t36 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t37 = first / group;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t38 = t37 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t38 + 1u;
    const u32 t40 = end > seq_q_2 ? end : seq_q_2;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t41 = t40 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t41 < end_6 ? t41 : end_6;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t43 = t35 < 64u ? t35 : 64u;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t44 = t43 > 1u ? t43 : 1u;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t45 = t44 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t46 = first + t45;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t47 = t46 / group;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = t47 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t48 + 1u;
    const u32 t50 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t51 = t50 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t51 < end_6 ? t51 : end_6;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = end_4 + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t54 = t53 >> 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t54 > 1u ? t54 : 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t56 = end_2 >> 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t56 < end_5 ? t56 : end_5;
#line 237 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t58 = end_5 - whole;
#line 237 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t59 = t58 < end_5 ? t58 : end_5;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t60 = end_5 + blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t61 = t60 - 1u;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t62 = t61 / blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t63 = split * blocks_of_split;
#line 98 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t63 < end_5 ? t63 : end_5;
    const u32 t65 = end_5 - before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t66 = end_5 - before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = t66 < blocks_of_split ? t66 : blocks_of_split;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t59 > before ? t59 : before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t69 = t68 - before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t70 = end_5 > before ? end_5 : before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t71 = t70 - before;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t72 = t35 != 0u;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t73 = split < t62;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t74 = t72 & t73;
#line 33 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t74) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t77 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t77));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t81 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t82 = warp_n << 6u;
#line 42 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t84 = thread >> 3u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t85 = thread & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t86 = t84 & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t87 = t85 ^ t86;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t88 = t84 << 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t89 = t87 << 4u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t90 = t88 + t89;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t91 = (u64)t84 * 0u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t92 = (u64)t85 * 16u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t93 = t91 + t92;
        const u32 t94 = head_dim >> 3u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t95 = (u64)t85 * 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t96 = smem_1 + t90;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t97 = t35 > 1u ? t35 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t98 = t97 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t99 = t84 < t98 ? t84 : t98;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t100 = first + t99;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t101 = t100 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t102 = first_query + t101;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t103 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t104 = first + t99;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t105 = t104 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t106 = t103 + t105;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t107 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t108 = t107 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t109 = q + t108;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t110 = (u64)t102;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t111 = t110 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t112 = t111 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t113 = t109 + t112;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t114 = (u64)t106;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t115 = t114 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t116 = t115 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t117 = t113 + t116;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t118 = t117 + t95;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t119 = t84 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t120 = t35 > 1u ? t35 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t121 = t120 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t122 = t119 < t121 ? t119 : t121;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t123 = first + t122;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t124 = t123 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t125 = first_query + t124;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t126 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t127 = first + t122;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t128 = t127 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t129 = t126 + t128;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t130 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t131 = t130 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t132 = q + t131;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t133 = (u64)t125;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t134 = t133 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t135 = t134 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t136 = t132 + t135;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t137 = (u64)t129;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t138 = t137 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t139 = t138 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t140 = t136 + t139;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t141 = t140 + t95;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t142 = t84 + 32u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t143 = t35 > 1u ? t35 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t144 = t143 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t145 = t142 < t144 ? t142 : t144;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t146 = first + t145;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t147 = t146 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t148 = first_query + t147;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t149 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t150 = first + t145;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t151 = t150 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t152 = t149 + t151;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t153 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t154 = t153 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t155 = q + t154;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t156 = (u64)t148;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t157 = t156 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t158 = t157 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t159 = t155 + t158;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t160 = (u64)t152;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t161 = t160 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t162 = t161 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t163 = t159 + t162;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t164 = t163 + t95;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t165 = t84 + 48u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t166 = t35 > 1u ? t35 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t167 = t166 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t168 = t165 < t167 ? t165 : t167;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t169 = first + t168;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t170 = t169 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t171 = first_query + t170;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t172 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t173 = first + t168;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t174 = t173 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t175 = t172 + t174;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t176 = 0ull * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t177 = t176 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t178 = q + t177;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t179 = (u64)t171;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t180 = t179 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t181 = t180 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t182 = t178 + t181;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t183 = (u64)t175;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t184 = t183 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t185 = t184 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t186 = t182 + t185;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t187 = t186 + t95;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t188 = t84 < t35;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t189 = t85 < t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t190 = t188 & t189;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t191 = t190 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t96), "l"(t118), "r"(t191) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t192 = t84 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t193 = t192 < t35;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t194 = t85 < t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t195 = t193 & t194;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t196 = t195 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t96), "l"(t141), "r"(t196) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t197 = t84 + 32u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t198 = t197 < t35;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t199 = t85 < t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t200 = t198 & t199;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t201 = t200 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t96), "l"(t164), "r"(t201) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t202 = t84 + 48u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t203 = t202 < t35;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t204 = t85 < t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t205 = t203 & t204;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t206 = t205 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t96), "l"(t187), "r"(t206) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t207 = t118 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t208 = t84 < t35;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t209 = t85 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t210 = t209 < t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t211 = t208 & t210;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t212 = t211 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t96), "l"(t207), "r"(t212) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t213 = t141 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t214 = t84 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t215 = t214 < t35;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t216 = t85 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t217 = t216 < t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t218 = t215 & t217;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t219 = t218 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t96), "l"(t213), "r"(t219) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t220 = t164 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t221 = t84 + 32u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t222 = t221 < t35;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t223 = t85 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t224 = t223 < t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t225 = t222 & t224;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t226 = t225 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t96), "l"(t220), "r"(t226) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t227 = t187 + 128ull;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t228 = t84 + 48u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t229 = t228 < t35;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t230 = t85 + 8u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t231 = t230 < t94;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t232 = t229 & t231;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t233 = t232 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t96), "l"(t227), "r"(t233) : "memory");
#line 53 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 93 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t235 = ring + 32768u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = 0ull * k_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t237 = t236 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = k + t237;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t239 = 0ull * k_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t240 = t239 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t241 = t238 + t240;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = (u64)t36;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t243 = t242 * k_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = t243 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t241 + t244;
        const u32 t246 = (u32)k_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t247 = t246 << 1u;
        const u32 t248 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t249 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t250 = t248 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = t249 ^ t250;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = t248 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t251 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t254 = t252 + t253;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t255 = (u64)t248 * t247;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t256 = t245 + t255;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t257 = (u64)t249 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t258 = t256 + t257;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t259 = (u64)t247 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = (u32)k_stride0;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t260 << 1u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = 0ull * v_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = t262 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = v + t263;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = 0ull * v_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = t265 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = t264 + t266;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t268 = (u64)t36;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t269 = t268 * v_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = t269 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = t267 + t270;
        const u32 t272 = (u32)v_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = t272 << 1u;
        const u32 t274 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t275 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t276 = t274 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t277 = t275 ^ t276;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t278 = t274 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = t277 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = t278 + t279;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t281 = (u64)t274 * t273;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t282 = t271 + t281;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t283 = (u64)t275 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t284 = t282 + t283;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t285 = (u64)t273 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = (u32)v_stride0;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = t286 << 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = t65 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t288 << 6u;
        const u32 t290 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t291 = (u64)t249 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t292 = ring + t254;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t295 = t294 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = t293 < t295 ? t293 : t295;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t297 = t296 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t298;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t298) : "r"(t297), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index = t298 >> page_shift;
        const u64 t300 = (u64)index * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t301 = t300 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t302 = t29 + t301;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t302) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t304 = index * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t305 = t296 - t304;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = (u64)page * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t307 = t245 + t306;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t308 = (u64)t305 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t309 = t307 + t308;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t310 = t309 + t291;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t311 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t312 = t311 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = t313 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = t312 < t314 ? t312 : t314;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t316 = t315 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t317;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t317) : "r"(t316), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_2 = t317 >> page_shift;
        const u64 t319 = (u64)index_2 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t320 = t319 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t321 = t29 + t320;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_2;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t321) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t323 = index_2 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t324 = t315 - t323;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t325 = (u64)page_2 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t326 = t245 + t325;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t327 = (u64)t324 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t328 = t326 + t327;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t329 = t328 + t291;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t330 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t331 = t330 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t332 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t333 = t332 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t334 = t331 < t333 ? t331 : t333;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t335 = t334 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t336;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t336) : "r"(t335), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_3 = t336 >> page_shift;
        const u64 t338 = (u64)index_3 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t339 = t338 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t340 = t29 + t339;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_3;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t340) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t342 = index_3 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t343 = t334 - t342;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t344 = (u64)page_3 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t345 = t245 + t344;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t346 = (u64)t343 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t347 = t345 + t346;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t348 = t347 + t291;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t349 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t350 = t349 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t351 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t352 = t351 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t353 = t350 < t352 ? t350 : t352;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t354 = t353 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t355;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t355) : "r"(t354), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_4 = t355 >> page_shift;
        const u64 t357 = (u64)index_4 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t358 = t357 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t359 = t29 + t358;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_4;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t359) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t361 = index_4 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t362 = t353 - t361;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t363 = (u64)page_4 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t364 = t245 + t363;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t365 = (u64)t362 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t366 = t364 + t365;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t367 = t366 + t291;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t368 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t369 = t368 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t370 = t249 < t290;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t371 = t369 & t370;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t372 = t371 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t292), "l"(t310), "r"(t372) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t373 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t374 = t373 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t375 = t374 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t376 = t249 < t290;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t377 = t375 & t376;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t377 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t292), "l"(t329), "r"(t378) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t380 = t379 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t381 = t380 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t382 = t249 < t290;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t383 = t381 & t382;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t384 = t383 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t292), "l"(t348), "r"(t384) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t385 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t386 = t385 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t387 = t386 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t388 = t249 < t290;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t389 = t387 & t388;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = t389 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t292), "l"(t367), "r"(t390) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t391 = t310 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t392 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t393 = t392 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t394 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t395 = t394 < t290;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t396 = t393 & t395;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t397 = t396 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t292), "l"(t391), "r"(t397) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t398 = t329 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t399 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t400 = t399 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t401 = t400 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t402 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t403 = t402 < t290;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t404 = t401 & t403;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t405 = t404 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t292), "l"(t398), "r"(t405) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t406 = t348 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t407 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t407 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t409 = t408 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t411 = t410 < t290;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t412 = t409 & t411;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t413 = t412 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t292), "l"(t406), "r"(t413) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t414 = t367 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = first_key + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t416 = t415 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t417 = t416 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t418 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t419 = t418 < t290;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t420 = t417 & t419;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t421 = t420 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t292), "l"(t414), "r"(t421) : "memory");
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t422 = t65 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t422 << 6u;
        const u32 t424 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t425 = (u64)t275 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t426 = t235 + t280;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t427 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t429 = t428 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t430 = t427 < t429 ? t427 : t429;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t431 = t430 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t432;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t432) : "r"(t431), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_5 = t432 >> page_shift;
        const u64 t434 = (u64)index_5 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t435 = t434 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t436 = t29 + t435;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_5;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t436) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t438 = index_5 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t439 = t430 - t438;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t440 = (u64)page_5 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t441 = t271 + t440;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t442 = (u64)t439 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t443 = t441 + t442;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t444 = t443 + t425;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t445 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = t445 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t447 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t448 = t447 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t449 = t446 < t448 ? t446 : t448;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t450 = t449 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t451;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t451) : "r"(t450), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_6 = t451 >> page_shift;
        const u64 t453 = (u64)index_6 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t454 = t453 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t455 = t29 + t454;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_6;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t455) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t457 = index_6 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t458 = t449 - t457;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t459 = (u64)page_6 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t460 = t271 + t459;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t461 = (u64)t458 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t462 = t460 + t461;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t463 = t462 + t425;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t464 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t465 = t464 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t466 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t467 = t466 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t468 = t465 < t467 ? t465 : t467;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t469 = t468 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t470;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t470) : "r"(t469), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_7 = t470 >> page_shift;
        const u64 t472 = (u64)index_7 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t473 = t472 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t474 = t29 + t473;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_7;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t474) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t476 = index_7 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t477 = t468 - t476;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t478 = (u64)page_7 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t479 = t271 + t478;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t480 = (u64)t477 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t481 = t479 + t480;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t482 = t481 + t425;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t483 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = t483 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t485 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t486 = t485 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t487 = t484 < t486 ? t484 : t486;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t488 = t487 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t489;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t489) : "r"(t488), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_8 = t489 >> page_shift;
        const u64 t491 = (u64)index_8 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t492 = t491 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t493 = t29 + t492;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_8;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t493) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t495 = index_8 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t496 = t487 - t495;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t497 = (u64)page_8 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t498 = t271 + t497;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t499 = (u64)t496 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t500 = t498 + t499;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t501 = t500 + t425;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t503 = t502 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t504 = t275 < t424;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t505 = t503 & t504;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t506 = t505 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t426), "l"(t444), "r"(t506) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t507 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t508 = t507 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t509 = t508 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t510 = t275 < t424;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t511 = t509 & t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = t511 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t426), "l"(t463), "r"(t512) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t513 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t514 = t513 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t515 = t514 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t516 = t275 < t424;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t517 = t515 & t516;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t518 = t517 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t426), "l"(t482), "r"(t518) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t519 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t520 = t519 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t521 = t520 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t522 = t275 < t424;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t523 = t521 & t522;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t523 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t426), "l"(t501), "r"(t524) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t525 = t444 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t526 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t527 = t526 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t528 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t529 = t528 < t424;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t530 = t527 & t529;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t531 = t530 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t426), "l"(t525), "r"(t531) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t532 = t463 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t533 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t534 = t533 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t535 = t534 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t536 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t537 = t536 < t424;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t538 = t535 & t537;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t539 = t538 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t426), "l"(t532), "r"(t539) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t540 = t482 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t541 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t542 = t541 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t543 = t542 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t545 = t544 < t424;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t546 = t543 & t545;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t547 = t546 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t426), "l"(t540), "r"(t547) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t548 = t501 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = first_key_2 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t550 = t549 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t551 = t550 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t553 = t552 < t424;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t554 = t551 & t553;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t555 = t554 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t426), "l"(t548), "r"(t555) : "memory");
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t556 = 1u < t67;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t556) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t557 = ring + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t558 = t65 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t559 = t558 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t559 << 6u;
            const u32 t561 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t562 = (u64)t249 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t563 = t557 + t254;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t564 = first_key_3 + t248;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t565 = t564 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t566;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t566) : "r"(t565), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_9 = t566 >> page_shift;
            const u64 t568 = (u64)index_9 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t569 = t568 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t570 = t29 + t569;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_9;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t570) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t572 = index_9 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t573 = t564 - t572;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t574 = (u64)page_9 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t575 = t245 + t574;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t576 = (u64)t573 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t577 = t575 + t576;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t578 = t577 + t562;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t579 = first_key_3 + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t580 = t579 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t581 = t580 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t582;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t582) : "r"(t581), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_10 = t582 >> page_shift;
            const u64 t584 = (u64)index_10 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t585 = t584 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t586 = t29 + t585;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_10;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t586) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t588 = index_10 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t589 = t580 - t588;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t590 = (u64)page_10 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t591 = t245 + t590;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t592 = (u64)t589 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t593 = t591 + t592;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t594 = t593 + t562;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t595 = first_key_3 + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t596 = t595 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t597 = t596 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t598;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t598) : "r"(t597), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_11 = t598 >> page_shift;
            const u64 t600 = (u64)index_11 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t601 = t600 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t602 = t29 + t601;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_11;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t602) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t604 = index_11 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t605 = t596 - t604;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t606 = (u64)page_11 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t607 = t245 + t606;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t608 = (u64)t605 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t609 = t607 + t608;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t610 = t609 + t562;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t611 = first_key_3 + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t612 = t611 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t613 = t612 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t614;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t614) : "r"(t613), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_12 = t614 >> page_shift;
            const u64 t616 = (u64)index_12 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t617 = t616 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t618 = t29 + t617;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_12;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t618) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t620 = index_12 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t621 = t612 - t620;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t622 = (u64)page_12 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t623 = t245 + t622;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t624 = (u64)t621 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t625 = t623 + t624;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t626 = t625 + t562;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t627 = t249 < t561;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t628 = t627 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t563), "l"(t578), "r"(t628) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t629 = t249 < t561;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t630 = t629 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t563), "l"(t594), "r"(t630) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t631 = t249 < t561;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t632 = t631 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t563), "l"(t610), "r"(t632) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t633 = t249 < t561;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t634 = t633 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t563), "l"(t626), "r"(t634) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t635 = t578 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t636 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t637 = t636 < t561;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t638 = t637 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t563), "l"(t635), "r"(t638) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t639 = t594 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t640 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t641 = t640 < t561;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t642 = t641 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t563), "l"(t639), "r"(t642) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t643 = t610 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t644 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t645 = t644 < t561;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t646 = t645 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t563), "l"(t643), "r"(t646) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t647 = t626 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t648 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t649 = t648 < t561;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t650 = t649 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t563), "l"(t647), "r"(t650) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t651 = 1u < t67;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t651) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t652 = t235 + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t653 = t65 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t654 = t653 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t654 << 6u;
            const u32 t656 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t657 = (u64)t275 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t658 = t652 + t280;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t659 = first_key_4 + t274;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t660 = t659 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t661;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t661) : "r"(t660), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_13 = t661 >> page_shift;
            const u64 t663 = (u64)index_13 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t664 = t663 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t665 = t29 + t664;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_13;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t665) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t667 = index_13 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t668 = t659 - t667;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t669 = (u64)page_13 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t670 = t271 + t669;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t671 = (u64)t668 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t672 = t670 + t671;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t673 = t672 + t657;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t674 = first_key_4 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t675 = t674 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t676 = t675 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t677;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t677) : "r"(t676), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_14 = t677 >> page_shift;
            const u64 t679 = (u64)index_14 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t680 = t679 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t681 = t29 + t680;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_14;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t681) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t683 = index_14 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t684 = t675 - t683;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t685 = (u64)page_14 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t686 = t271 + t685;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t687 = (u64)t684 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t688 = t686 + t687;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t689 = t688 + t657;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t690 = first_key_4 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t691 = t690 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t692 = t691 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t693;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t693) : "r"(t692), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_15 = t693 >> page_shift;
            const u64 t695 = (u64)index_15 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t696 = t695 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t697 = t29 + t696;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_15;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t697) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t699 = index_15 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t700 = t691 - t699;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t701 = (u64)page_15 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t702 = t271 + t701;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t703 = (u64)t700 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t704 = t702 + t703;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t705 = t704 + t657;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t706 = first_key_4 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t707 = t706 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t708 = t707 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t709;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t709) : "r"(t708), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_16 = t709 >> page_shift;
            const u64 t711 = (u64)index_16 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t712 = t711 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t713 = t29 + t712;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_16;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t713) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t715 = index_16 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t716 = t707 - t715;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t717 = (u64)page_16 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t718 = t271 + t717;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t719 = (u64)t716 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t720 = t718 + t719;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t721 = t720 + t657;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t722 = t275 < t656;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t723 = t722 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t658), "l"(t673), "r"(t723) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t724 = t275 < t656;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t725 = t724 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t658), "l"(t689), "r"(t725) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t726 = t275 < t656;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = t726 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t658), "l"(t705), "r"(t727) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t728 = t275 < t656;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t729 = t728 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t658), "l"(t721), "r"(t729) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t730 = t673 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t731 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t732 = t731 < t656;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t733 = t732 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t658), "l"(t730), "r"(t733) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t734 = t689 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t735 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t736 = t735 < t656;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t737 = t736 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t658), "l"(t734), "r"(t737) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t738 = t705 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t739 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t740 = t739 < t656;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t741 = t740 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t658), "l"(t738), "r"(t741) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t742 = t721 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t743 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t744 = t743 < t656;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t745 = t744 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t658), "l"(t742), "r"(t745) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t746 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t747 = t81 + t746;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t748 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t749 = t747 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t750 = t748 ^ t749;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t751 = t747 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t752 = t750 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t753 = t751 + t752;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t754 = smem_1 + t753;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t755;
        asm volatile("mov.b32 %0, %1;" : "=r"(t755) : "r"(t754));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t755) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t756;
        asm volatile("mov.b32 %0, %1;" : "=r"(t756) : "r"(t754));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t757 = t756 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t757) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t758;
        asm volatile("mov.b32 %0, %1;" : "=r"(t758) : "r"(t754));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t759 = t758 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t759) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t760;
        asm volatile("mov.b32 %0, %1;" : "=r"(t760) : "r"(t754));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t761 = t760 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t761) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t762;
        asm volatile("mov.b32 %0, %1;" : "=r"(t762) : "r"(t754));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t762) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t763;
        asm volatile("mov.b32 %0, %1;" : "=r"(t763) : "r"(t754));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t764 = t763 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t764) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t765;
        asm volatile("mov.b32 %0, %1;" : "=r"(t765) : "r"(t754));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t766 = t765 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t766) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t767;
        asm volatile("mov.b32 %0, %1;" : "=r"(t767) : "r"(t754));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t768 = t767 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t768) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t769 = lane & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t770 = t82 + t769;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t771 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t772 = t771 << 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t773 = t770 + t772;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t774 = lane >> 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t775 = t774 & 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t776 = t773 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t777 = t775 ^ t776;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t778 = t773 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t779 = t777 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t780 = t778 + t779;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t781 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t782 = t82 + t781;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t783 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t784 = t782 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t785 = t783 ^ t784;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t786 = t782 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t787 = t785 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t788 = t786 + t787;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t789 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t790 = t81 + t789;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t791 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t792 = first + t790;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t793 = t792 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t794 = t791 + t793;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t795 = (u64)batch_2;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t796 = t795 * alibi_slopes_stride0;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t797 = t796 * 4ull;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t798 = alibi_slopes + t797;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t799 = (u64)t794;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t800 = t799 * alibi_slopes_stride1;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t801 = t800 * 4ull;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t802 = t798 + t801;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t802) : "memory");
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        f32 t804;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t804) : "f"(scale_log2));
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t805 = t804 * 1.442695f;
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_3 = slope * t805;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t807 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t808 = t81 + t807;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t809 = t808 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t810 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t811 = first + t809;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t812 = t811 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t813 = t810 + t812;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t814 = (u64)batch_2;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t815 = t814 * alibi_slopes_stride0;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t816 = t815 * 4ull;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t817 = alibi_slopes + t816;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t818 = (u64)t813;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t819 = t818 * alibi_slopes_stride1;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t820 = t819 * 4ull;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t821 = t817 + t820;
#line 83 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope_2;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope_2) : "l"(t821) : "memory");
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        f32 t823;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(scale_log2));
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t824 = t823 * 1.442695f;
#line 84 "fa-kernels/src/attention/options/alibi.rs"
        const f32 slope_4 = slope_2 * t824;
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
        u32 t826;
        asm volatile("mov.b32 %0, %1;" : "=r"(t826) : "r"(t780));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t827 = t826 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t828 = t826 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t829 = t826 ^ 96u;
        const u32 t830 = ring + t826;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t830) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t830) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t830) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t830) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t831 = ring + t827;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t831) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t831) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t831) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t831) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t832 = ring + t828;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t832) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_65), "r"(m_66));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_67), "r"(m_68));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t832) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_69), "r"(m_70));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_71), "r"(m_72));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t832) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_73), "r"(m_74));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_75), "r"(m_76));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t832) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_77), "r"(m_78));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_79), "r"(m_80));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t833 = ring + t829;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t833) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_81), "r"(m_82));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_83), "r"(m_84));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t833) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_85), "r"(m_86));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_87), "r"(m_88));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t833) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_89), "r"(m_90));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_91), "r"(m_92));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t833) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_93), "r"(m_94));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_95), "r"(m_96));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t830) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_97), "r"(m_98));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_99), "r"(m_100));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t830) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_101), "r"(m_102));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_103), "r"(m_104));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t830) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_105), "r"(m_106));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_107), "r"(m_108));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t830) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_109), "r"(m_110));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_111), "r"(m_112));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t831) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_113), "r"(m_114));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_115), "r"(m_116));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t831) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t831) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_121), "r"(m_122));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_123), "r"(m_124));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t831) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_125), "r"(m_126));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_127), "r"(m_128));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t832) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_129), "r"(m_130));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_131), "r"(m_132));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t832) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_133), "r"(m_134));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_135), "r"(m_136));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t832) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_137), "r"(m_138));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_139), "r"(m_140));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t832) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_141), "r"(m_142));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_143), "r"(m_144));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t833) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_145), "r"(m_146));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_147), "r"(m_148));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t833) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_149), "r"(m_150));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_151), "r"(m_152));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t833) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_153), "r"(m_154));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_155), "r"(m_156));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t833) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_157), "r"(m_158));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_159), "r"(m_160));
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t834 = t65 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t835 = t834 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t835 + t82;
        const u32 t837 = first + t81;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t838 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t839 = t838 << 1u;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t840 = first_key_5 + t839;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t841 = t840 + seq_q_2;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column = (f32)t841;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t843 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t844 = t837 + t843;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 query = t844 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t846 = query + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t847 = (f32)t846;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = t847 - column;
        const f32 t849 = slope_3 * distance;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = -t849;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t851 = s + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t852;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(slope_3), "f"(0.0f), "f"(t851));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s = t852;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t853 = s_2 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t854;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t854) : "f"(slope_3), "f"(1.0f), "f"(t853));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t854;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t855 = s_5 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t856;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t856) : "f"(slope_3), "f"(8.0f), "f"(t855));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t856;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t857 = s_6 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t858;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(slope_3), "f"(9.0f), "f"(t857));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t858;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t859 = s_9 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t860;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t860) : "f"(slope_3), "f"(16.0f), "f"(t859));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t860;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t861 = s_10 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t862;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(slope_3), "f"(17.0f), "f"(t861));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t862;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t863 = s_13 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t864;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(slope_3), "f"(24.0f), "f"(t863));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t864;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t865 = s_14 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t866;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t866) : "f"(slope_3), "f"(25.0f), "f"(t865));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t866;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t867 = s_17 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t868;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t868) : "f"(slope_3), "f"(32.0f), "f"(t867));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_17 = t868;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t869 = s_18 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t870;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t870) : "f"(slope_3), "f"(33.0f), "f"(t869));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_18 = t870;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t871 = s_21 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t872;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t872) : "f"(slope_3), "f"(40.0f), "f"(t871));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_21 = t872;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t873 = s_22 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t874;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(slope_3), "f"(41.0f), "f"(t873));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_22 = t874;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t875 = s_25 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(slope_3), "f"(48.0f), "f"(t875));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_25 = t876;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t877 = s_26 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t878;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t878) : "f"(slope_3), "f"(49.0f), "f"(t877));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_26 = t878;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t879 = s_29 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t880;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t880) : "f"(slope_3), "f"(56.0f), "f"(t879));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_29 = t880;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t881 = s_30 + first_2;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t882;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t882) : "f"(slope_3), "f"(57.0f), "f"(t881));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_30 = t882;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t883 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t884 = t837 + t883;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 t885 = t884 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
        const u32 query_2 = t885 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t887 = query_2 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t888 = (f32)t887;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = t888 - column;
        const f32 t890 = slope_4 * distance_2;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = -t890;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t892 = s_3 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t893;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(slope_4), "f"(0.0f), "f"(t892));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t893;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t894 = s_4 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t895;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t895) : "f"(slope_4), "f"(1.0f), "f"(t894));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t895;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t896 = s_7 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t897;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t897) : "f"(slope_4), "f"(8.0f), "f"(t896));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t897;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t898 = s_8 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t899;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t899) : "f"(slope_4), "f"(9.0f), "f"(t898));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t899;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t900 = s_11 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t901;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t901) : "f"(slope_4), "f"(16.0f), "f"(t900));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t901;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t902 = s_12 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t903;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(slope_4), "f"(17.0f), "f"(t902));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t903;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t904 = s_15 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t905;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(slope_4), "f"(24.0f), "f"(t904));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t905;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t906 = s_16 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t907;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t907) : "f"(slope_4), "f"(25.0f), "f"(t906));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t907;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t908 = s_19 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t909;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t909) : "f"(slope_4), "f"(32.0f), "f"(t908));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_19 = t909;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t910 = s_20 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t911;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t911) : "f"(slope_4), "f"(33.0f), "f"(t910));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_20 = t911;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t912 = s_23 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t913;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t913) : "f"(slope_4), "f"(40.0f), "f"(t912));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_23 = t913;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t914 = s_24 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t915;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t915) : "f"(slope_4), "f"(41.0f), "f"(t914));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_24 = t915;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t916 = s_27 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t917;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(slope_4), "f"(48.0f), "f"(t916));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_27 = t917;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t918 = s_28 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t919;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(slope_4), "f"(49.0f), "f"(t918));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_28 = t919;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t920 = s_31 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t921;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(slope_4), "f"(56.0f), "f"(t920));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_31 = t921;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t922 = s_32 + first_3;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        f32 t923;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t923) : "f"(slope_4), "f"(57.0f), "f"(t922));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
        s_32 = t923;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t924 = 0u < t69;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t925 = t71 <= 0u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t926 = t924 | t925;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        if (t926) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t927 = t65 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t928 = t927 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_6 = t928 + t82;
            const u32 t930 = first + t81;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t931 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t932 = t931 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 column_2 = first_key_6 + t932;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t934 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t935 = t930 + t934;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t936 = t935 / group;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t937 = t936 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_7 = t937 + 1u;
            const u32 t939 = end_7 > seq_q_2 ? end_7 : seq_q_2;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t940 = t939 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_8 = t940 < end_6 ? t940 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t942 = end_8 > column_2 ? end_8 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t942 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t945 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s = t945;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t947 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_2 = t947;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t949 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_5 = t949;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t951 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_6 = t951;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t953 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_9 = t953;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t955 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_10 = t955;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t957 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_13 = t957;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t959 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_14 = t959;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t961 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_17 = t961;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t963 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_18 = t963;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t965 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_21 = t965;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t967 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_22 = t967;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t969 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_25 = t969;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t971 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_26 = t971;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t973 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_29 = t973;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t975 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_30 = t975;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t976 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t977 = t930 + t976;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t978 = t977 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t979 = t978 / group;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t980 = t979 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t980 + 1u;
            const u32 t982 = end_10 > seq_q_2 ? end_10 : seq_q_2;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t983 = t982 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_11 = t983 < end_6 ? t983 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t985 = end_11 > column_2 ? end_11 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t985 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t988 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_3 = t988;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t990 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_4 = t990;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t992 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_7 = t992;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t994 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_8 = t994;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t996 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_11 = t996;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t998 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_12 = t998;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1000 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_15 = t1000;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1002 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_16 = t1002;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1004 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_19 = t1004;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1006 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_20 = t1006;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1008 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_23 = t1008;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1010 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_24 = t1010;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1012 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_27 = t1012;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1014 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_28 = t1014;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1016 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_31 = t1016;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1018 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_32 = t1018;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1020;
        asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1021;
        asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(t1020), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1022;
        asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1021), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1023;
        asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1022), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1024;
        asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1023), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1025;
        asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1024), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1026;
        asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1025), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1027;
        asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1026), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1028;
        asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1027), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1029;
        asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1028), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1030;
        asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1029), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1031;
        asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1030), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1032;
        asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1031), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1033;
        asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1032), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1034;
        asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1033), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1035;
        asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1034), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1036;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(t1035));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1035), "f"(t1036));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1038;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1038));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1041 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1041;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1043 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1044;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(old), "f"(scale_log2), "f"(t1043));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1044));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1046 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1047 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1047));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1049;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t1049;
        const f32 t1050 = t1046 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1051 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1051));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1053;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1053;
        const f32 t1054 = t1050 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1055 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1055));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1057;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1057;
        const f32 t1058 = t1054 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1059 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1059));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1061;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1061;
        const f32 t1062 = t1058 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1063 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1063));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1065;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_9 = t1065;
        const f32 t1066 = t1062 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1067 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1067));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1069;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1069) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_10 = t1069;
        const f32 t1070 = t1066 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1071 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1071));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1073;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_13 = t1073;
        const f32 t1074 = t1070 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1075 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1075));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1077;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_14 = t1077;
        const f32 t1078 = t1074 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1079 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1079));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1081;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_17 = t1081;
        const f32 t1082 = t1078 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1083 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1083));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1085;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_18 = t1085;
        const f32 t1086 = t1082 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1087 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1087));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1089;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_21 = t1089;
        const f32 t1090 = t1086 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1091 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1091));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1093;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_22 = t1093;
        const f32 t1094 = t1090 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1095 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1095));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1097;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_25 = t1097;
        const f32 t1098 = t1094 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1099 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1099));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1101;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_26 = t1101;
        const f32 t1102 = t1098 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1103 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1103));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1105;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_29 = t1105;
        const f32 t1106 = t1102 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1107 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1107));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1109;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_30 = t1109;
        const f32 t1110 = t1106 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1111 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1112 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1113 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1114 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1115 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1116 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1117 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1118 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1119 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1120 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1121 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1122 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1123 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1124 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1125 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1126 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1127 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1128 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1129 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1130 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1131 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1132 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1133 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1134 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1135 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1136 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1137 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1138 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1139 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1140 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1141 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1142 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1142;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1144;
        asm("max.f32 %0, %1, %2;" : "=f"(t1144) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1145;
        asm("max.f32 %0, %1, %2;" : "=f"(t1145) : "f"(t1144), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1146;
        asm("max.f32 %0, %1, %2;" : "=f"(t1146) : "f"(t1145), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1147;
        asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1146), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1148;
        asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(t1147), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1149;
        asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(t1148), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1150;
        asm("max.f32 %0, %1, %2;" : "=f"(t1150) : "f"(t1149), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1151;
        asm("max.f32 %0, %1, %2;" : "=f"(t1151) : "f"(t1150), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1152;
        asm("max.f32 %0, %1, %2;" : "=f"(t1152) : "f"(t1151), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1153;
        asm("max.f32 %0, %1, %2;" : "=f"(t1153) : "f"(t1152), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1154;
        asm("max.f32 %0, %1, %2;" : "=f"(t1154) : "f"(t1153), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1155;
        asm("max.f32 %0, %1, %2;" : "=f"(t1155) : "f"(t1154), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1156;
        asm("max.f32 %0, %1, %2;" : "=f"(t1156) : "f"(t1155), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1157;
        asm("max.f32 %0, %1, %2;" : "=f"(t1157) : "f"(t1156), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1158;
        asm("max.f32 %0, %1, %2;" : "=f"(t1158) : "f"(t1157), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1159;
        asm("max.f32 %0, %1, %2;" : "=f"(t1159) : "f"(t1158), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1160;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1160) : "f"(t1159));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1159), "f"(t1160));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1162;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1162) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1162));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1165 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1165;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1167 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1168;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1168) : "f"(old_2), "f"(scale_log2), "f"(t1167));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1168));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1170 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1171 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1171));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1173;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1173;
        const f32 t1174 = t1170 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1175 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1175));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1177;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1177;
        const f32 t1178 = t1174 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1179 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1179));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1181;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1181;
        const f32 t1182 = t1178 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1183 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1183));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1185;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1185;
        const f32 t1186 = t1182 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1187 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1187));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1189;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_11 = t1189;
        const f32 t1190 = t1186 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1191 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1191));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1193;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_12 = t1193;
        const f32 t1194 = t1190 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1195 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1195));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1197;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_15 = t1197;
        const f32 t1198 = t1194 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1199 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1199));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1201;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_16 = t1201;
        const f32 t1202 = t1198 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1203 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1203));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1205;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_19 = t1205;
        const f32 t1206 = t1202 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1207 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1207));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1209;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_20 = t1209;
        const f32 t1210 = t1206 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1211 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1211));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1213;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_23 = t1213;
        const f32 t1214 = t1210 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1215 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1215));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1217;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_24 = t1217;
        const f32 t1218 = t1214 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1219 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1219));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1221;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_27 = t1221;
        const f32 t1222 = t1218 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1223 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1223));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1225;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1225) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_28 = t1225;
        const f32 t1226 = t1222 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1227 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1227));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1229;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1229) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_31 = t1229;
        const f32 t1230 = t1226 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1231 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1231));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1233;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_32 = t1233;
        const f32 t1234 = t1230 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1234;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1235 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1235;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1236 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1236;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1237 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1237;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1238 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1238;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1239 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1239;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1240 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1240;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1241 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1241;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1242 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1242;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1243 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1243;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1244 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1244;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1245 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1245;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1246 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1246;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1247 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1247;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1248 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1248;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1249 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1249;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1250 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1250;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1251 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1251;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1252 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1252;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1253 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1253;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1254 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1254;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1255 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1255;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1256 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1256;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1257 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1257;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1258 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1259 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1260 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1261 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1262 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1263 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1264 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1265 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1266 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1266;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1267;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1267) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1268;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1268) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1269;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1269) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1270;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1270) : "f"(s_7), "f"(s_8));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1271;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1271) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1272;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1273;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1274;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1274) : "f"(s_15), "f"(s_16));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1275;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(s_17), "f"(s_18));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1276;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(s_19), "f"(s_20));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1277;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(s_21), "f"(s_22));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1278;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(s_23), "f"(s_24));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1279;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(s_25), "f"(s_26));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1280;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(s_27), "f"(s_28));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1281;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(s_29), "f"(s_30));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t1282;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(s_31), "f"(s_32));
#line 188 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t1283;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1283) : "r"(t788));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1284 = t1283 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1285 = t1283 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1286 = t1283 ^ 96u;
        const u32 t1287 = t235 + t1283;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1288 = t235 + t1284;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1289 = t235 + t1285;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1290 = t235 + t1286;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1287) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_161), "r"(m_162));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_163), "r"(m_164));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1288) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_165), "r"(m_166));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_167), "r"(m_168));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1289) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_169), "r"(m_170));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_171), "r"(m_172));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1290) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_173), "r"(m_174));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_175), "r"(m_176));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1287) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_177), "r"(m_178));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_179), "r"(m_180));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1288) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_181), "r"(m_182));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_183), "r"(m_184));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1289) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_185), "r"(m_186));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_187), "r"(m_188));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1290) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_189), "r"(m_190));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1267), "r"(t1268), "r"(t1269), "r"(t1270), "r"(m_191), "r"(m_192));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1287) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_193), "r"(m_194));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_195), "r"(m_196));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1288) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_197), "r"(m_198));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_199), "r"(m_200));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1289) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_201), "r"(m_202));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_203), "r"(m_204));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1290) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_205), "r"(m_206));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_207), "r"(m_208));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1287) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_209), "r"(m_210));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_211), "r"(m_212));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1288) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_213), "r"(m_214));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_215), "r"(m_216));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1289) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_217), "r"(m_218));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_219), "r"(m_220));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1290) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_221), "r"(m_222));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1271), "r"(t1272), "r"(t1273), "r"(t1274), "r"(m_223), "r"(m_224));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1287) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_225), "r"(m_226));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_227), "r"(m_228));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1288) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_229), "r"(m_230));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_231), "r"(m_232));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1289) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_233), "r"(m_234));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_235), "r"(m_236));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1290) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_237), "r"(m_238));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_239), "r"(m_240));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1287) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_241), "r"(m_242));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_243), "r"(m_244));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1288) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_245), "r"(m_246));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_247), "r"(m_248));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1289) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_249), "r"(m_250));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_251), "r"(m_252));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1290) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_253), "r"(m_254));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1275), "r"(t1276), "r"(t1277), "r"(t1278), "r"(m_255), "r"(m_256));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1287) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_257), "r"(m_258));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_259), "r"(m_260));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1288) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_261), "r"(m_262));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_263), "r"(m_264));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1289) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_265), "r"(m_266));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_267), "r"(m_268));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1290) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_269), "r"(m_270));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_271), "r"(m_272));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1287) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_273), "r"(m_274));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_275), "r"(m_276));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1288) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_277), "r"(m_278));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_279), "r"(m_280));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1289) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_281), "r"(m_282));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_283), "r"(m_284));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1290) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_285), "r"(m_286));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1279), "r"(t1280), "r"(t1281), "r"(t1282), "r"(m_287), "r"(m_288));
#line 78 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t67; i += 1u) {
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1291 = i + 1u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1292 = t1291 < t67;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1292) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1293 = t1291 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1294 = t1293 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1295 = ring + t1294;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1296 = t65 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1297 = t1296 - t1291;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t1297 << 6u;
                const u32 t1299 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1300 = (u64)t249 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1301 = t1295 + t254;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1302 = first_key_7 + t248;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1303 = t1302 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1304;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1304) : "r"(t1303), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_17 = t1304 >> page_shift;
                const u64 t1306 = (u64)index_17 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1307 = t1306 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1308 = t29 + t1307;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_17;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1308) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1310 = index_17 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1311 = t1302 - t1310;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1312 = (u64)page_17 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1313 = t245 + t1312;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1314 = (u64)t1311 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1315 = t1313 + t1314;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1316 = t1315 + t1300;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1317 = first_key_7 + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1318 = t1317 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1319 = t1318 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1320;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1320) : "r"(t1319), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_18 = t1320 >> page_shift;
                const u64 t1322 = (u64)index_18 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1323 = t1322 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1324 = t29 + t1323;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_18;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1324) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1326 = index_18 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1327 = t1318 - t1326;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1328 = (u64)page_18 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1329 = t245 + t1328;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1330 = (u64)t1327 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1331 = t1329 + t1330;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1332 = t1331 + t1300;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1333 = first_key_7 + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1334 = t1333 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1335 = t1334 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1336;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1336) : "r"(t1335), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_19 = t1336 >> page_shift;
                const u64 t1338 = (u64)index_19 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1339 = t1338 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1340 = t29 + t1339;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_19;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1340) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1342 = index_19 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1343 = t1334 - t1342;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1344 = (u64)page_19 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1345 = t245 + t1344;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1346 = (u64)t1343 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1347 = t1345 + t1346;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1348 = t1347 + t1300;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1349 = first_key_7 + t248;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1350 = t1349 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1351 = t1350 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1352;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1352) : "r"(t1351), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_20 = t1352 >> page_shift;
                const u64 t1354 = (u64)index_20 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1355 = t1354 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1356 = t29 + t1355;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_20;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1356) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1358 = index_20 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1359 = t1350 - t1358;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1360 = (u64)page_20 * t261;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1361 = t245 + t1360;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1362 = (u64)t1359 * t247;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1363 = t1361 + t1362;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1364 = t1363 + t1300;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1365 = t249 < t1299;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1366 = t1365 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1301), "l"(t1316), "r"(t1366) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1367 = t249 < t1299;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1368 = t1367 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1301), "l"(t1332), "r"(t1368) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1369 = t249 < t1299;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1370 = t1369 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1301), "l"(t1348), "r"(t1370) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1371 = t249 < t1299;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1372 = t1371 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1301), "l"(t1364), "r"(t1372) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1373 = t1316 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1374 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1375 = t1374 < t1299;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1376 = t1375 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1301), "l"(t1373), "r"(t1376) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1377 = t1332 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1378 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1379 = t1378 < t1299;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1380 = t1379 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1301), "l"(t1377), "r"(t1380) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1381 = t1348 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1382 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1383 = t1382 < t1299;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1384 = t1383 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1301), "l"(t1381), "r"(t1384) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1385 = t1364 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1386 = t249 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1387 = t1386 < t1299;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1388 = t1387 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1301), "l"(t1385), "r"(t1388) : "memory");
            }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1389 = t1291 < t67;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1389) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1390 = t1291 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1391 = t1390 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1392 = t235 + t1391;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1393 = t65 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1394 = t1393 - t1291;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = t1394 << 6u;
                const u32 t1396 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1397 = (u64)t275 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1398 = t1392 + t280;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1399 = first_key_8 + t274;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1400 = t1399 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1401;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1401) : "r"(t1400), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_21 = t1401 >> page_shift;
                const u64 t1403 = (u64)index_21 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1404 = t1403 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1405 = t29 + t1404;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_21;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_21) : "l"(t1405) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1407 = index_21 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1408 = t1399 - t1407;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1409 = (u64)page_21 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1410 = t271 + t1409;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1411 = (u64)t1408 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1412 = t1410 + t1411;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1413 = t1412 + t1397;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1414 = first_key_8 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1415 = t1414 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1416 = t1415 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1417;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1417) : "r"(t1416), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_22 = t1417 >> page_shift;
                const u64 t1419 = (u64)index_22 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1420 = t1419 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1421 = t29 + t1420;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_22;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_22) : "l"(t1421) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1423 = index_22 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1424 = t1415 - t1423;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1425 = (u64)page_22 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1426 = t271 + t1425;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1427 = (u64)t1424 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1428 = t1426 + t1427;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1429 = t1428 + t1397;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1430 = first_key_8 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1431 = t1430 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1432 = t1431 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1433;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1433) : "r"(t1432), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_23 = t1433 >> page_shift;
                const u64 t1435 = (u64)index_23 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1436 = t1435 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1437 = t29 + t1436;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_23;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_23) : "l"(t1437) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1439 = index_23 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1440 = t1431 - t1439;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1441 = (u64)page_23 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1442 = t271 + t1441;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1443 = (u64)t1440 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1444 = t1442 + t1443;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1445 = t1444 + t1397;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1446 = first_key_8 + t274;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1447 = t1446 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1448 = t1447 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
                u32 t1449;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1449) : "r"(t1448), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
                const u32 index_24 = t1449 >> page_shift;
                const u64 t1451 = (u64)index_24 * t30;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1452 = t1451 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                const u64 t1453 = t29 + t1452;
#line 71 "fa-kernels/src/attention/options/paged.rs"
                u32 page_24;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_24) : "l"(t1453) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1455 = index_24 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
                const u32 t1456 = t1447 - t1455;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1457 = (u64)page_24 * t287;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1458 = t271 + t1457;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1459 = (u64)t1456 * t273;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1460 = t1458 + t1459;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1461 = t1460 + t1397;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1462 = t275 < t1396;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1463 = t1462 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1398), "l"(t1413), "r"(t1463) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1464 = t275 < t1396;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1465 = t1464 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1398), "l"(t1429), "r"(t1465) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1466 = t275 < t1396;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1467 = t1466 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1398), "l"(t1445), "r"(t1467) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1468 = t275 < t1396;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1469 = t1468 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1398), "l"(t1461), "r"(t1469) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1470 = t1413 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1471 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1472 = t1471 < t1396;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1473 = t1472 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1398), "l"(t1470), "r"(t1473) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1474 = t1429 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1475 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1476 = t1475 < t1396;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1477 = t1476 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1398), "l"(t1474), "r"(t1477) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1478 = t1445 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1479 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1480 = t1479 < t1396;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1481 = t1480 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1398), "l"(t1478), "r"(t1481) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1482 = t1461 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1483 = t275 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1484 = t1483 < t1396;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1485 = t1484 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1398), "l"(t1482), "r"(t1485) : "memory");
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
            const u32 t1486 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1487 = t1486 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1488 = ring + t1487;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1489;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1489) : "r"(t780));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1490 = t1489 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1491 = t1489 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1492 = t1489 ^ 96u;
            const u32 t1493 = t1488 + t1489;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1493) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_289), "r"(m_290));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_291), "r"(m_292));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1493) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_293), "r"(m_294));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_295), "r"(m_296));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1493) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_297), "r"(m_298));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_299), "r"(m_300));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1493) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_301), "r"(m_302));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_303), "r"(m_304));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1494 = t1488 + t1490;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1494) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_305), "r"(m_306));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_307), "r"(m_308));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1494) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_309), "r"(m_310));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_311), "r"(m_312));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1494) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_313), "r"(m_314));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_315), "r"(m_316));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1494) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_317), "r"(m_318));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_319), "r"(m_320));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1495 = t1488 + t1491;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1495) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_321), "r"(m_322));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_323), "r"(m_324));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1495) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_325), "r"(m_326));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_327), "r"(m_328));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1495) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_329), "r"(m_330));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_331), "r"(m_332));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1495) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_333), "r"(m_334));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_335), "r"(m_336));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1496 = t1488 + t1492;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1496) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_337), "r"(m_338));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_339), "r"(m_340));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1496) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_341), "r"(m_342));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_343), "r"(m_344));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1496) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_345), "r"(m_346));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_347), "r"(m_348));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1496) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_349), "r"(m_350));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_351), "r"(m_352));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1493) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_353), "r"(m_354));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_355), "r"(m_356));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1493) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_357), "r"(m_358));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_359), "r"(m_360));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1493) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_361), "r"(m_362));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_363), "r"(m_364));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1493) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_365), "r"(m_366));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_367), "r"(m_368));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1494) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_369), "r"(m_370));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_371), "r"(m_372));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1494) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_373), "r"(m_374));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_375), "r"(m_376));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1494) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_377), "r"(m_378));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_379), "r"(m_380));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1494) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_381), "r"(m_382));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_383), "r"(m_384));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1495) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_385), "r"(m_386));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_387), "r"(m_388));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1495) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_389), "r"(m_390));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_391), "r"(m_392));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1495) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_393), "r"(m_394));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_395), "r"(m_396));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1495) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_397), "r"(m_398));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_399), "r"(m_400));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1496) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_401), "r"(m_402));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_403), "r"(m_404));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1496) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_405), "r"(m_406));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_407), "r"(m_408));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1496) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_409), "r"(m_410));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_411), "r"(m_412));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1496) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_413), "r"(m_414));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_415), "r"(m_416));
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1497 = t65 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1498 = t1497 - i;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1499 = t1498 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t1499 + t82;
            const u32 t1501 = first + t81;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1502 = lane & 3u;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1503 = t1502 << 1u;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1504 = first_key_9 + t1503;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1505 = t1504 + seq_q_2;
#line 106 "fa-kernels/src/attention/options/alibi.rs"
            const f32 column_3 = (f32)t1505;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1507 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1508 = t1501 + t1507;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_3 = t1508 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1510 = query_3 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1511 = (f32)t1510;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_3 = t1511 - column_3;
            const f32 t1513 = slope_3 * distance_3;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_4 = -t1513;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1515 = s_33 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1516;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1516) : "f"(slope_3), "f"(0.0f), "f"(t1515));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_33 = t1516;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1517 = s_34 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1518;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1518) : "f"(slope_3), "f"(1.0f), "f"(t1517));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_34 = t1518;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1519 = s_37 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1520;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1520) : "f"(slope_3), "f"(8.0f), "f"(t1519));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_37 = t1520;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1521 = s_38 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1522) : "f"(slope_3), "f"(9.0f), "f"(t1521));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_38 = t1522;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1523 = s_41 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1524) : "f"(slope_3), "f"(16.0f), "f"(t1523));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_41 = t1524;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1525 = s_42 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1526) : "f"(slope_3), "f"(17.0f), "f"(t1525));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_42 = t1526;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1527 = s_45 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1528) : "f"(slope_3), "f"(24.0f), "f"(t1527));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_45 = t1528;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1529 = s_46 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1530) : "f"(slope_3), "f"(25.0f), "f"(t1529));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_46 = t1530;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1531 = s_49 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1532;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1532) : "f"(slope_3), "f"(32.0f), "f"(t1531));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_49 = t1532;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1533 = s_50 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1534;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1534) : "f"(slope_3), "f"(33.0f), "f"(t1533));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_50 = t1534;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1535 = s_53 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1536) : "f"(slope_3), "f"(40.0f), "f"(t1535));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_53 = t1536;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1537 = s_54 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1538) : "f"(slope_3), "f"(41.0f), "f"(t1537));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_54 = t1538;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1539 = s_57 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1540) : "f"(slope_3), "f"(48.0f), "f"(t1539));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_57 = t1540;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1541 = s_58 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1542;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1542) : "f"(slope_3), "f"(49.0f), "f"(t1541));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_58 = t1542;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1543 = s_61 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1544) : "f"(slope_3), "f"(56.0f), "f"(t1543));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_61 = t1544;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1545 = s_62 + first_4;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1546) : "f"(slope_3), "f"(57.0f), "f"(t1545));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_62 = t1546;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1547 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1548 = t1501 + t1547;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1549 = t1548 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 query_4 = t1549 / group;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const u32 t1551 = query_4 + end_6;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1552 = (f32)t1551;
#line 112 "fa-kernels/src/attention/options/alibi.rs"
            const f32 distance_4 = t1552 - column_3;
            const f32 t1554 = slope_4 * distance_4;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
            const f32 first_5 = -t1554;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1556 = s_35 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1557;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1557) : "f"(slope_4), "f"(0.0f), "f"(t1556));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_35 = t1557;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1558 = s_36 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1559) : "f"(slope_4), "f"(1.0f), "f"(t1558));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_36 = t1559;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1560 = s_39 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1561;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(slope_4), "f"(8.0f), "f"(t1560));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_39 = t1561;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1562 = s_40 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1563) : "f"(slope_4), "f"(9.0f), "f"(t1562));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_40 = t1563;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1564 = s_43 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1565) : "f"(slope_4), "f"(16.0f), "f"(t1564));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_43 = t1565;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1566 = s_44 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(slope_4), "f"(17.0f), "f"(t1566));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_44 = t1567;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1568 = s_47 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1569;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1569) : "f"(slope_4), "f"(24.0f), "f"(t1568));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_47 = t1569;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1570 = s_48 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1571) : "f"(slope_4), "f"(25.0f), "f"(t1570));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_48 = t1571;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1572 = s_51 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1573) : "f"(slope_4), "f"(32.0f), "f"(t1572));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_51 = t1573;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1574 = s_52 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1575) : "f"(slope_4), "f"(33.0f), "f"(t1574));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_52 = t1575;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1576 = s_55 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1577;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1577) : "f"(slope_4), "f"(40.0f), "f"(t1576));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_55 = t1577;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1578 = s_56 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1579) : "f"(slope_4), "f"(41.0f), "f"(t1578));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_56 = t1579;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1580 = s_59 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1581;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1581) : "f"(slope_4), "f"(48.0f), "f"(t1580));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_59 = t1581;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1582 = s_60 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1583) : "f"(slope_4), "f"(49.0f), "f"(t1582));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_60 = t1583;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1584 = s_63 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1585;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1585) : "f"(slope_4), "f"(56.0f), "f"(t1584));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_63 = t1585;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            const f32 t1586 = s_64 + first_5;
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            f32 t1587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1587) : "f"(slope_4), "f"(57.0f), "f"(t1586));
#line 120 "fa-kernels/src/attention/options/alibi.rs"
            s_64 = t1587;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1588 = i < t69;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1589 = t71 <= i;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1590 = t1588 | t1589;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1590) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1591 = t65 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1592 = t1591 - i;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1593 = t1592 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t1593 + t82;
                const u32 t1595 = first + t81;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t1596 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t1597 = t1596 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 column_4 = first_key_10 + t1597;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1599 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1600 = t1595 + t1599;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1601 = t1600 / group;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1602 = t1601 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_13 = t1602 + 1u;
                const u32 t1604 = end_13 > seq_q_2 ? end_13 : seq_q_2;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1605 = t1604 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_14 = t1605 < end_6 ? t1605 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t1607 = end_14 > column_4 ? end_14 : column_4;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_15 = t1607 - column_4;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1610 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_33 = t1610;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1612 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_34 = t1612;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1614 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_37 = t1614;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1616 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_38 = t1616;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1618 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_41 = t1618;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1620 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_42 = t1620;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1622 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_45 = t1622;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1624 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_46 = t1624;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1626 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_49 = t1626;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1628 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_50 = t1628;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1630 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_53 = t1630;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1632 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_54 = t1632;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1634 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_57 = t1634;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1636 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_58 = t1636;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1638 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_61 = t1638;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1640 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_62 = t1640;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1641 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1642 = t1595 + t1641;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1643 = t1642 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1644 = t1643 / group;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1645 = t1644 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t1645 + 1u;
                const u32 t1647 = end_16 > seq_q_2 ? end_16 : seq_q_2;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1648 = t1647 - seq_q_2;
#line 41 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t1648 < end_6 ? t1648 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t1650 = end_17 > column_4 ? end_17 : column_4;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t1650 - column_4;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1653 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_35 = t1653;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1655 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_36 = t1655;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1657 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_39 = t1657;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1659 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_40 = t1659;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1661 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_43 = t1661;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1663 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_44 = t1663;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1665 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_47 = t1665;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1667 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_48 = t1667;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1669 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_51 = t1669;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1671 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_52 = t1671;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1673 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_55 = t1673;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1675 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_56 = t1675;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1677 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_59 = t1677;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1679 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_60 = t1679;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1681 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_63 = t1681;
#line 54 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t1683 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_64 = t1683;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1685;
            asm("max.f32 %0, %1, %2;" : "=f"(t1685) : "f"(old_3), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1686;
            asm("max.f32 %0, %1, %2;" : "=f"(t1686) : "f"(t1685), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1687;
            asm("max.f32 %0, %1, %2;" : "=f"(t1687) : "f"(t1686), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1688;
            asm("max.f32 %0, %1, %2;" : "=f"(t1688) : "f"(t1687), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1689;
            asm("max.f32 %0, %1, %2;" : "=f"(t1689) : "f"(t1688), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1690;
            asm("max.f32 %0, %1, %2;" : "=f"(t1690) : "f"(t1689), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1691;
            asm("max.f32 %0, %1, %2;" : "=f"(t1691) : "f"(t1690), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1692;
            asm("max.f32 %0, %1, %2;" : "=f"(t1692) : "f"(t1691), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1693;
            asm("max.f32 %0, %1, %2;" : "=f"(t1693) : "f"(t1692), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1694;
            asm("max.f32 %0, %1, %2;" : "=f"(t1694) : "f"(t1693), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1695;
            asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(t1694), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1696;
            asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(t1695), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1697;
            asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(t1696), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1698;
            asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(t1697), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1699;
            asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1698), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1700;
            asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1699), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1701;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1701) : "f"(t1700));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1700), "f"(t1701));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1703;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1703) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1703));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1706 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1706;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1708 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1709;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1709) : "f"(old_3), "f"(scale_log2), "f"(t1708));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1709));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1711 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1712 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1712));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1714;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1714) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1714;
            const f32 t1715 = t1711 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1716 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1716));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1718;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1718) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1718;
            const f32 t1719 = t1715 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1720 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1720));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1722;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1722) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1722;
            const f32 t1723 = t1719 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1724 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1724));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1726;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1726) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1726;
            const f32 t1727 = t1723 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1728 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1728));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1730;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1730) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1730;
            const f32 t1731 = t1727 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1732 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1732));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1734;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1734) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1734;
            const f32 t1735 = t1731 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1736 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1736));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1738;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1738;
            const f32 t1739 = t1735 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1740 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1740));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1742;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1742) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1742;
            const f32 t1743 = t1739 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1744 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1744));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1746;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1746) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1746;
            const f32 t1747 = t1743 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1748 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1748));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1750;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1750) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1750;
            const f32 t1751 = t1747 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1752 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1752));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1754;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1754) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1754;
            const f32 t1755 = t1751 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1756 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1756));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1758;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1758) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1758;
            const f32 t1759 = t1755 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1760 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1760));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1762;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1762) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1762;
            const f32 t1763 = t1759 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1764 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1764));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1766;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1766) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1766;
            const f32 t1767 = t1763 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1768 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1768));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1770;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1770) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1770;
            const f32 t1771 = t1767 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1772 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1772));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1774;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1774) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1774;
            const f32 t1775 = t1771 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1776 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1777 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1778 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1779 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1780 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1781 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1782 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1783 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1784 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1785 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1786 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1787 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1788 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1789 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1790 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1791 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1792 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1793 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1794 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1795 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1796 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1797 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1798 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1799 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1800 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1801 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1802 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1803 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1804 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1805 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1806 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1807 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1807;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1809;
            asm("max.f32 %0, %1, %2;" : "=f"(t1809) : "f"(old_4), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1810;
            asm("max.f32 %0, %1, %2;" : "=f"(t1810) : "f"(t1809), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1811;
            asm("max.f32 %0, %1, %2;" : "=f"(t1811) : "f"(t1810), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1812;
            asm("max.f32 %0, %1, %2;" : "=f"(t1812) : "f"(t1811), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1813;
            asm("max.f32 %0, %1, %2;" : "=f"(t1813) : "f"(t1812), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1814;
            asm("max.f32 %0, %1, %2;" : "=f"(t1814) : "f"(t1813), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1815;
            asm("max.f32 %0, %1, %2;" : "=f"(t1815) : "f"(t1814), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1816;
            asm("max.f32 %0, %1, %2;" : "=f"(t1816) : "f"(t1815), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1817;
            asm("max.f32 %0, %1, %2;" : "=f"(t1817) : "f"(t1816), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1818;
            asm("max.f32 %0, %1, %2;" : "=f"(t1818) : "f"(t1817), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1819;
            asm("max.f32 %0, %1, %2;" : "=f"(t1819) : "f"(t1818), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1820;
            asm("max.f32 %0, %1, %2;" : "=f"(t1820) : "f"(t1819), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1821;
            asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(t1820), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1822;
            asm("max.f32 %0, %1, %2;" : "=f"(t1822) : "f"(t1821), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1823;
            asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(t1822), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1824;
            asm("max.f32 %0, %1, %2;" : "=f"(t1824) : "f"(t1823), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1825;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1825) : "f"(t1824));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1824), "f"(t1825));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1827;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1827) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1827));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1830 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1830;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1832 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1833;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1833) : "f"(old_4), "f"(scale_log2), "f"(t1832));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1833));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1835 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1836 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1836));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1838;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1838;
            const f32 t1839 = t1835 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1840 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1840));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1842;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1842;
            const f32 t1843 = t1839 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1844 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1844));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1846;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1846;
            const f32 t1847 = t1843 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1848 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1848));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1850;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1850;
            const f32 t1851 = t1847 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1852 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1852));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1854;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1854;
            const f32 t1855 = t1851 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1856 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1856));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1858;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1858) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1858;
            const f32 t1859 = t1855 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1860 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1860));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1862;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1862;
            const f32 t1863 = t1859 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1864 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1864));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1866;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1866;
            const f32 t1867 = t1863 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1868 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1868));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1870;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1870;
            const f32 t1871 = t1867 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1872 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1872));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1874;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1874) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1874;
            const f32 t1875 = t1871 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1876 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1876));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1878;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1878;
            const f32 t1879 = t1875 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1880 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1880));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1882;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1882) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1882;
            const f32 t1883 = t1879 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1884 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1884));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1886;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1886) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1886;
            const f32 t1887 = t1883 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1888 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1888));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1890;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1890) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1890;
            const f32 t1891 = t1887 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1892 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1892));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1894;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1894) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1894;
            const f32 t1895 = t1891 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1896 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1896));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1898;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1898) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1898;
            const f32 t1899 = t1895 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1899;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1900 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1900;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1901 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1901;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1902 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1902;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1903 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1903;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1904 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1904;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1905 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1905;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1906 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1906;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1907 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1907;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1908 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1908;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1909 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1909;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1910 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1910;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1911 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1911;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1912 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1912;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1913 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1913;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1914 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1914;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1915 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1915;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1916 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1916;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1917 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1917;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1918 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1918;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1919 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1919;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1920 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1920;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1921 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1921;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1922 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1922;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1923 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1923;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1924 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1924;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1925 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1925;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1926 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1926;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1927 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1927;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1928 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1928;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1929 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1929;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1930 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1930;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1931 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1931;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1932;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(s_33), "f"(s_34));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1933;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(s_35), "f"(s_36));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1934;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1934) : "f"(s_37), "f"(s_38));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1935;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1935) : "f"(s_39), "f"(s_40));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1936;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(s_41), "f"(s_42));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1937;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(s_43), "f"(s_44));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1938;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(s_45), "f"(s_46));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1939;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(s_47), "f"(s_48));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1940;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(s_49), "f"(s_50));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(s_51), "f"(s_52));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1942;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(s_53), "f"(s_54));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1943;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(s_55), "f"(s_56));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(s_57), "f"(s_58));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1945;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(s_59), "f"(s_60));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1946;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(s_61), "f"(s_62));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(s_63), "f"(s_64));
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1948 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1949 = t1948 << 14u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1950 = t235 + t1949;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1951;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1951) : "r"(t788));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1952 = t1951 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1953 = t1951 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1954 = t1951 ^ 96u;
            const u32 t1955 = t1950 + t1951;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1956 = t1950 + t1952;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1957 = t1950 + t1953;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1958 = t1950 + t1954;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1955) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_417), "r"(m_418));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_419), "r"(m_420));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1956) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_421), "r"(m_422));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_423), "r"(m_424));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1957) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_425), "r"(m_426));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_427), "r"(m_428));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1958) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_429), "r"(m_430));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_431), "r"(m_432));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1955) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_433), "r"(m_434));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_435), "r"(m_436));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1956) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_437), "r"(m_438));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_439), "r"(m_440));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1957) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_441), "r"(m_442));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_443), "r"(m_444));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1958) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_445), "r"(m_446));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935), "r"(m_447), "r"(m_448));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1955) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_449), "r"(m_450));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_451), "r"(m_452));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1956) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_453), "r"(m_454));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_455), "r"(m_456));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1957) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_457), "r"(m_458));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_459), "r"(m_460));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1958) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_461), "r"(m_462));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_463), "r"(m_464));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1955) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_465), "r"(m_466));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_467), "r"(m_468));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1956) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_469), "r"(m_470));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_471), "r"(m_472));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1957) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_473), "r"(m_474));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_475), "r"(m_476));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1958) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_477), "r"(m_478));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939), "r"(m_479), "r"(m_480));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1955) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_481), "r"(m_482));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_483), "r"(m_484));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1956) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_485), "r"(m_486));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_487), "r"(m_488));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1957) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_489), "r"(m_490));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_491), "r"(m_492));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1958) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_493), "r"(m_494));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_495), "r"(m_496));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1955) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_497), "r"(m_498));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_499), "r"(m_500));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1956) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_501), "r"(m_502));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_503), "r"(m_504));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1957) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_505), "r"(m_506));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_507), "r"(m_508));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1958) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_509), "r"(m_510));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943), "r"(m_511), "r"(m_512));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1955) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_513), "r"(m_514));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_515), "r"(m_516));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1956) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_517), "r"(m_518));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_519), "r"(m_520));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1957) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_521), "r"(m_522));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_523), "r"(m_524));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1958) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_525), "r"(m_526));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_527), "r"(m_528));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1955) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_529), "r"(m_530));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_531), "r"(m_532));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1956) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_533), "r"(m_534));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_535), "r"(m_536));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1957) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_537), "r"(m_538));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_539), "r"(m_540));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1958) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_541), "r"(m_542));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947), "r"(m_543), "r"(m_544));
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1959 = t62 == 1u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1959) {
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1960 = warp_n == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1960) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1961;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1961) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1961;
                f32 t1963;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1963) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1964 = pair_5 + t1963;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1964;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1965;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1965) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1965;
                f32 t1967;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1967) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1968 = pair_6 + t1967;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1968;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1969 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1970 = t81 + t1969;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1971 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1972 = first + t1970;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1973 = t1972 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1974 = t1971 + t1973;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1975 = (u64)t1974;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1976 = t1975 * sinks_stride0;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1977 = t1976 * 4ull;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1978 = sinks + t1977;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                f32 logit;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t1978) : "memory");
#line 65 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_3 = logit * 1.442695f;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1981 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1982 = t81 + t1981;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1983 = t1982 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1984 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1985 = first + t1983;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1986 = t1985 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1987 = t1984 + t1986;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1988 = (u64)t1987;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1989 = t1988 * sinks_stride0;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1990 = t1989 * 4ull;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u64 t1991 = sinks + t1990;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                f32 logit_2;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_2) : "l"(t1991) : "memory");
#line 65 "fa-kernels/src/attention/options/sinks.rs"
                const f32 logit_4 = logit_2 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = row_max == __uint_as_float(0xff800000u);
                const f32 t1995 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t1996 = none_5 ? 0.0f : t1995;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t1997 = logit_3 - t1996;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t1997));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t1999 = row_sum + power;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1999;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
                const f32 t2001 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2002 = none_6 ? 0.0f : t2001;
#line 224 "fa-kernels/src/attention/softmax.rs"
                const f32 t2003 = logit_4 - t2002;
#line 224 "fa-kernels/src/attention/softmax.rs"
                f32 power_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t2003));
#line 225 "fa-kernels/src/attention/softmax.rs"
                const f32 t2005 = row_sum_2 + power_2;
#line 225 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2005;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t2006 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2007;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2007) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t2006 ? 0.0f : t2007;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2009 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t2009;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2010 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2010;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2011 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2011;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2012 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2012;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2013 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2013;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2014 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2014;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2015 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2015;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2016 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2016;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2017 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2017;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2018 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2018;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2019 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2019;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2020 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2020;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2021 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2021;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2022 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2022;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2023 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2023;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2024 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2024;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2025 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2025;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2026 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2026;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2027 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2027;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2028 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2028;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2029 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2029;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2030 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2030;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2031 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2031;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2032 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2032;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2033 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2033;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2034 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2034;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2035 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2035;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2036 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2036;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2037 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2037;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2038 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2038;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2039 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2039;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2040 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2040;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t2041 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t2042;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2042) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t2041 ? 0.0f : t2042;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2044 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2044;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2045 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2045;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2046 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2046;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2047 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2047;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2048 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2048;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2049 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2049;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2050 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2050;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2051 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2051;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2052 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2052;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2053 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2053;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2054 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2054;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2055 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2055;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2056 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2056;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2057 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2057;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2058 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2058;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2059 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2059;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2060 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2060;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2061 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2061;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2062 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2062;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2063 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2063;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2064 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2064;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2065 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2065;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2066 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2066;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2067 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2067;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2068 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2068;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2069 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2069;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2070 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2070;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2071 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2071;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2072 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2072;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2073 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2073;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2074 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2074;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t2075 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2075;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2076 = smem_1 + 8192u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2077 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2078 = t81 + t2077;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2079 = t2078 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2080 = 0u ^ t2079;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2081 = t2078 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2082 = t2080 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2083 = t2081 + t2082;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2084 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2085 = t2084 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2086 = t2083 + t2085;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2087;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2087) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2088 = smem_1 + t2086;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2088), "r"(t2087) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2089;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2089) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2090 = t2086 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2091 = smem_1 + t2090;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2091), "r"(t2089) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2092;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2092) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2093 = t2086 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2094 = smem_1 + t2093;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2094), "r"(t2092) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2095;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2095) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2096 = t2086 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2097 = smem_1 + t2096;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2097), "r"(t2095) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2098;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2099 = t2086 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2100 = smem_1 + t2099;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2100), "r"(t2098) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2101;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2102 = t2086 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2103 = smem_1 + t2102;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2103), "r"(t2101) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2104;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2105 = t2086 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2106 = smem_1 + t2105;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2106), "r"(t2104) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2107;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2108 = t2086 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2109 = smem_1 + t2108;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2109), "r"(t2107) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2110 = t2078 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2111 = 0u ^ t2110;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2112 = t2078 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2113 = t2111 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2114 = t2112 + t2113;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2115 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2116 = t2115 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2117 = t2114 + t2116;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2118;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(acc_33), "f"(acc_34));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2119 = t2076 + t2117;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2119), "r"(t2118) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2120;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(acc_37), "f"(acc_38));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2121 = t2117 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2122 = t2076 + t2121;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2122), "r"(t2120) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2123;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(acc_41), "f"(acc_42));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2124 = t2117 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2125 = t2076 + t2124;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2125), "r"(t2123) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2126;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(acc_45), "f"(acc_46));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2127 = t2117 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2128 = t2076 + t2127;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2128), "r"(t2126) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2129;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(acc_49), "f"(acc_50));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2130 = t2117 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2131 = t2076 + t2130;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2131), "r"(t2129) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2132;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(acc_53), "f"(acc_54));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2133 = t2117 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2134 = t2076 + t2133;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2134), "r"(t2132) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2135;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(acc_57), "f"(acc_58));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2136 = t2117 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2137 = t2076 + t2136;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2137), "r"(t2135) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2138;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(acc_61), "f"(acc_62));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2139 = t2117 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2140 = t2076 + t2139;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2140), "r"(t2138) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2141 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2142 = t81 + t2141;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2143 = t2142 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2144 = t2143 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2145 = 0u ^ t2144;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2146 = t2143 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2147 = t2145 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2148 = t2146 + t2147;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2149 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2150 = t2149 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2151 = t2148 + t2150;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2152;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2153 = smem_1 + t2151;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2153), "r"(t2152) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2154;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2154) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2155 = t2151 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2156 = smem_1 + t2155;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2156), "r"(t2154) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2157;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2157) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2158 = t2151 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2159 = smem_1 + t2158;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2159), "r"(t2157) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2160;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2161 = t2151 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2162 = smem_1 + t2161;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2162), "r"(t2160) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2163;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2164 = t2151 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2165 = smem_1 + t2164;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2165), "r"(t2163) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2166;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2167 = t2151 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2168 = smem_1 + t2167;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2168), "r"(t2166) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2169;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2170 = t2151 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2171 = smem_1 + t2170;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2171), "r"(t2169) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2172;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2173 = t2151 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2174 = smem_1 + t2173;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2174), "r"(t2172) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2175 = t2143 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2176 = 0u ^ t2175;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2177 = t2143 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2178 = t2176 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2179 = t2177 + t2178;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2180 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2181 = t2180 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2182 = t2179 + t2181;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2183;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(acc_35), "f"(acc_36));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2184 = t2076 + t2182;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2184), "r"(t2183) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2185;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(acc_39), "f"(acc_40));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2186 = t2182 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2187 = t2076 + t2186;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2187), "r"(t2185) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2188;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2188) : "f"(acc_43), "f"(acc_44));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2189 = t2182 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2190 = t2076 + t2189;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2190), "r"(t2188) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2191;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2191) : "f"(acc_47), "f"(acc_48));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2192 = t2182 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2193 = t2076 + t2192;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2193), "r"(t2191) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2194;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(acc_51), "f"(acc_52));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2195 = t2182 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2196 = t2076 + t2195;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2196), "r"(t2194) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2197;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2197) : "f"(acc_55), "f"(acc_56));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2198 = t2182 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2199 = t2076 + t2198;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2199), "r"(t2197) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2200;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(acc_59), "f"(acc_60));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2201 = t2182 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2202 = t2076 + t2201;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2202), "r"(t2200) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2203;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2203) : "f"(acc_63), "f"(acc_64));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2204 = t2182 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2205 = t2076 + t2204;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2205), "r"(t2203) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t2206 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2207 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2208 = t81 + t2207;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2209 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2210 = t2208 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2211 = t2209 < t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2212 = t2210 & t2211;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2212) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2213 = t2208 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2214 = t2209 ^ t2213;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2215 = t2208 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2216 = t2214 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2217 = t2215 + t2216;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2218 = smem_1 + t2217;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2218) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2219 = first + t2208;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2220 = t2219 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2221 = first_query + t2220;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2222 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2223 = first + t2208;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2224 = t2223 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2225 = t2222 + t2224;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2226 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2227 = t2226 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2228 = o + t2227;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2229 = (u64)t2221;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2230 = t2229 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2231 = t2230 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2232 = t2228 + t2231;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2233 = (u64)t2225;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2234 = t2233 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2235 = t2234 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2236 = t2232 + t2235;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2237 = (u64)t2209 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2238 = t2236 + t2237;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2238), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2239 = t2208 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2240 = t2239 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2241 = t2209 < t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2242 = t2240 & t2241;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2242) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2243 = t2239 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2244 = t2209 ^ t2243;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2245 = t2239 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2246 = t2244 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2247 = t2245 + t2246;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2248 = smem_1 + t2247;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2248) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2249 = first + t2239;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2250 = t2249 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2251 = first_query + t2250;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2252 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2253 = first + t2239;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2254 = t2253 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2255 = t2252 + t2254;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2256 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2257 = t2256 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2258 = o + t2257;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2259 = (u64)t2251;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2260 = t2259 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2261 = t2260 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2262 = t2258 + t2261;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2263 = (u64)t2255;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2264 = t2263 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2265 = t2264 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2266 = t2262 + t2265;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2267 = (u64)t2209 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2268 = t2266 + t2267;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2268), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2269 = t2208 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2270 = t2269 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2271 = t2209 < t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2272 = t2270 & t2271;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2272) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2273 = t2269 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2274 = t2209 ^ t2273;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2275 = t2269 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2276 = t2274 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2277 = t2275 + t2276;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2278 = smem_1 + t2277;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2278) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2279 = first + t2269;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2280 = t2279 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2281 = first_query + t2280;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2282 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2283 = first + t2269;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2284 = t2283 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2285 = t2282 + t2284;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2286 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2287 = t2286 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2288 = o + t2287;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2289 = (u64)t2281;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2290 = t2289 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2291 = t2290 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2292 = t2288 + t2291;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2293 = (u64)t2285;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2294 = t2293 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2295 = t2294 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2296 = t2292 + t2295;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2297 = (u64)t2209 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2298 = t2296 + t2297;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2298), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2299 = t2208 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2300 = t2299 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2301 = t2209 < t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2302 = t2300 & t2301;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2302) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2303 = t2299 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2304 = t2209 ^ t2303;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2305 = t2299 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2306 = t2304 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2307 = t2305 + t2306;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2308 = smem_1 + t2307;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2308) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2309 = first + t2299;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2310 = t2309 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2311 = first_query + t2310;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2312 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2313 = first + t2299;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2314 = t2313 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2315 = t2312 + t2314;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2316 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2317 = t2316 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2318 = o + t2317;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2319 = (u64)t2311;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2320 = t2319 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2321 = t2320 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2322 = t2318 + t2321;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2323 = (u64)t2315;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2324 = t2323 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2325 = t2324 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2326 = t2322 + t2325;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2327 = (u64)t2209 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2328 = t2326 + t2327;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2328), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2329 = smem_1 + 8192u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2330 = t2208 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2331 = t2209 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2332 = t2331 < t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2333 = t2330 & t2332;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2333) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2334 = t2208 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2335 = t2209 ^ t2334;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2336 = t2208 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2337 = t2335 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2338 = t2336 + t2337;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2339 = t2329 + t2338;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_17;
                    u32 row_18;
                    u32 row_19;
                    u32 row_20;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2339) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2340 = first + t2208;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2341 = t2340 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2342 = first_query + t2341;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2343 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2344 = first + t2208;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2345 = t2344 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2346 = t2343 + t2345;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2347 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2348 = t2347 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2349 = o + t2348;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2350 = (u64)t2342;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2351 = t2350 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2352 = t2351 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2353 = t2349 + t2352;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2354 = (u64)t2346;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2355 = t2354 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2356 = t2355 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2357 = t2353 + t2356;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2358 = (u64)t2209 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2359 = t2357 + t2358;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2359), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2360 = t2208 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2361 = t2360 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2362 = t2209 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2363 = t2362 < t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2364 = t2361 & t2363;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2364) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2365 = t2360 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2366 = t2209 ^ t2365;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2367 = t2360 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2368 = t2366 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2369 = t2367 + t2368;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2370 = t2329 + t2369;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_21;
                    u32 row_22;
                    u32 row_23;
                    u32 row_24;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2370) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2371 = first + t2360;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2372 = t2371 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2373 = first_query + t2372;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2374 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2375 = first + t2360;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2376 = t2375 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2377 = t2374 + t2376;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2378 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2379 = t2378 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2380 = o + t2379;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2381 = (u64)t2373;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2382 = t2381 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2383 = t2382 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2384 = t2380 + t2383;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2385 = (u64)t2377;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2386 = t2385 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2387 = t2386 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2388 = t2384 + t2387;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2389 = (u64)t2209 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2390 = t2388 + t2389;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2390), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2391 = t2208 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2392 = t2391 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2393 = t2209 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2394 = t2393 < t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2395 = t2392 & t2394;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2395) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2396 = t2391 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2397 = t2209 ^ t2396;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2398 = t2391 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2399 = t2397 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2400 = t2398 + t2399;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2401 = t2329 + t2400;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_25;
                    u32 row_26;
                    u32 row_27;
                    u32 row_28;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t2401) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2402 = first + t2391;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2403 = t2402 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2404 = first_query + t2403;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2405 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2406 = first + t2391;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2407 = t2406 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2408 = t2405 + t2407;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2409 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2410 = t2409 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2411 = o + t2410;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2412 = (u64)t2404;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2413 = t2412 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2414 = t2413 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2415 = t2411 + t2414;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2416 = (u64)t2408;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2417 = t2416 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2418 = t2417 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2419 = t2415 + t2418;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2420 = (u64)t2209 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2421 = t2419 + t2420;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2421), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2422 = t2208 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2423 = t2422 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2424 = t2209 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2425 = t2424 < t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2426 = t2423 & t2425;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2426) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2427 = t2422 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2428 = t2209 ^ t2427;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2429 = t2422 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2430 = t2428 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2431 = t2429 + t2430;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2432 = t2329 + t2431;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_29;
                    u32 row_30;
                    u32 row_31;
                    u32 row_32;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t2432) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2433 = first + t2422;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2434 = t2433 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2435 = first_query + t2434;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2436 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2437 = first + t2422;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2438 = t2437 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2439 = t2436 + t2438;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2440 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2441 = t2440 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2442 = o + t2441;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2443 = (u64)t2435;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2444 = t2443 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2445 = t2444 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2446 = t2442 + t2445;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2447 = (u64)t2439;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2448 = t2447 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2449 = t2448 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2450 = t2446 + t2449;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2451 = (u64)t2209 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2452 = t2450 + t2451;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t2452), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2453 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_33 = t81 + t2453;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2455 = row_33 < t35;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2456 = first + row_33;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2457 = t2456 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2458 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2459 = first + row_33;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2460 = t2459 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2461 = t2458 + t2460;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max = row_max;
                const bool none_7 = max == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_8 = max == __uint_as_float(0xff800000u);
                const f32 t2464 = max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2465 = none_8 ? 0.0f : t2464;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t2466 = logit_3 - t2465;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t2467 = 64.0f < t2466;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone = none_7 | t2467;
                const f32 t2469 = logit_3 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2470;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2470) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2471;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2471) : "f"(row_max), "f"(scale_log2), "f"(t2470));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2471 * 0.6931472f;
                const bool t2473 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t2474 = t2473 ? __uint_as_float(0xff800000u) : lse_2;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value = alone ? t2469 : t2474;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2476 = lane & 3u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2477 = t2476 == 0u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2478 = t2455 & t2477;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2478) {
                    const u32 t2479 = first_query + t2457;
                    const u64 t2480 = 0ull * lse_stride0;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2481 = t2480 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2482 = lse + t2481;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2483 = (u64)t2461;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2484 = t2483 * lse_stride1;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2485 = t2484 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2486 = t2482 + t2485;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2487 = (u64)t2479;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2488 = t2487 * lse_stride2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2489 = t2488 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2490 = t2486 + t2489;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2490), "f"(value) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2491 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2492 = t81 + t2491;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_34 = t2492 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2494 = row_34 < t35;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2495 = first + row_34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2496 = t2495 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2497 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2498 = first + row_34;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2499 = t2498 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2500 = t2497 + t2499;
#line 239 "fa-kernels/src/attention/softmax.rs"
                const f32 max_2 = row_max_2;
                const bool none_9 = max_2 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_10 = max_2 == __uint_as_float(0xff800000u);
                const f32 t2503 = max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 t2504 = none_10 ? 0.0f : t2503;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const f32 t2505 = logit_4 - t2504;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool t2506 = 64.0f < t2505;
#line 241 "fa-kernels/src/attention/softmax.rs"
                const bool alone_2 = none_9 | t2506;
                const f32 t2508 = logit_4 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2509;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2509) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t2510;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(row_max_2), "f"(scale_log2), "f"(t2509));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2510 * 0.6931472f;
                const bool t2512 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 t2513 = t2512 ? __uint_as_float(0xff800000u) : lse_3;
#line 242 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = alone_2 ? t2508 : t2513;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2515 = lane & 3u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2516 = t2515 == 0u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2517 = t2494 & t2516;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2517) {
                    const u32 t2518 = first_query + t2496;
                    const u64 t2519 = 0ull * lse_stride0;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2520 = t2519 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2521 = lse + t2520;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2522 = (u64)t2500;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2523 = t2522 * lse_stride1;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2524 = t2523 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2525 = t2521 + t2524;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2526 = (u64)t2518;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2527 = t2526 * lse_stride2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2528 = t2527 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2529 = t2525 + t2528;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2529), "f"(value_2) : "memory");
                }
            }
        } else {
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2530 = warp_n == 0u;
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2530) {
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2531 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2532 = t81 + t2531;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2533 = t2532 < t35;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2533) {
                    const u32 index_25 = warp_m << 1u;
                    const u64 t2535 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2536 = t2535 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2537 = t2536 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2538 = partials + t2537;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2539 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2540 = t2539 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2541 = t2540 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2542 = t2538 + t2541;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2543 = (u64)index_25;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2544 = t2543 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2545 = t2544 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2546 = t2542 + t2545;
                    const u64 t2547 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2548 = t2546 + t2547;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2548), "f"(acc) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2548), "f"(acc_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2548), "f"(acc_5) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2548), "f"(acc_6) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2548), "f"(acc_9) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2548), "f"(acc_10) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2548), "f"(acc_13) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2548), "f"(acc_14) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2548), "f"(acc_17) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2548), "f"(acc_18) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2548), "f"(acc_21) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2548), "f"(acc_22) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2548), "f"(acc_25) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2548), "f"(acc_26) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2548), "f"(acc_29) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2548), "f"(acc_30) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2548), "f"(acc_33) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2548), "f"(acc_34) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2548), "f"(acc_37) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2548), "f"(acc_38) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2548), "f"(acc_41) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2548), "f"(acc_42) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2548), "f"(acc_45) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2548), "f"(acc_46) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2548), "f"(acc_49) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2548), "f"(acc_50) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2548), "f"(acc_53) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2548), "f"(acc_54) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2548), "f"(acc_57) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2548), "f"(acc_58) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2548), "f"(acc_61) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2548), "f"(acc_62) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2548), "f"(row_max) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2548), "f"(row_sum) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2549 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2550 = t81 + t2549;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2551 = t2550 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2552 = t2551 < t35;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2552) {
                    const u32 t2553 = warp_m << 1u;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 index_26 = t2553 + 1u;
                    const u64 t2555 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2556 = t2555 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2557 = t2556 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2558 = partials + t2557;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2559 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2560 = t2559 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2561 = t2560 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2562 = t2558 + t2561;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2563 = (u64)index_26;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2564 = t2563 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2565 = t2564 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2566 = t2562 + t2565;
                    const u64 t2567 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2568 = t2566 + t2567;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2568), "f"(acc_3) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2568), "f"(acc_4) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2568), "f"(acc_7) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2568), "f"(acc_8) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2568), "f"(acc_11) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2568), "f"(acc_12) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2568), "f"(acc_15) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2568), "f"(acc_16) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2568), "f"(acc_19) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2568), "f"(acc_20) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2568), "f"(acc_23) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2568), "f"(acc_24) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2568), "f"(acc_27) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2568), "f"(acc_28) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2568), "f"(acc_31) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2568), "f"(acc_32) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2568), "f"(acc_35) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2568), "f"(acc_36) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2568), "f"(acc_39) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2568), "f"(acc_40) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2568), "f"(acc_43) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2568), "f"(acc_44) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2568), "f"(acc_47) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2568), "f"(acc_48) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2568), "f"(acc_51) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2568), "f"(acc_52) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2568), "f"(acc_55) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2568), "f"(acc_56) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2568), "f"(acc_59) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2568), "f"(acc_60) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2568), "f"(acc_63) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2568), "f"(acc_64) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t2568), "f"(row_max_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t2568), "f"(row_sum_2) : "memory");
                }
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2569 = (u64)tile;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2570 = t2569 * arrived_stride0;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2571 = t2570 * 4ull;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t2572 = arrived + t2571;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2573 = t62 - 1u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2574 = (u32)__cvta_generic_to_shared(smem);
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2575 = t2574 + 81920u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2576 = threadIdx.x;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2577 = t2576 == 0u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2577) {
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t2578;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2578) : "l"(t2572), "r"(t2573) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2575), "r"(t2578) : "memory");
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t2579;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2579) : "r"(t2575) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t2580 = t2579 == t2573;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t2580) {
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
                    const bool t2581 = split_2 < t62;
                    if (!t2581) break;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2582 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2583 = t81 + t2582;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2584 = t2583 < t35;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2584) {
                        const u32 index_27 = warp_m << 1u;
                        const u64 t2586 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2587 = t2586 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2588 = t2587 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2589 = partials + t2588;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2590 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2591 = t2590 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2592 = t2591 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2593 = t2589 + t2592;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2594 = (u64)index_27;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2595 = t2594 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2596 = t2595 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2597 = t2593 + t2596;
                        const u64 t2598 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2599 = t2597 + t2598;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_2) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_3) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_4) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_5) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_6) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_7) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_8) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_9) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_10) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_11) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_12) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_13) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_14) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_15) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_16) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_17) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_18) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_19;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(loaded_19) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_20;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(loaded_20) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_21;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(loaded_21) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_22;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(loaded_22) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_23;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(loaded_23) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_24;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(loaded_24) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_25;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(loaded_25) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_26;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(loaded_26) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_27;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(loaded_27) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_28;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(loaded_28) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_29;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(loaded_29) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_30;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(loaded_30) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_31;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(loaded_31) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_32;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(loaded_32) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_33;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(loaded_33) : "l"(t2599) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_34;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(loaded_34) : "l"(t2599) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_5;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(row_max), "f"(loaded_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2635 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2636 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_5 = t2635 ? 0.0f : t2636;
                        const f32 t2638 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(row_max), "f"(scale_log2), "f"(t2638));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t2639));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2641 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2642) : "f"(loaded_33), "f"(scale_log2), "f"(t2641));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t2642));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_5;
                        const f32 t2644 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2645 = loaded_34 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(t2644), "f"(1.0f), "f"(t2645));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2646;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2647 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2648 = loaded * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(t2647), "f"(1.0f), "f"(t2648));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2649;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2650 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2651 = loaded_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(t2650), "f"(1.0f), "f"(t2651));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2652;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2653 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2654 = loaded_3 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2655) : "f"(t2653), "f"(1.0f), "f"(t2654));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2655;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2656 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2657 = loaded_4 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(t2656), "f"(1.0f), "f"(t2657));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2658;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2659 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2660 = loaded_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(t2659), "f"(1.0f), "f"(t2660));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2661;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2662 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2663 = loaded_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(t2662), "f"(1.0f), "f"(t2663));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2664;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2665 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2666 = loaded_7 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(t2665), "f"(1.0f), "f"(t2666));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2667;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2668 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2669 = loaded_8 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(t2668), "f"(1.0f), "f"(t2669));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2670;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2671 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2672 = loaded_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(t2671), "f"(1.0f), "f"(t2672));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2673;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2674 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2675 = loaded_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(t2674), "f"(1.0f), "f"(t2675));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2676;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2677 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2678 = loaded_11 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(t2677), "f"(1.0f), "f"(t2678));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2679;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2680 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2681 = loaded_12 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(t2680), "f"(1.0f), "f"(t2681));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2682;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2683 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2684 = loaded_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(t2683), "f"(1.0f), "f"(t2684));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2685;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2686 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2687 = loaded_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(t2686), "f"(1.0f), "f"(t2687));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2688;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2689 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2690 = loaded_15 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(t2689), "f"(1.0f), "f"(t2690));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2691;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2692 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2693 = loaded_16 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(t2692), "f"(1.0f), "f"(t2693));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2694;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2695 = acc_33 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2696 = loaded_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(t2695), "f"(1.0f), "f"(t2696));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_33 = t2697;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2698 = acc_34 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2699 = loaded_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(t2698), "f"(1.0f), "f"(t2699));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_34 = t2700;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2701 = acc_37 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2702 = loaded_19 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(t2701), "f"(1.0f), "f"(t2702));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_37 = t2703;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2704 = acc_38 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2705 = loaded_20 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(t2704), "f"(1.0f), "f"(t2705));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_38 = t2706;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2707 = acc_41 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2708 = loaded_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(t2707), "f"(1.0f), "f"(t2708));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_41 = t2709;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2710 = acc_42 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2711 = loaded_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(t2710), "f"(1.0f), "f"(t2711));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_42 = t2712;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2713 = acc_45 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2714 = loaded_23 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(t2713), "f"(1.0f), "f"(t2714));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_45 = t2715;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2716 = acc_46 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2717 = loaded_24 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(t2716), "f"(1.0f), "f"(t2717));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_46 = t2718;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2719 = acc_49 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2720 = loaded_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(t2719), "f"(1.0f), "f"(t2720));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_49 = t2721;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2722 = acc_50 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2723 = loaded_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(t2722), "f"(1.0f), "f"(t2723));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_50 = t2724;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2725 = acc_53 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2726 = loaded_27 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(t2725), "f"(1.0f), "f"(t2726));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_53 = t2727;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2728 = acc_54 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2729 = loaded_28 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2730) : "f"(t2728), "f"(1.0f), "f"(t2729));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_54 = t2730;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2731 = acc_57 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2732 = loaded_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(t2731), "f"(1.0f), "f"(t2732));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_57 = t2733;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2734 = acc_58 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2735 = loaded_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(t2734), "f"(1.0f), "f"(t2735));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_58 = t2736;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2737 = acc_61 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2738 = loaded_31 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(t2737), "f"(1.0f), "f"(t2738));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_61 = t2739;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2740 = acc_62 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2741 = loaded_32 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(t2740), "f"(1.0f), "f"(t2741));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_62 = t2742;
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2743 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2744 = t81 + t2743;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2745 = t2744 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2746 = t2745 < t35;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2746) {
                        const u32 t2747 = warp_m << 1u;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_28 = t2747 + 1u;
                        const u64 t2749 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2750 = t2749 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2751 = t2750 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2752 = partials + t2751;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2753 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2754 = t2753 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2755 = t2754 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2756 = t2752 + t2755;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2757 = (u64)index_28;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2758 = t2757 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2759 = t2758 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2760 = t2756 + t2759;
                        const u64 t2761 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2762 = t2760 + t2761;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_35;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded_35) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_36;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_36) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_37;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_37) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_38;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_38) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_39;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_39) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_40;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_40) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_41;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_41) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_42;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_42) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_43;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_43) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_44;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_44) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_45;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_45) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_46;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_46) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_47;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_47) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_48;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_48) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_49;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_49) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_50;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_50) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_51;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_51) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_52;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_52) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_53;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(loaded_53) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_54;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(loaded_54) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_55;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(loaded_55) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_56;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(loaded_56) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_57;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(loaded_57) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_58;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(loaded_58) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_59;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(loaded_59) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_60;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(loaded_60) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_61;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(loaded_61) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_62;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(loaded_62) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_63;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(loaded_63) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_64;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(loaded_64) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_65;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(loaded_65) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_66;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(loaded_66) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_67;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(loaded_67) : "l"(t2762) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_68;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(loaded_68) : "l"(t2762) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_6;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(loaded_67));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2798 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2799 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_6 = t2798 ? 0.0f : t2799;
                        const f32 t2801 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(row_max_2), "f"(scale_log2), "f"(t2801));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t2802));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2804 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(loaded_67), "f"(scale_log2), "f"(t2804));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t2805));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_6;
                        const f32 t2807 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2808 = loaded_68 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(t2807), "f"(1.0f), "f"(t2808));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t2809;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2810 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2811 = loaded_35 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(t2810), "f"(1.0f), "f"(t2811));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t2812;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2813 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2814 = loaded_36 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(t2813), "f"(1.0f), "f"(t2814));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t2815;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2816 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2817 = loaded_37 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(t2816), "f"(1.0f), "f"(t2817));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t2818;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2819 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2820 = loaded_38 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(t2819), "f"(1.0f), "f"(t2820));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t2821;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2822 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2823 = loaded_39 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(t2822), "f"(1.0f), "f"(t2823));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t2824;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2825 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2826 = loaded_40 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(t2825), "f"(1.0f), "f"(t2826));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t2827;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2828 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2829 = loaded_41 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(t2828), "f"(1.0f), "f"(t2829));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t2830;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2831 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2832 = loaded_42 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(t2831), "f"(1.0f), "f"(t2832));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t2833;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2834 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2835 = loaded_43 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2834), "f"(1.0f), "f"(t2835));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t2836;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2837 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2838 = loaded_44 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(t2837), "f"(1.0f), "f"(t2838));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t2839;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2840 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2841 = loaded_45 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(t2840), "f"(1.0f), "f"(t2841));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t2842;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2843 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2844 = loaded_46 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(t2843), "f"(1.0f), "f"(t2844));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t2845;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2846 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2847 = loaded_47 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(t2846), "f"(1.0f), "f"(t2847));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t2848;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2849 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2850 = loaded_48 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2849), "f"(1.0f), "f"(t2850));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t2851;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2852 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2853 = loaded_49 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(t2852), "f"(1.0f), "f"(t2853));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t2854;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2855 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2856 = loaded_50 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(t2855), "f"(1.0f), "f"(t2856));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t2857;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2858 = acc_35 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2859 = loaded_51 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(t2858), "f"(1.0f), "f"(t2859));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_35 = t2860;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2861 = acc_36 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2862 = loaded_52 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(t2861), "f"(1.0f), "f"(t2862));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_36 = t2863;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2864 = acc_39 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2865 = loaded_53 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(t2864), "f"(1.0f), "f"(t2865));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_39 = t2866;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2867 = acc_40 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2868 = loaded_54 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(t2867), "f"(1.0f), "f"(t2868));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_40 = t2869;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2870 = acc_43 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2871 = loaded_55 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(t2870), "f"(1.0f), "f"(t2871));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_43 = t2872;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2873 = acc_44 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2874 = loaded_56 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(t2873), "f"(1.0f), "f"(t2874));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_44 = t2875;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2876 = acc_47 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2877 = loaded_57 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(t2876), "f"(1.0f), "f"(t2877));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_47 = t2878;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2879 = acc_48 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2880 = loaded_58 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(t2879), "f"(1.0f), "f"(t2880));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_48 = t2881;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2882 = acc_51 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2883 = loaded_59 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(t2882), "f"(1.0f), "f"(t2883));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_51 = t2884;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2885 = acc_52 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2886 = loaded_60 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(t2885), "f"(1.0f), "f"(t2886));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_52 = t2887;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2888 = acc_55 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2889 = loaded_61 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(t2888), "f"(1.0f), "f"(t2889));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_55 = t2890;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2891 = acc_56 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2892 = loaded_62 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(t2891), "f"(1.0f), "f"(t2892));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_56 = t2893;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2894 = acc_59 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2895 = loaded_63 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(t2894), "f"(1.0f), "f"(t2895));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_59 = t2896;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2897 = acc_60 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2898 = loaded_64 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(t2897), "f"(1.0f), "f"(t2898));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_60 = t2899;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2900 = acc_63 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2901 = loaded_65 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(t2900), "f"(1.0f), "f"(t2901));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_63 = t2902;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2903 = acc_64 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2904 = loaded_66 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(t2903), "f"(1.0f), "f"(t2904));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_64 = t2905;
                    }
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2906 = split_2 + 1u;
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t2906;
                }
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2908 = warp_n == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2908) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2909;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2909) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t2909;
                    f32 t2911;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2911) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2912 = pair_7 + t2911;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2912;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2913;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2913) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t2913;
                    f32 t2915;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2915) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2916 = pair_8 + t2915;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2916;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2917 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2918 = t81 + t2917;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2919 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2920 = first + t2918;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2921 = t2920 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2922 = t2919 + t2921;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2923 = (u64)t2922;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2924 = t2923 * sinks_stride0;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2925 = t2924 * 4ull;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2926 = sinks + t2925;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    f32 logit_5;
                    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_5) : "l"(t2926) : "memory");
#line 65 "fa-kernels/src/attention/options/sinks.rs"
                    const f32 logit_7 = logit_5 * 1.442695f;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2929 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2930 = t81 + t2929;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2931 = t2930 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2932 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2933 = first + t2931;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2934 = t2933 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2935 = t2932 + t2934;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2936 = (u64)t2935;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2937 = t2936 * sinks_stride0;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2938 = t2937 * 4ull;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t2939 = sinks + t2938;
#line 168 "fa-kernels/src/attention/forward/decode/tile.rs"
                    f32 logit_6;
                    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit_6) : "l"(t2939) : "memory");
#line 65 "fa-kernels/src/attention/options/sinks.rs"
                    const f32 logit_8 = logit_6 * 1.442695f;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_11 = row_max == __uint_as_float(0xff800000u);
                    const f32 t2943 = row_max * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2944 = none_11 ? 0.0f : t2943;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2945 = logit_7 - t2944;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    f32 power_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t2945));
#line 225 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2947 = row_sum + power_3;
#line 225 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2947;
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_12 = row_max_2 == __uint_as_float(0xff800000u);
                    const f32 t2949 = row_max_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2950 = none_12 ? 0.0f : t2949;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2951 = logit_8 - t2950;
#line 224 "fa-kernels/src/attention/softmax.rs"
                    f32 power_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t2951));
#line 225 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2953 = row_sum_2 + power_4;
#line 225 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2953;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t2954 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2955;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2955) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t2954 ? 0.0f : t2955;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2957 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t2957;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2958 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t2958;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2959 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t2959;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2960 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t2960;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2961 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t2961;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2962 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t2962;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2963 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t2963;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2964 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t2964;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2965 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t2965;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2966 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t2966;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2967 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t2967;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2968 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t2968;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2969 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t2969;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2970 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t2970;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2971 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t2971;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2972 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t2972;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2973 = acc_33 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_33 = t2973;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2974 = acc_34 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_34 = t2974;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2975 = acc_37 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_37 = t2975;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2976 = acc_38 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_38 = t2976;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2977 = acc_41 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_41 = t2977;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2978 = acc_42 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_42 = t2978;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2979 = acc_45 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_45 = t2979;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2980 = acc_46 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_46 = t2980;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2981 = acc_49 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_49 = t2981;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2982 = acc_50 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_50 = t2982;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2983 = acc_53 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_53 = t2983;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2984 = acc_54 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_54 = t2984;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2985 = acc_57 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_57 = t2985;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2986 = acc_58 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_58 = t2986;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2987 = acc_61 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_61 = t2987;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2988 = acc_62 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_62 = t2988;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t2989 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2990;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2990) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t2989 ? 0.0f : t2990;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2992 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t2992;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2993 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t2993;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2994 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t2994;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2995 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t2995;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2996 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t2996;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2997 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t2997;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2998 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t2998;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2999 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t2999;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3000 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t3000;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3001 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t3001;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3002 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t3002;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3003 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t3003;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3004 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t3004;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3005 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t3005;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3006 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t3006;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3007 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t3007;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3008 = acc_35 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_35 = t3008;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3009 = acc_36 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_36 = t3009;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3010 = acc_39 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_39 = t3010;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3011 = acc_40 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_40 = t3011;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3012 = acc_43 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_43 = t3012;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3013 = acc_44 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_44 = t3013;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3014 = acc_47 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_47 = t3014;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3015 = acc_48 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_48 = t3015;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3016 = acc_51 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_51 = t3016;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3017 = acc_52 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_52 = t3017;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3018 = acc_55 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_55 = t3018;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3019 = acc_56 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_56 = t3019;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3020 = acc_59 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_59 = t3020;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3021 = acc_60 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_60 = t3021;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3022 = acc_63 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_63 = t3022;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3023 = acc_64 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_64 = t3023;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t3024 = smem_1 + 8192u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3025 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3026 = t81 + t3025;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3027 = t3026 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3028 = 0u ^ t3027;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3029 = t3026 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3030 = t3028 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3031 = t3029 + t3030;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3032 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3033 = t3032 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3034 = t3031 + t3033;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3035;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3035) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3036 = smem_1 + t3034;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3036), "r"(t3035) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3037;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3037) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3038 = t3034 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3039 = smem_1 + t3038;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3039), "r"(t3037) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3040;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3040) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3041 = t3034 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3042 = smem_1 + t3041;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3042), "r"(t3040) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3043;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3043) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3044 = t3034 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3045 = smem_1 + t3044;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3045), "r"(t3043) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3046;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3046) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3047 = t3034 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3048 = smem_1 + t3047;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3048), "r"(t3046) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3049;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3049) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3050 = t3034 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3051 = smem_1 + t3050;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3051), "r"(t3049) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3052;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3052) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3053 = t3034 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3054 = smem_1 + t3053;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3054), "r"(t3052) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3055;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3055) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3056 = t3034 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3057 = smem_1 + t3056;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3057), "r"(t3055) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3058 = t3026 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3059 = 0u ^ t3058;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3060 = t3026 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3061 = t3059 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3062 = t3060 + t3061;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3063 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3064 = t3063 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3065 = t3062 + t3064;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3066;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3066) : "f"(acc_33), "f"(acc_34));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3067 = t3024 + t3065;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3067), "r"(t3066) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3068;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3068) : "f"(acc_37), "f"(acc_38));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3069 = t3065 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3070 = t3024 + t3069;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3070), "r"(t3068) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3071;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3071) : "f"(acc_41), "f"(acc_42));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3072 = t3065 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3073 = t3024 + t3072;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3073), "r"(t3071) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3074;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3074) : "f"(acc_45), "f"(acc_46));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3075 = t3065 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3076 = t3024 + t3075;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3076), "r"(t3074) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3077;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3077) : "f"(acc_49), "f"(acc_50));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3078 = t3065 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3079 = t3024 + t3078;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3079), "r"(t3077) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3080;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3080) : "f"(acc_53), "f"(acc_54));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3081 = t3065 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3082 = t3024 + t3081;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3082), "r"(t3080) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3083;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3083) : "f"(acc_57), "f"(acc_58));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3084 = t3065 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3085 = t3024 + t3084;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3085), "r"(t3083) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3086;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3086) : "f"(acc_61), "f"(acc_62));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3087 = t3065 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3088 = t3024 + t3087;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3088), "r"(t3086) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3089 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3090 = t81 + t3089;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3091 = t3090 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3092 = t3091 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3093 = 0u ^ t3092;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3094 = t3091 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3095 = t3093 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3096 = t3094 + t3095;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3097 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3098 = t3097 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3099 = t3096 + t3098;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3100;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3100) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3101 = smem_1 + t3099;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3101), "r"(t3100) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3102;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3102) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3103 = t3099 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3104 = smem_1 + t3103;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3104), "r"(t3102) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3105;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3105) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3106 = t3099 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3107 = smem_1 + t3106;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3107), "r"(t3105) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3108;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3108) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3109 = t3099 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3110 = smem_1 + t3109;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3110), "r"(t3108) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3111;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3111) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3112 = t3099 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3113 = smem_1 + t3112;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3113), "r"(t3111) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3114;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3114) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3115 = t3099 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3116 = smem_1 + t3115;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3116), "r"(t3114) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3117;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3117) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3118 = t3099 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3119 = smem_1 + t3118;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3119), "r"(t3117) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3120;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3120) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3121 = t3099 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3122 = smem_1 + t3121;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3122), "r"(t3120) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3123 = t3091 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3124 = 0u ^ t3123;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3125 = t3091 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3126 = t3124 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3127 = t3125 + t3126;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3128 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3129 = t3128 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3130 = t3127 + t3129;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3131;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3131) : "f"(acc_35), "f"(acc_36));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3132 = t3024 + t3130;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3132), "r"(t3131) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3133;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3133) : "f"(acc_39), "f"(acc_40));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3134 = t3130 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3135 = t3024 + t3134;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3135), "r"(t3133) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3136;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3136) : "f"(acc_43), "f"(acc_44));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3137 = t3130 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3138 = t3024 + t3137;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3138), "r"(t3136) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3139;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3139) : "f"(acc_47), "f"(acc_48));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3140 = t3130 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3141 = t3024 + t3140;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3141), "r"(t3139) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3142;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3142) : "f"(acc_51), "f"(acc_52));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3143 = t3130 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3144 = t3024 + t3143;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3144), "r"(t3142) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3145;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3145) : "f"(acc_55), "f"(acc_56));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3146 = t3130 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3147 = t3024 + t3146;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3147), "r"(t3145) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3148;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3148) : "f"(acc_59), "f"(acc_60));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3149 = t3130 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3150 = t3024 + t3149;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3150), "r"(t3148) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t3151;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3151) : "f"(acc_63), "f"(acc_64));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3152 = t3130 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3153 = t3024 + t3152;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3153), "r"(t3151) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t3154 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3155 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3156 = t81 + t3155;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3157 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3158 = t3156 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3159 = t3157 < t3154;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3160 = t3158 & t3159;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3160) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3161 = t3156 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3162 = t3157 ^ t3161;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3163 = t3156 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3164 = t3162 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3165 = t3163 + t3164;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3166 = smem_1 + t3165;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_35;
                        u32 row_36;
                        u32 row_37;
                        u32 row_38;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t3166) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3167 = first + t3156;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3168 = t3167 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3169 = first_query + t3168;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3170 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3171 = first + t3156;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3172 = t3171 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3173 = t3170 + t3172;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3174 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3175 = t3174 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3176 = o + t3175;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3177 = (u64)t3169;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3178 = t3177 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3179 = t3178 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3180 = t3176 + t3179;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3181 = (u64)t3173;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3182 = t3181 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3183 = t3182 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3184 = t3180 + t3183;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3185 = (u64)t3157 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3186 = t3184 + t3185;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3186), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3187 = t3156 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3188 = t3187 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3189 = t3157 < t3154;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3190 = t3188 & t3189;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3190) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3191 = t3187 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3192 = t3157 ^ t3191;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3193 = t3187 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3194 = t3192 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3195 = t3193 + t3194;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3196 = smem_1 + t3195;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_39;
                        u32 row_40;
                        u32 row_41;
                        u32 row_42;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t3196) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3197 = first + t3187;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3198 = t3197 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3199 = first_query + t3198;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3200 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3201 = first + t3187;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3202 = t3201 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3203 = t3200 + t3202;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3204 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3205 = t3204 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3206 = o + t3205;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3207 = (u64)t3199;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3208 = t3207 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3209 = t3208 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3210 = t3206 + t3209;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3211 = (u64)t3203;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3212 = t3211 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3213 = t3212 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3214 = t3210 + t3213;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3215 = (u64)t3157 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3216 = t3214 + t3215;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3216), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3217 = t3156 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3218 = t3217 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3219 = t3157 < t3154;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3220 = t3218 & t3219;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3220) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3221 = t3217 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3222 = t3157 ^ t3221;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3223 = t3217 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3224 = t3222 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3225 = t3223 + t3224;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3226 = smem_1 + t3225;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_43;
                        u32 row_44;
                        u32 row_45;
                        u32 row_46;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t3226) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3227 = first + t3217;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3228 = t3227 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3229 = first_query + t3228;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3230 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3231 = first + t3217;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3232 = t3231 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3233 = t3230 + t3232;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3234 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3235 = t3234 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3236 = o + t3235;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3237 = (u64)t3229;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3238 = t3237 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3239 = t3238 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3240 = t3236 + t3239;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3241 = (u64)t3233;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3242 = t3241 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3243 = t3242 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3244 = t3240 + t3243;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3245 = (u64)t3157 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3246 = t3244 + t3245;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3246), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3247 = t3156 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3248 = t3247 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3249 = t3157 < t3154;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3250 = t3248 & t3249;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3250) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3251 = t3247 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3252 = t3157 ^ t3251;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3253 = t3247 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3254 = t3252 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3255 = t3253 + t3254;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3256 = smem_1 + t3255;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_47;
                        u32 row_48;
                        u32 row_49;
                        u32 row_50;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t3256) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3257 = first + t3247;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3258 = t3257 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3259 = first_query + t3258;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3260 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3261 = first + t3247;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3262 = t3261 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3263 = t3260 + t3262;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3264 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3265 = t3264 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3266 = o + t3265;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3267 = (u64)t3259;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3268 = t3267 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3269 = t3268 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3270 = t3266 + t3269;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3271 = (u64)t3263;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3272 = t3271 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3273 = t3272 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3274 = t3270 + t3273;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3275 = (u64)t3157 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3276 = t3274 + t3275;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3276), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3277 = smem_1 + 8192u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3278 = t3156 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3279 = t3157 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3280 = t3279 < t3154;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3281 = t3278 & t3280;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3281) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3282 = t3156 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3283 = t3157 ^ t3282;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3284 = t3156 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3285 = t3283 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3286 = t3284 + t3285;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3287 = t3277 + t3286;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_51;
                        u32 row_52;
                        u32 row_53;
                        u32 row_54;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t3287) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3288 = first + t3156;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3289 = t3288 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3290 = first_query + t3289;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3291 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3292 = first + t3156;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3293 = t3292 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3294 = t3291 + t3293;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3295 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3296 = t3295 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3297 = o + t3296;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3298 = (u64)t3290;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3299 = t3298 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3300 = t3299 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3301 = t3297 + t3300;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3302 = (u64)t3294;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3303 = t3302 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3304 = t3303 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3305 = t3301 + t3304;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3306 = (u64)t3157 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3307 = t3305 + t3306;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3307), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3308 = t3156 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3309 = t3308 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3310 = t3157 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3311 = t3310 < t3154;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3312 = t3309 & t3311;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3312) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3313 = t3308 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3314 = t3157 ^ t3313;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3315 = t3308 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3316 = t3314 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3317 = t3315 + t3316;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3318 = t3277 + t3317;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_55;
                        u32 row_56;
                        u32 row_57;
                        u32 row_58;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t3318) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3319 = first + t3308;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3320 = t3319 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3321 = first_query + t3320;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3322 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3323 = first + t3308;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3324 = t3323 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3325 = t3322 + t3324;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3326 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3327 = t3326 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3328 = o + t3327;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3329 = (u64)t3321;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3330 = t3329 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3331 = t3330 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3332 = t3328 + t3331;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3333 = (u64)t3325;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3334 = t3333 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3335 = t3334 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3336 = t3332 + t3335;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3337 = (u64)t3157 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3338 = t3336 + t3337;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3338), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3339 = t3156 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3340 = t3339 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3341 = t3157 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3342 = t3341 < t3154;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3343 = t3340 & t3342;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3343) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3344 = t3339 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3345 = t3157 ^ t3344;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3346 = t3339 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3347 = t3345 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3348 = t3346 + t3347;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3349 = t3277 + t3348;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_59;
                        u32 row_60;
                        u32 row_61;
                        u32 row_62;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t3349) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3350 = first + t3339;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3351 = t3350 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3352 = first_query + t3351;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3353 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3354 = first + t3339;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3355 = t3354 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3356 = t3353 + t3355;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3357 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3358 = t3357 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3359 = o + t3358;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3360 = (u64)t3352;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3361 = t3360 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3362 = t3361 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3363 = t3359 + t3362;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3364 = (u64)t3356;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3365 = t3364 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3366 = t3365 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3367 = t3363 + t3366;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3368 = (u64)t3157 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3369 = t3367 + t3368;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3369), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3370 = t3156 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3371 = t3370 < t35;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3372 = t3157 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3373 = t3372 < t3154;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t3374 = t3371 & t3373;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t3374) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3375 = t3370 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3376 = t3157 ^ t3375;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3377 = t3370 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3378 = t3376 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3379 = t3377 + t3378;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t3380 = t3277 + t3379;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_63;
                        u32 row_64;
                        u32 row_65;
                        u32 row_66;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t3380) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3381 = first + t3370;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3382 = t3381 / group;
#line 69 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3383 = first_query + t3382;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3384 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3385 = first + t3370;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3386 = t3385 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t3387 = t3384 + t3386;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3388 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3389 = t3388 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3390 = o + t3389;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3391 = (u64)t3383;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3392 = t3391 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3393 = t3392 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3394 = t3390 + t3393;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3395 = (u64)t3387;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3396 = t3395 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3397 = t3396 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t3398 = t3394 + t3397;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3399 = (u64)t3157 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t3400 = t3398 + t3399;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t3400), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3401 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_67 = t81 + t3401;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3403 = row_67 < t35;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3404 = first + row_67;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3405 = t3404 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3406 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3407 = first + row_67;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3408 = t3407 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3409 = t3406 + t3408;
#line 239 "fa-kernels/src/attention/softmax.rs"
                    const f32 max_3 = row_max;
                    const bool none_13 = max_3 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_14 = max_3 == __uint_as_float(0xff800000u);
                    const f32 t3412 = max_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3413 = none_14 ? 0.0f : t3412;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3414 = logit_7 - t3413;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool t3415 = 64.0f < t3414;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool alone_3 = none_13 | t3415;
                    const f32 t3417 = logit_7 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3418;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3418) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(row_max), "f"(scale_log2), "f"(t3418));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3419 * 0.6931472f;
                    const bool t3421 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3422 = t3421 ? __uint_as_float(0xff800000u) : lse_4;
#line 242 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = alone_3 ? t3417 : t3422;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3424 = lane & 3u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3425 = t3424 == 0u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3426 = t3403 & t3425;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3426) {
                        const u32 t3427 = first_query + t3405;
                        const u64 t3428 = 0ull * lse_stride0;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3429 = t3428 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3430 = lse + t3429;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3431 = (u64)t3409;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3432 = t3431 * lse_stride1;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3433 = t3432 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3434 = t3430 + t3433;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3435 = (u64)t3427;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3436 = t3435 * lse_stride2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3437 = t3436 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3438 = t3434 + t3437;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3438), "f"(value_3) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3439 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3440 = t81 + t3439;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_68 = t3440 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3442 = row_68 < t35;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3443 = first + row_68;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3444 = t3443 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3445 = t36 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3446 = first + row_68;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3447 = t3446 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3448 = t3445 + t3447;
#line 239 "fa-kernels/src/attention/softmax.rs"
                    const f32 max_4 = row_max_2;
                    const bool none_15 = max_4 == __uint_as_float(0xff800000u);
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_16 = max_4 == __uint_as_float(0xff800000u);
                    const f32 t3451 = max_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3452 = none_16 ? 0.0f : t3451;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3453 = logit_8 - t3452;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool t3454 = 64.0f < t3453;
#line 241 "fa-kernels/src/attention/softmax.rs"
                    const bool alone_4 = none_15 | t3454;
                    const f32 t3456 = logit_8 * 0.6931472f;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3457;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3457) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(row_max_2), "f"(scale_log2), "f"(t3457));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3458 * 0.6931472f;
                    const bool t3460 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3461 = t3460 ? __uint_as_float(0xff800000u) : lse_5;
#line 242 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = alone_4 ? t3456 : t3461;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3463 = lane & 3u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3464 = t3463 == 0u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3465 = t3442 & t3464;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3465) {
                        const u32 t3466 = first_query + t3444;
                        const u64 t3467 = 0ull * lse_stride0;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3468 = t3467 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3469 = lse + t3468;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3470 = (u64)t3448;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3471 = t3470 * lse_stride1;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3472 = t3471 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3473 = t3469 + t3472;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3474 = (u64)t3466;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3475 = t3474 * lse_stride2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3476 = t3475 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3477 = t3473 + t3476;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3477), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
