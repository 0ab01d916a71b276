typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
decode_bf16(
    const u64 q /* bf16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const u64 k /* bf16 */,
    const u64 k_stride0,
    const u64 k_stride1,
    const u64 k_stride2,
    const u64 k_stride3,
    const u64 v /* bf16 */,
    const u64 v_stride0,
    const u64 v_stride1,
    const u64 v_stride2,
    const u64 v_stride3,
    const u64 o /* bf16, written */,
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
    const u32 window_left,
    const u32 window_right,
    const f32 softcap,
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
    const u64 cache_batch_idx /* u32 */,
    const u64 cache_batch_idx_stride0,
    const u64 cache_batch_idx_stride1,
    const u64 cache_batch_idx_stride2,
    const u64 cache_batch_idx_stride3,
    const u64 cache_leftpad /* u32 */,
    const u64 cache_leftpad_stride0,
    const u64 cache_leftpad_stride1,
    const u64 cache_leftpad_stride2,
    const u64 cache_leftpad_stride3,
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
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t10 = (u64)batch_2;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t11 = t10 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t12 = t11 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t13 = seqused_k + t12;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t14;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t14) : "l"(t13) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t14 < seq_k ? t14 : seq_k;
    const u32 t16 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 t17 = t16 < seq_k ? t16 : seq_k;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    const u64 t18 = (u64)batch_2;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    const u64 t19 = t18 * cache_batch_idx_stride0;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    const u64 t20 = t19 * 4ull;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    const u64 t21 = cache_batch_idx + t20;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    u32 t22;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t22) : "l"(t21) : "memory");
    const u64 t23 = (u64)batch_2;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t24 = t23 * cache_leftpad_stride0;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t25 = t24 * 4ull;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t26 = cache_leftpad + t25;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    u32 t27;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t27) : "l"(t26) : "memory");
#line 165 "fa-kernels/src/attention/options/cache.rs"
    const u32 padding = t27 < t17 ? t27 : t17;
    const u32 end_8 = t17 - padding;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t30 = tile % tiles;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t30 << 5u;
    const u32 t32 = seq_q * group;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t33 = t32 > first ? t32 : first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t34 = t33 - first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t35 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t36 = first / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
    const u32 t37 = window_right + 1u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t38 = t36 + end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t38 + t37;
    const u32 t40 = end > seq_q ? end : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t41 = t40 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t41 < end_8 ? t41 : end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t36 + end_8;
    const u32 t44 = end_3 > seq_q ? end_3 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t44 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 t46 = position > window_left ? position : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 t47 = t46 - window_left;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = end_8 > 1u ? end_8 : 1u;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t49 = t48 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t47 < t49 ? t47 : t49;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t51 = t34 < 32u ? t34 : 32u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t51 > 1u ? t51 : 1u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = t52 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t54 = first + t53;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t55 = t54 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
    const u32 t56 = window_right + 1u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t55 + end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t57 + t56;
    const u32 t59 = end_4 > seq_q ? end_4 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
    const u32 end_5 = t60 < end_8 ? t60 : end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t55 + end_8;
    const u32 t63 = end_6 > seq_q ? end_6 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t63 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 t65 = position_2 > window_left ? position_2 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = t65 - window_left;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = end_8 > 1u ? end_8 : 1u;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t67 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t66 < t68 ? t66 : t68;
#line 263 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_3 = begin >> 6u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t71 = end_5 + 63u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t72 = t71 >> 6u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t73 = begin_3 + 1u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t72 > t73 ? t72 : t73;
    const u32 count = end_7 - begin_3;
    const u32 t76 = end_2 >> 6u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t76 < end_7 ? t76 : end_7;
    const u32 t78 = begin_2 + 63u;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t79 = t78 >> 6u;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t80 = t79 > begin_3 ? t79 : begin_3;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t81 = t80 < end_7 ? t80 : end_7;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_7 - t81;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t83 = end_7 - whole;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t84 = t83 < count ? t83 : count;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t85 = count + blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t86 = t85 - 1u;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t87 = t86 / blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t88 = split * blocks_of_split;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t88 < count ? t88 : count;
    const u32 t90 = end_7 - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t91 = count - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t92 = t91 < blocks_of_split ? t91 : blocks_of_split;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t93 = t84 > before ? t84 : before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t94 = t93 - before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t95 = masked_left > before ? masked_left : before;
#line 100 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t96 = t95 - before;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t97 = t34 != 0u;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t98 = split < t87;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t99 = t97 & t98;
#line 33 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t99) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t102 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t102));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 1u;
        const u32 warp_n = warp >> 1u;
        const u32 t106 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t107 = warp_n << 5u;
#line 42 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t109 = thread >> 3u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t110 = thread & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t111 = t109 & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t112 = t110 ^ t111;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t113 = t109 << 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t114 = t112 << 4u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t115 = t113 + t114;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t116 = (u64)t109 * 0u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t117 = (u64)t110 * 16u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t118 = t116 + t117;
        const u32 t119 = head_dim >> 3u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t120 = (u64)t110 * 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t121 = smem_1 + t115;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t122 = t34 > 1u ? t34 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t123 = t122 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t124 = t109 < t123 ? t109 : t123;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t125 = first + t124;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t126 = t125 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t127 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t128 = first + t124;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t129 = t128 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t130 = t127 + t129;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t131 = (u64)batch_2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t132 = t131 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t133 = t132 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t134 = q + t133;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t135 = (u64)t126;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t136 = t135 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t137 = t136 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t138 = t134 + t137;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t139 = (u64)t130;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t140 = t139 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t141 = t140 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t142 = t138 + t141;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t143 = t142 + t120;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t144 = t109 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t145 = t34 > 1u ? t34 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t146 = t145 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t147 = t144 < t146 ? t144 : t146;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t148 = first + t147;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t149 = t148 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t150 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t151 = first + t147;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t152 = t151 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t153 = t150 + t152;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t154 = (u64)batch_2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t155 = t154 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t156 = t155 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t157 = q + t156;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t158 = (u64)t149;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t159 = t158 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t160 = t159 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t161 = t157 + t160;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t162 = (u64)t153;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t163 = t162 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t164 = t163 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t165 = t161 + t164;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t166 = t165 + t120;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t167 = t109 < t34;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t168 = t110 < t119;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t169 = t167 & t168;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t170 = t169 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t121), "l"(t143), "r"(t170) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t171 = t109 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t172 = t171 < t34;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t173 = t110 < t119;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t174 = t172 & t173;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t175 = t174 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t121), "l"(t166), "r"(t175) : "memory");
#line 53 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 93 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t177 = ring + 16384u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t178 = (u64)t22;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t179 = t178 * k_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t180 = t179 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t181 = k + t180;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t182 = (u64)padding;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t183 = t182 * k_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t184 = t183 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t185 = t181 + t184;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t186 = (u64)t35;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t187 = t186 * k_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t188 = t187 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t189 = t185 + t188;
        const u32 t190 = (u32)k_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t191 = t190 << 1u;
        const u32 t192 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t193 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t192 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t195 = t193 ^ t194;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = t192 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t197 = t195 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t198 = t196 + t197;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t199 = (u64)t192 * t191;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t200 = t189 + t199;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t201 = (u64)t193 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t202 = t200 + t201;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t203 = (u64)t191 * 16u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t204 = (u64)t22;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t205 = t204 * v_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t206 = t205 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t207 = v + t206;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = (u64)padding;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t209 = t208 * v_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t210 = t209 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t211 = t207 + t210;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t212 = (u64)t35;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t213 = t212 * v_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t214 = t213 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t215 = t211 + t214;
        const u32 t216 = (u32)v_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = t216 << 1u;
        const u32 t218 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t219 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t220 = t218 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t221 = t219 ^ t220;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t222 = t218 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t223 = t221 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t224 = t222 + t223;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t225 = (u64)t218 * t217;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t226 = t215 + t225;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t227 = (u64)t219 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t228 = t226 + t227;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t229 = (u64)t217 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t90 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t230 << 6u;
        const u32 t232 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t233 = ring + t198;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t234 = (u64)first_key * t191;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t235 = t202 + t234;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = t235 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t237 = t236 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = t237 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t239 = first_key + t192;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t240 = t239 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t241 = t193 < t232;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t242 = t240 & t241;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t243 = t242 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t233), "l"(t235), "r"(t243) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t244 = first_key + t192;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t245 = t244 + 16u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t246 = t245 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t247 = t193 < t232;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t246 & t247;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t249 = t248 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t233), "l"(t236), "r"(t249) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t250 = first_key + t192;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = t250 + 32u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t252 = t251 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t253 = t193 < t232;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t254 = t252 & t253;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = t254 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t233), "l"(t237), "r"(t255) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = first_key + t192;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t256 + 48u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t258 = t257 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t259 = t193 < t232;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t260 = t258 & t259;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t260 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t233), "l"(t238), "r"(t261) : "memory");
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t90 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t262 << 6u;
        const u32 t264 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = t177 + t224;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = (u64)first_key_2 * t217;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = t228 + t266;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t268 = t267 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t269 = t268 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = t269 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t271 = first_key_2 + t218;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t272 = t271 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t273 = t219 < t264;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t274 = t272 & t273;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t275 = t274 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t265), "l"(t267), "r"(t275) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t276 = first_key_2 + t218;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t277 = t276 + 16u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t278 = t277 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t279 = t219 < t264;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t280 = t278 & t279;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t265), "l"(t268), "r"(t281) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t282 = first_key_2 + t218;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = t282 + 32u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t284 = t283 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t285 = t219 < t264;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t286 = t284 & t285;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = t286 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t265), "l"(t269), "r"(t287) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = first_key_2 + t218;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t289 = t288 + 48u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t290 = t289 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t291 = t219 < t264;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t292 = t290 & t291;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = t292 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t265), "l"(t270), "r"(t293) : "memory");
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t294 = 1u < t92;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t294) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t295 = ring + 8192u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t296 = t90 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t297 = t296 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t297 << 6u;
            const u32 t299 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t300 = t295 + t198;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t301 = (u64)first_key_3 * t191;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t302 = t202 + t301;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t303 = t302 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t304 = t303 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t305 = t304 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t306 = t193 < t299;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t307 = t306 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t300), "l"(t302), "r"(t307) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t308 = t193 < t299;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t309 = t308 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t300), "l"(t303), "r"(t309) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t310 = t193 < t299;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t311 = t310 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t300), "l"(t304), "r"(t311) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t312 = t193 < t299;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t313 = t312 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t300), "l"(t305), "r"(t313) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t314 = 1u < t92;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t314) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t315 = t177 + 8192u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t316 = t90 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t317 = t316 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t317 << 6u;
            const u32 t319 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t320 = t315 + t224;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t321 = (u64)first_key_4 * t217;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t322 = t228 + t321;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t323 = t322 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t324 = t323 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t325 = t324 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t326 = t219 < t319;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t327 = t326 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t320), "l"(t322), "r"(t327) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t328 = t219 < t319;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t329 = t328 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t320), "l"(t323), "r"(t329) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t330 = t219 < t319;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t331 = t330 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t320), "l"(t324), "r"(t331) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t332 = t219 < t319;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t332 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t320), "l"(t325), "r"(t333) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t334 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t335 = t106 + t334;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t336 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t337 = t335 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t338 = t336 ^ t337;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t339 = t335 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t340 = t338 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t341 = t339 + t340;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t342 = smem_1 + t341;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t343;
        asm volatile("mov.b32 %0, %1;" : "=r"(t343) : "r"(t342));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t343) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t344;
        asm volatile("mov.b32 %0, %1;" : "=r"(t344) : "r"(t342));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t345 = t344 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t345) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t346;
        asm volatile("mov.b32 %0, %1;" : "=r"(t346) : "r"(t342));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t347 = t346 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t347) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t348;
        asm volatile("mov.b32 %0, %1;" : "=r"(t348) : "r"(t342));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t349 = t348 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t349) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t350 = lane & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t351 = t107 + t350;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t352 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t353 = t352 << 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t354 = t351 + t353;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t355 = lane >> 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t356 = t355 & 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t357 = t354 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t358 = t356 ^ t357;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t359 = t354 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t360 = t358 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t361 = t359 + t360;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t362 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t363 = t107 + t362;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t364 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t365 = t363 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t366 = t364 ^ t365;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t367 = t363 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t368 = t366 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t369 = t367 + t368;
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
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t361));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t371 = t370 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t372 = t370 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t373 = t370 ^ 96u;
        const u32 t374 = ring + t370;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t374) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t374) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t375 = ring + t371;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t375) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t375) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t376 = ring + t372;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t376) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t376) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t377 = ring + t373;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t377) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t377) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t378 = s * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t378));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t380 = power + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t381;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t381) : "f"(t380));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t382;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(t381), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s = t382;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t383 = s_2 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t383));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t385 = power_2 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t386;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(t385));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t387;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(t386), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t387;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t388 = s_3 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t388));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t390 = power_3 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t391;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t391) : "f"(t390));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t392;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(t391), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t392;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t393 = s_4 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t393));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t395 = power_4 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t396;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(t395));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t397;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(t396), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t397;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t398 = s_5 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t398));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t400 = power_5 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t401;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(t400));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t402;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(t401), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t402;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t403 = s_6 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t403));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t405 = power_6 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t406;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t406) : "f"(t405));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t407;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(t406), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t407;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t408 = s_7 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t408));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t410 = power_7 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t411;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t411) : "f"(t410));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t412;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(t411), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t412;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t413 = s_8 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t413));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t415 = power_8 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t416;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(t415));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t417;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(t416), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t417;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t418 = s_9 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t418));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t420 = power_9 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t421;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(t420));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t422;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(t421), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t422;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t423 = s_10 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t423));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t425 = power_10 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t426;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(t425));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t427;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(t426), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t427;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t428 = s_11 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t428));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t430 = power_11 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t431;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t431) : "f"(t430));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t432;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(t431), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t432;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t433 = s_12 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t433));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t435 = power_12 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t436;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t436) : "f"(t435));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t437;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(t436), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t437;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t438 = s_13 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t438));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t440 = power_13 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t441;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t441) : "f"(t440));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t442;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(t441), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t442;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t443 = s_14 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t443));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t445 = power_14 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t446;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(t445));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t447;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(t446), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t447;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t448 = s_15 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t448));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t450 = power_15 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t451;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(t450));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t452;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(t451), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t452;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t453 = s_16 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t453));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t455 = power_16 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t456;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(t455));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t457;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t456), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t457;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t458 = 0u < t94;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t459 = t96 <= 0u;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t460 = t458 | t459;
#line 313 "fa-kernels/src/attention/kernel_problem.rs"
        if (t460) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t461 = t90 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t462 = t461 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t462 + t107;
            const u32 t464 = first + t106;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t465 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t466 = t465 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 column = first_key_5 + t466;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t468 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t469 = t464 + t468;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t470 = t469 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
            const u32 t471 = window_right + 1u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t472 = t470 + end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t472 + t471;
            const u32 t474 = end_9 > seq_q ? end_9 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t475 = t474 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t475 < end_8 ? t475 : end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t470 + end_8;
            const u32 t478 = end_11 > seq_q ? end_11 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t478 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 t480 = position_3 > window_left ? position_3 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 t481 = t480 - window_left;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t482 = end_8 > 1u ? end_8 : 1u;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t483 = t482 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t481 < t483 ? t481 : t483;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t485 = end_10 > column ? end_10 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t485 - column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t487 = begin_4 > column ? begin_4 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t488 = t487 - column;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t489 = 0u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t490 = t488 <= 0u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible = t489 & t490;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t492 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s = t492;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t493 = 1u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t494 = t488 <= 1u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t493 & t494;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t496 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_2 = t496;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t497 = 8u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t498 = t488 <= 8u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t497 & t498;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t500 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_5 = t500;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t501 = 9u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t502 = t488 <= 9u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t501 & t502;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t504 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_6 = t504;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t505 = 16u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t506 = t488 <= 16u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t505 & t506;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t508 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_9 = t508;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t509 = 17u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t510 = t488 <= 17u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t509 & t510;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t512 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_10 = t512;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t513 = 24u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t514 = t488 <= 24u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t513 & t514;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t516 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_13 = t516;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t517 = 25u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t518 = t488 <= 25u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t517 & t518;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t520 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_14 = t520;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t521 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t522 = t464 + t521;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t523 = t522 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t524 = t523 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
            const u32 t525 = window_right + 1u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t526 = t524 + end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t526 + t525;
            const u32 t528 = end_13 > seq_q ? end_13 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t529 = t528 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t529 < end_8 ? t529 : end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t524 + end_8;
            const u32 t532 = end_15 > seq_q ? end_15 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t532 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 t534 = position_4 > window_left ? position_4 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 t535 = t534 - window_left;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t536 = end_8 > 1u ? end_8 : 1u;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t537 = t536 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t535 < t537 ? t535 : t537;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t539 = end_14 > column ? end_14 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t539 - column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t541 = begin_5 > column ? begin_5 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t542 = t541 - column;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t543 = 0u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t544 = t542 <= 0u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t543 & t544;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t546 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_3 = t546;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t547 = 1u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t548 = t542 <= 1u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t547 & t548;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t550 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_4 = t550;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t551 = 8u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t552 = t542 <= 8u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t551 & t552;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t554 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_7 = t554;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t555 = 9u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t556 = t542 <= 9u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t555 & t556;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t558 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_8 = t558;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t559 = 16u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t560 = t542 <= 16u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t559 & t560;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t562 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_11 = t562;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t563 = 17u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t564 = t542 <= 17u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t563 & t564;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t566 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_12 = t566;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t567 = 24u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t568 = t542 <= 24u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t567 & t568;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t570 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_15 = t570;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t571 = 25u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t572 = t542 <= 25u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t571 & t572;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t574 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_16 = t574;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t576;
        asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t577;
        asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t576), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t578;
        asm("max.f32 %0, %1, %2;" : "=f"(t578) : "f"(t577), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t579;
        asm("max.f32 %0, %1, %2;" : "=f"(t579) : "f"(t578), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t580;
        asm("max.f32 %0, %1, %2;" : "=f"(t580) : "f"(t579), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t581;
        asm("max.f32 %0, %1, %2;" : "=f"(t581) : "f"(t580), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t582;
        asm("max.f32 %0, %1, %2;" : "=f"(t582) : "f"(t581), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t583;
        asm("max.f32 %0, %1, %2;" : "=f"(t583) : "f"(t582), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t584;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t584) : "f"(t583));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t583), "f"(t584));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t586;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t586) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t586));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t589 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t589;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t591 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t592;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(old), "f"(scale_log2), "f"(t591));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t592));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t594 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t595 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t595));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t597;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t597;
        const f32 t598 = t594 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t599 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t599));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t601;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t601;
        const f32 t602 = t598 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t603 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t603));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t605;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t605;
        const f32 t606 = t602 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t607 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t607));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t609;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t609;
        const f32 t610 = t606 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t611 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t611));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t613;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_9 = t613;
        const f32 t614 = t610 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t615 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t615));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t617;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_10 = t617;
        const f32 t618 = t614 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t619 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t619));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t621;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_13 = t621;
        const f32 t622 = t618 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t623 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t623));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t625;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_14 = t625;
        const f32 t626 = t622 + s_14;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t627 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t628 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t629 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t630 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t631 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t632 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t633 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t634 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t635 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t636 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t637 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t638 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t639 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t640 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t641 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t642 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t642;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t644;
        asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t645;
        asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(t644), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t646;
        asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t645), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t647;
        asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t646), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t648;
        asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(t647), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t649;
        asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(t648), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t650;
        asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t649), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t651;
        asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(t650), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t652;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t652) : "f"(t651));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t651), "f"(t652));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t654;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t654) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t654));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t657 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t657;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t659 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t660;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(old_2), "f"(scale_log2), "f"(t659));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t660));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t662 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t663 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t663));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t665;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t665;
        const f32 t666 = t662 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t667 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t667));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t669;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t669;
        const f32 t670 = t666 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t671 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t671));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t673;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t673;
        const f32 t674 = t670 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t675 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t675));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t677;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t677;
        const f32 t678 = t674 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t679 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t679));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t681;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_11 = t681;
        const f32 t682 = t678 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t683 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t683));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t685;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_12 = t685;
        const f32 t686 = t682 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t687 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t687));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t689;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_15 = t689;
        const f32 t690 = t686 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t691 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t691));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t693;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_16 = t693;
        const f32 t694 = t690 + s_16;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t695 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t696 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t697 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t698 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t699 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t700 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t701 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t702 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t703 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t704 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t705 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t706 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t707 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t708 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t709 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t710 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t710;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t711;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t712;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t712) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t713;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t713) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t714;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(s_7), "f"(s_8));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t715;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t715) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t716;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t716) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t717;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t717) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t718;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t718) : "f"(s_15), "f"(s_16));
#line 188 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t719;
        asm volatile("mov.b32 %0, %1;" : "=r"(t719) : "r"(t369));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t720 = t719 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t721 = t719 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t722 = t719 ^ 96u;
        const u32 t723 = t177 + t719;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t724 = t177 + t720;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t725 = t177 + t721;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t726 = t177 + t722;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t723) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_49), "r"(m_50));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_51), "r"(m_52));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t724) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_53), "r"(m_54));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_55), "r"(m_56));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t725) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_57), "r"(m_58));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_59), "r"(m_60));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t726) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_61), "r"(m_62));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_63), "r"(m_64));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t723) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_65), "r"(m_66));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_67), "r"(m_68));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t724) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_69), "r"(m_70));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_71), "r"(m_72));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t725) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_73), "r"(m_74));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_75), "r"(m_76));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t726) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_77), "r"(m_78));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_79), "r"(m_80));
#line 78 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t92; i += 1u) {
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = i + 1u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t728 = t727 < t92;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t728) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t729 = t727 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t730 = t729 << 13u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t731 = ring + t730;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t732 = t90 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t733 = t732 - t727;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t733 << 6u;
                const u32 t735 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t736 = t731 + t198;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t737 = (u64)first_key_6 * t191;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t738 = t202 + t737;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t739 = t738 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t740 = t739 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t741 = t740 + t203;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t742 = t193 < t735;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t743 = t742 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t736), "l"(t738), "r"(t743) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t744 = t193 < t735;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t745 = t744 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t736), "l"(t739), "r"(t745) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t746 = t193 < t735;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t747 = t746 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t736), "l"(t740), "r"(t747) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t748 = t193 < t735;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t749 = t748 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t736), "l"(t741), "r"(t749) : "memory");
            }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t750 = t727 < t92;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t750) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t751 = t727 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t752 = t751 << 13u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t753 = t177 + t752;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t754 = t90 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t755 = t754 - t727;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t755 << 6u;
                const u32 t757 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t758 = t753 + t224;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t759 = (u64)first_key_7 * t217;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t760 = t228 + t759;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t761 = t760 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t762 = t761 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t763 = t762 + t229;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t764 = t219 < t757;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t765 = t764 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t758), "l"(t760), "r"(t765) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t766 = t219 < t757;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t767 = t766 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t758), "l"(t761), "r"(t767) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t768 = t219 < t757;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t769 = t768 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t758), "l"(t762), "r"(t769) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t770 = t219 < t757;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t771 = t770 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t758), "l"(t763), "r"(t771) : "memory");
            }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
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
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t772 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t773 = t772 << 13u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t774 = ring + t773;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t775;
            asm volatile("mov.b32 %0, %1;" : "=r"(t775) : "r"(t361));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t776 = t775 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t777 = t775 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t778 = t775 ^ 96u;
            const u32 t779 = t774 + t775;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t779) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t779) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t780 = t774 + t776;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t780) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t780) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t781 = t774 + t777;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t781) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t781) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t782 = t774 + t778;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t782) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t782) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t783 = s_17 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t783));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t785 = power_17 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t786;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t786) : "f"(t785));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t787;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(t786), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t787;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t788 = s_18 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t788));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t790 = power_18 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t791;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(t790));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t792;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t792) : "f"(t791), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t792;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t793 = s_19 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t793));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t795 = power_19 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t796;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t796) : "f"(t795));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t797;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t797) : "f"(t796), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t797;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t798 = s_20 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t798));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t800 = power_20 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t801;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(t800));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t802;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t802) : "f"(t801), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t802;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t803 = s_21 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t803));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t805 = power_21 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t806;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(t805));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t807;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t807) : "f"(t806), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t807;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t808 = s_22 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t808));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t810 = power_22 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t811;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(t810));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t812;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t812) : "f"(t811), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t812;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t813 = s_23 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t813));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t815 = power_23 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t816;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(t815));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t817;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t817) : "f"(t816), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t817;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t818 = s_24 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t818));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t820 = power_24 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t821;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(t820));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t822;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t822) : "f"(t821), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t822;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t823 = s_25 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t823));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t825 = power_25 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t826;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t826) : "f"(t825));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t827;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t827) : "f"(t826), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t827;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t828 = s_26 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t828));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t830 = power_26 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t831;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(t830));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t832;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(t831), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t832;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t833 = s_27 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t833));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t835 = power_27 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t836;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t836) : "f"(t835));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t837;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t837) : "f"(t836), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t837;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t838 = s_28 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t838));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t840 = power_28 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t841;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(t840));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t842;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t842) : "f"(t841), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t842;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t843 = s_29 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t843));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t845 = power_29 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t846;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t846) : "f"(t845));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t847;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t847) : "f"(t846), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t847;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t848 = s_30 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t848));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t850 = power_30 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t851;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(t850));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t852;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(t851), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t852;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t853 = s_31 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t853));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t855 = power_31 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t856;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t856) : "f"(t855));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t857;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t857) : "f"(t856), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t857;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t858 = s_32 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t858));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t860 = power_32 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t861;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(t860));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t862;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(t861), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t862;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t863 = i < t94;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t864 = t96 <= i;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t865 = t863 | t864;
#line 313 "fa-kernels/src/attention/kernel_problem.rs"
            if (t865) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t866 = t90 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t867 = t866 - i;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t868 = t867 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t868 + t107;
                const u32 t870 = first + t106;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t871 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t872 = t871 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 column_2 = first_key_8 + t872;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t874 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t875 = t870 + t874;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t876 = t875 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
                const u32 t877 = window_right + 1u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t878 = t876 + end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t878 + t877;
                const u32 t880 = end_17 > seq_q ? end_17 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t881 = t880 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t881 < end_8 ? t881 : end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t876 + end_8;
                const u32 t884 = end_19 > seq_q ? end_19 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t884 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 t886 = position_5 > window_left ? position_5 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 t887 = t886 - window_left;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t888 = end_8 > 1u ? end_8 : 1u;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t889 = t888 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t887 < t889 ? t887 : t889;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t891 = end_18 > column_2 ? end_18 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t891 - column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t893 = begin_6 > column_2 ? begin_6 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t894 = t893 - column_2;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t895 = 0u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t896 = t894 <= 0u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t895 & t896;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t898 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_17 = t898;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t899 = 1u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t900 = t894 <= 1u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t899 & t900;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t902 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_18 = t902;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t903 = 8u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t904 = t894 <= 8u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t903 & t904;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t906 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_21 = t906;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t907 = 9u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t908 = t894 <= 9u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t907 & t908;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t910 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_22 = t910;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t911 = 16u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t912 = t894 <= 16u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t911 & t912;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t914 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_25 = t914;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t915 = 17u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t916 = t894 <= 17u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t915 & t916;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t918 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_26 = t918;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t919 = 24u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t920 = t894 <= 24u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t919 & t920;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t922 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_29 = t922;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t923 = 25u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t924 = t894 <= 25u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t923 & t924;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t926 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_30 = t926;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t927 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t928 = t870 + t927;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t929 = t928 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t930 = t929 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
                const u32 t931 = window_right + 1u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t932 = t930 + end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t932 + t931;
                const u32 t934 = end_21 > seq_q ? end_21 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t935 = t934 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t935 < end_8 ? t935 : end_8;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t930 + end_8;
                const u32 t938 = end_23 > seq_q ? end_23 : seq_q;
#line 231 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t938 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 t940 = position_6 > window_left ? position_6 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 t941 = t940 - window_left;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t942 = end_8 > 1u ? end_8 : 1u;
#line 218 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t943 = t942 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t941 < t943 ? t941 : t943;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t945 = end_22 > column_2 ? end_22 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t945 - column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t947 = begin_7 > column_2 ? begin_7 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t948 = t947 - column_2;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t949 = 0u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t950 = t948 <= 0u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t949 & t950;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t952 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_19 = t952;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t953 = 1u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t954 = t948 <= 1u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t953 & t954;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t956 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_20 = t956;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t957 = 8u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t958 = t948 <= 8u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t957 & t958;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t960 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_23 = t960;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t961 = 9u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t962 = t948 <= 9u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t961 & t962;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t964 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_24 = t964;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t965 = 16u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t966 = t948 <= 16u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t965 & t966;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t968 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_27 = t968;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t969 = 17u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t970 = t948 <= 17u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t969 & t970;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t972 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_28 = t972;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t973 = 24u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t974 = t948 <= 24u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t973 & t974;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t976 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_31 = t976;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t977 = 25u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t978 = t948 <= 25u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t977 & t978;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t980 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_32 = t980;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t982;
            asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(old_3), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t982), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t983), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t985;
            asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t984), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t986;
            asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(t985), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t987;
            asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t986), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t988;
            asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(t987), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t989;
            asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(t988), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t990;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t990) : "f"(t989));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t989), "f"(t990));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t992;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t992) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t992));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t995 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t995;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t997 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t998;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t998) : "f"(old_3), "f"(scale_log2), "f"(t997));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t998));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1000 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1001 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1001));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1003;
            const f32 t1004 = t1000 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1005 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1005));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1007;
            const f32 t1008 = t1004 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1009 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t1009));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1011;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1011) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1011;
            const f32 t1012 = t1008 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1013 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t1013));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1015;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1015;
            const f32 t1016 = t1012 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1017 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t1017));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1019;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1019;
            const f32 t1020 = t1016 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1021 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t1021));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1023;
            const f32 t1024 = t1020 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1025 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t1025));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1027;
            const f32 t1028 = t1024 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1029 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t1029));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1031;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1031;
            const f32 t1032 = t1028 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1033 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1034 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1035 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1036 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1037 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1038 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1039 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1040 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1041 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1042 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1043 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1044 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1045 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1046 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1047 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1048 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1048;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1050;
            asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(old_4), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1051;
            asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1050), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1052;
            asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1051), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1053;
            asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1052), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1054;
            asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1053), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1055;
            asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1054), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1056;
            asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1055), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1057;
            asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1056), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1058;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1058) : "f"(t1057));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1057), "f"(t1058));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1060;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1060) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1060));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1063 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1063;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1065 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1066;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1066) : "f"(old_4), "f"(scale_log2), "f"(t1065));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1066));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1068 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1069 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1069));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1071;
            const f32 t1072 = t1068 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1073 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1073));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1075;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1075;
            const f32 t1076 = t1072 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1077 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1077));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1079;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1079;
            const f32 t1080 = t1076 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1081 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1081));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1083;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1083;
            const f32 t1084 = t1080 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1085 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1085));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1087;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1087;
            const f32 t1088 = t1084 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1089 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1089));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1091;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1091;
            const f32 t1092 = t1088 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1093 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1093));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1095;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1095;
            const f32 t1096 = t1092 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1097 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1097));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1099;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1099;
            const f32 t1100 = t1096 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1101 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1102 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1103 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1104 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1105 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1106 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1107 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1108 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1109 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1110 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1111 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1112 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1113 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1114 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1115 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1116 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1116;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(s_17), "f"(s_18));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1118;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_19), "f"(s_20));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_21), "f"(s_22));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1120;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_23), "f"(s_24));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1121;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_25), "f"(s_26));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1122;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(s_27), "f"(s_28));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1123;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(s_29), "f"(s_30));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1124;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_31), "f"(s_32));
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1125 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1126 = t1125 << 13u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1127 = t177 + t1126;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1128;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1128) : "r"(t369));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1129 = t1128 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1130 = t1128 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1131 = t1128 ^ 96u;
            const u32 t1132 = t1127 + t1128;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1133 = t1127 + t1129;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1134 = t1127 + t1130;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1135 = t1127 + t1131;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1132) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_113), "r"(m_114));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_115), "r"(m_116));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1133) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_117), "r"(m_118));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_119), "r"(m_120));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1134) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_121), "r"(m_122));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_123), "r"(m_124));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1135) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_125), "r"(m_126));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_127), "r"(m_128));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1132) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1121), "r"(t1122), "r"(t1123), "r"(t1124), "r"(m_129), "r"(m_130));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1121), "r"(t1122), "r"(t1123), "r"(t1124), "r"(m_131), "r"(m_132));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1133) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1121), "r"(t1122), "r"(t1123), "r"(t1124), "r"(m_133), "r"(m_134));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1121), "r"(t1122), "r"(t1123), "r"(t1124), "r"(m_135), "r"(m_136));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1134) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1121), "r"(t1122), "r"(t1123), "r"(t1124), "r"(m_137), "r"(m_138));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1121), "r"(t1122), "r"(t1123), "r"(t1124), "r"(m_139), "r"(m_140));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1135) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1121), "r"(t1122), "r"(t1123), "r"(t1124), "r"(m_141), "r"(m_142));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1121), "r"(t1122), "r"(t1123), "r"(t1124), "r"(m_143), "r"(m_144));
        }
#line 39 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t1136 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
        if (t1136) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1137 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1138 = t1137 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1139 = t1138 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1140 = t1139 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1141 = ring + t1140;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1142 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 mine = t1141 + t1142;
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 46 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t1144 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
        if (t1144) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1145 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1146 = ring + t1145;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1147 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs = t1146 + t1147;
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_2;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_2) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_3;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_3) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_4;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_4) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_5;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_5) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_6;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_6) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_7;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_7) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_8;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_8) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_9;
            asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_9) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_10;
            asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_10) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_11;
            asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_11) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_12;
            asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_12) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_13;
            asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_13) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_14;
            asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_14) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_15;
            asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_15) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_16;
            asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_16) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_17;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_17) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_18;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_18) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_19;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_19) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_20;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_20) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_21;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_21) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_22;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_22) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_23;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_23) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_24;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_24) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_25;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_25) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_26;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_26) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_27;
            asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_27) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_28;
            asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_28) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_29;
            asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_29) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_30;
            asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_30) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_31;
            asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_31) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_32;
            asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_32) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_33;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_33) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_34;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_34) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_35;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_35) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
            f32 words_36;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_36) : "r"(theirs) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_5;
            asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(row_max), "f"(words_33));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1186 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1187 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_5 = t1186 ? 0.0f : t1187;
            const f32 t1189 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1190;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(row_max), "f"(scale_log2), "f"(t1189));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t1190));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1192 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1193;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(words_33), "f"(scale_log2), "f"(t1192));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t1193));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_5;
            const f32 t1195 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1196 = words_35 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1197;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(t1195), "f"(1.0f), "f"(t1196));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1197;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1198 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1199 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1200;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(t1198), "f"(1.0f), "f"(t1199));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1200;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1201 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1202 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1203;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(t1201), "f"(1.0f), "f"(t1202));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1203;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1204 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1205 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1206;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(t1204), "f"(1.0f), "f"(t1205));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1206;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1207 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1208 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1209;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(t1207), "f"(1.0f), "f"(t1208));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1209;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1210 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1211 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1212;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(t1210), "f"(1.0f), "f"(t1211));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1212;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1213 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1214 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1215;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(t1213), "f"(1.0f), "f"(t1214));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1215;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1216 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1217 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1218;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(t1216), "f"(1.0f), "f"(t1217));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1218;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1219 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1220 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1221;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(t1219), "f"(1.0f), "f"(t1220));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1221;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1222 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1223 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1224;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(t1222), "f"(1.0f), "f"(t1223));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1224;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1225 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1226 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1227;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1227) : "f"(t1225), "f"(1.0f), "f"(t1226));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1227;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1228 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1229 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1230;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(t1228), "f"(1.0f), "f"(t1229));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1230;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1231 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1232 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1233;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(t1231), "f"(1.0f), "f"(t1232));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1233;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1234 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1235 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1236;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(t1234), "f"(1.0f), "f"(t1235));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1236;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1237 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1238 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1239;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1239) : "f"(t1237), "f"(1.0f), "f"(t1238));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1239;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1240 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1241 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1242;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1242) : "f"(t1240), "f"(1.0f), "f"(t1241));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1242;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1243 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1244 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1245;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(t1243), "f"(1.0f), "f"(t1244));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1245;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_6;
            asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_34));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1247 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1248 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_6 = t1247 ? 0.0f : t1248;
            const f32 t1250 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1251;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1251) : "f"(row_max_2), "f"(scale_log2), "f"(t1250));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t1251));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1253 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1254;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(words_34), "f"(scale_log2), "f"(t1253));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t1254));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_6;
            const f32 t1256 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1257 = words_36 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1258;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1258) : "f"(t1256), "f"(1.0f), "f"(t1257));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1258;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1259 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1260 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1261;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(t1259), "f"(1.0f), "f"(t1260));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1261;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1262 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1263 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1264;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(t1262), "f"(1.0f), "f"(t1263));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1264;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1265 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1266 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1267;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(t1265), "f"(1.0f), "f"(t1266));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1267;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1268 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1269 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1270;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1270) : "f"(t1268), "f"(1.0f), "f"(t1269));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1270;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1271 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1272 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1273;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(t1271), "f"(1.0f), "f"(t1272));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1273;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1274 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1275 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1276;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(t1274), "f"(1.0f), "f"(t1275));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1276;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1277 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1278 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1279;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(t1277), "f"(1.0f), "f"(t1278));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1279;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1280 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1281 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1282;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1282) : "f"(t1280), "f"(1.0f), "f"(t1281));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1282;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1283 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1284 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1285;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(t1283), "f"(1.0f), "f"(t1284));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1285;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1286 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1287 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1288;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(t1286), "f"(1.0f), "f"(t1287));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1288;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1289 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1290 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1291;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1291) : "f"(t1289), "f"(1.0f), "f"(t1290));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1291;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1292 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1293 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1294;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1294) : "f"(t1292), "f"(1.0f), "f"(t1293));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1294;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1295 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1296 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(t1295), "f"(1.0f), "f"(t1296));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1297;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1298 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1299 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1300;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(t1298), "f"(1.0f), "f"(t1299));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1300;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1301 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1302 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1303) : "f"(t1301), "f"(1.0f), "f"(t1302));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1303;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1304 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1305 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1306) : "f"(t1304), "f"(1.0f), "f"(t1305));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1306;
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1307 = t87 == 1u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1307) {
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1308 = warp_n == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1308) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1309;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1309) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1309;
                f32 t1311;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1311) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1312 = pair_5 + t1311;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1312;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1313;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1313) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1313;
                f32 t1315;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1315) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1316 = pair_6 + t1315;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1316;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1317 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1318;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1318) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1317 ? 0.0f : t1318;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1320 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1320;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1321 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1321;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1322 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1322;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1323 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1323;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1324 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1324;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1325 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1325;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1326 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1326;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1327 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1327;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1328 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1328;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1329 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1329;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1330 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1330;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1331 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1331;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1332 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1332;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1333 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1333;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1334 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1334;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1335 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1335;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1336 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1337;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1336 ? 0.0f : t1337;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1339 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1339;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1340 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1340;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1341 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1341;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1342 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1342;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1343 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1343;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1344 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1344;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1345 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1345;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1346 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1346;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1347 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1347;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1348 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1348;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1349 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1349;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1350 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1350;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1351 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1351;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1352 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1352;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1353 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1353;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1354 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1354;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1355 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1356 = t106 + t1355;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1357 = t1356 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1358 = 0u ^ t1357;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1359 = t1356 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1360 = t1358 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1361 = t1359 + t1360;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1362 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1363 = t1362 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1364 = t1361 + t1363;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1365;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1366 = smem_1 + t1364;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1366), "r"(t1365) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1367;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1368 = t1364 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1369 = smem_1 + t1368;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1369), "r"(t1367) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1370;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1371 = t1364 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1372 = smem_1 + t1371;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1372), "r"(t1370) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1373;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1374 = t1364 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1375 = smem_1 + t1374;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1375), "r"(t1373) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1376;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1377 = t1364 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1378 = smem_1 + t1377;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1378), "r"(t1376) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1379;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1380 = t1364 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1381 = smem_1 + t1380;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1381), "r"(t1379) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1382;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1383 = t1364 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1384 = smem_1 + t1383;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1384), "r"(t1382) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1385;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1386 = t1364 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1387 = smem_1 + t1386;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1387), "r"(t1385) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1388 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1389 = t106 + t1388;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1390 = t1389 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1391 = t1390 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1392 = 0u ^ t1391;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1393 = t1390 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1394 = t1392 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1395 = t1393 + t1394;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1396 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1397 = t1396 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1398 = t1395 + t1397;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1399;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1400 = smem_1 + t1398;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1400), "r"(t1399) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1401;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1402 = t1398 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1403 = smem_1 + t1402;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1403), "r"(t1401) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1404;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1405 = t1398 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1406 = smem_1 + t1405;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1406), "r"(t1404) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1407;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1408 = t1398 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1409 = smem_1 + t1408;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1409), "r"(t1407) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1410;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1411 = t1398 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1412 = smem_1 + t1411;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1412), "r"(t1410) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1413;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1414 = t1398 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1415 = smem_1 + t1414;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1415), "r"(t1413) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1416;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1417 = t1398 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1418 = smem_1 + t1417;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1418), "r"(t1416) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1419;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1420 = t1398 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1421 = smem_1 + t1420;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1421), "r"(t1419) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1422 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1423 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1424 = t106 + t1423;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1425 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1426 = t1424 < t34;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1427 = t1425 < t1422;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1428 = t1426 & t1427;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1428) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1429 = t1424 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1430 = t1425 ^ t1429;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1431 = t1424 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1432 = t1430 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1433 = t1431 + t1432;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1434 = smem_1 + t1433;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1434) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1435 = first + t1424;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1436 = t1435 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1437 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1438 = first + t1424;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1439 = t1438 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1440 = t1437 + t1439;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1441 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1442 = t1441 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1443 = t1442 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1444 = o + t1443;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1445 = (u64)t1436;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1446 = t1445 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1447 = t1446 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1448 = t1444 + t1447;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1449 = (u64)t1440;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1450 = t1449 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1451 = t1450 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1452 = t1448 + t1451;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1453 = (u64)t1425 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1454 = t1452 + t1453;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1454), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1455 = t1424 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1456 = t1455 < t34;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1457 = t1425 < t1422;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1458 = t1456 & t1457;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1458) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1459 = t1455 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1460 = t1425 ^ t1459;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1461 = t1455 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1462 = t1460 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1463 = t1461 + t1462;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1464 = smem_1 + t1463;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1464) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1465 = first + t1455;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1466 = t1465 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1467 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1468 = first + t1455;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1469 = t1468 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1470 = t1467 + t1469;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1471 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1472 = t1471 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1473 = t1472 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1474 = o + t1473;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1475 = (u64)t1466;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1476 = t1475 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1477 = t1476 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1478 = t1474 + t1477;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1479 = (u64)t1470;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1480 = t1479 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1481 = t1480 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1482 = t1478 + t1481;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1483 = (u64)t1425 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1484 = t1482 + t1483;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1484), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1485 = t1424 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1486 = t1485 < t34;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1487 = t1425 < t1422;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1488 = t1486 & t1487;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1488) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1489 = t1485 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1490 = t1425 ^ t1489;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1491 = t1485 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1492 = t1490 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1493 = t1491 + t1492;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1494 = smem_1 + t1493;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1494) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1495 = first + t1485;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1496 = t1495 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1497 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1498 = first + t1485;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1499 = t1498 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1500 = t1497 + t1499;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1501 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1502 = t1501 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1503 = t1502 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1504 = o + t1503;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1505 = (u64)t1496;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1506 = t1505 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1507 = t1506 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1508 = t1504 + t1507;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1509 = (u64)t1500;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1510 = t1509 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1511 = t1510 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1512 = t1508 + t1511;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1513 = (u64)t1425 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1514 = t1512 + t1513;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1514), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1515 = t1424 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1516 = t1515 < t34;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1517 = t1425 < t1422;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1518 = t1516 & t1517;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1518) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1519 = t1515 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1520 = t1425 ^ t1519;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1521 = t1515 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1522 = t1520 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1523 = t1521 + t1522;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1524 = smem_1 + t1523;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1524) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1525 = first + t1515;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1526 = t1525 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1527 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1528 = first + t1515;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1529 = t1528 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1530 = t1527 + t1529;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1531 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1532 = t1531 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1533 = t1532 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1534 = o + t1533;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1535 = (u64)t1526;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1536 = t1535 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1537 = t1536 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1538 = t1534 + t1537;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1539 = (u64)t1530;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1540 = t1539 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1541 = t1540 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1542 = t1538 + t1541;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1543 = (u64)t1425 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1544 = t1542 + t1543;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1544), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1545 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_17 = t106 + t1545;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1547 = row_17 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1548 = first + row_17;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1549 = t1548 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1550 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1551 = first + row_17;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1552 = t1551 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1553 = t1550 + t1552;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1554;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1554) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1555;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1555) : "f"(row_max), "f"(scale_log2), "f"(t1554));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1555 * 0.6931472f;
                const bool t1557 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1557 ? __uint_as_float(0xff800000u) : lse_2;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1559 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1560 = t1559 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1561 = t1547 & t1560;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1561) {
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1562 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1563 = t1562 * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1564 = t1563 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1565 = lse + t1564;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1566 = (u64)t1553;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1567 = t1566 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1568 = t1567 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1569 = t1565 + t1568;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1570 = (u64)t1549;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1571 = t1570 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1572 = t1571 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1573 = t1569 + t1572;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1573), "f"(value) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1574 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1575 = t106 + t1574;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_18 = t1575 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1577 = row_18 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1578 = first + row_18;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1579 = t1578 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1580 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1581 = first + row_18;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1582 = t1581 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1583 = t1580 + t1582;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1584;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1585;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1585) : "f"(row_max_2), "f"(scale_log2), "f"(t1584));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1585 * 0.6931472f;
                const bool t1587 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1587 ? __uint_as_float(0xff800000u) : lse_3;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1589 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1590 = t1589 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1591 = t1577 & t1590;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1591) {
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1592 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1593 = t1592 * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1594 = t1593 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1595 = lse + t1594;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1596 = (u64)t1583;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1597 = t1596 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1598 = t1597 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1599 = t1595 + t1598;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1600 = (u64)t1579;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1601 = t1600 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1602 = t1601 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1603 = t1599 + t1602;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1603), "f"(value_2) : "memory");
                }
            }
        } else {
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1604 = warp_n == 0u;
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1604) {
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1605 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1606 = t106 + t1605;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1607 = t1606 < t34;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1607) {
                    const u32 index = warp_m << 1u;
                    const u64 t1609 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1610 = t1609 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1611 = t1610 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1612 = partials + t1611;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1613 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1614 = t1613 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1615 = t1614 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1616 = t1612 + t1615;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1617 = (u64)index;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1618 = t1617 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1619 = t1618 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1620 = t1616 + t1619;
                    const u64 t1621 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1622 = t1620 + t1621;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1622), "f"(acc) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1622), "f"(acc_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1622), "f"(acc_5) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1622), "f"(acc_6) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1622), "f"(acc_9) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1622), "f"(acc_10) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1622), "f"(acc_13) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1622), "f"(acc_14) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1622), "f"(acc_17) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1622), "f"(acc_18) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1622), "f"(acc_21) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1622), "f"(acc_22) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1622), "f"(acc_25) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1622), "f"(acc_26) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1622), "f"(acc_29) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1622), "f"(acc_30) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1622), "f"(row_max) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1622), "f"(row_sum) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1623 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1624 = t106 + t1623;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1625 = t1624 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1626 = t1625 < t34;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1626) {
                    const u32 t1627 = warp_m << 1u;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 index_2 = t1627 + 1u;
                    const u64 t1629 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1630 = t1629 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1631 = t1630 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1632 = partials + t1631;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1633 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1634 = t1633 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1635 = t1634 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1636 = t1632 + t1635;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1637 = (u64)index_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1638 = t1637 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1639 = t1638 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1640 = t1636 + t1639;
                    const u64 t1641 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1642 = t1640 + t1641;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1642), "f"(acc_3) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1642), "f"(acc_4) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1642), "f"(acc_7) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1642), "f"(acc_8) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1642), "f"(acc_11) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1642), "f"(acc_12) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1642), "f"(acc_15) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1642), "f"(acc_16) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1642), "f"(acc_19) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1642), "f"(acc_20) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1642), "f"(acc_23) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1642), "f"(acc_24) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1642), "f"(acc_27) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1642), "f"(acc_28) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1642), "f"(acc_31) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1642), "f"(acc_32) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1642), "f"(row_max_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1642), "f"(row_sum_2) : "memory");
                }
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1643 = (u64)tile;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1644 = t1643 * arrived_stride0;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1645 = t1644 * 4ull;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1646 = arrived + t1645;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1647 = t87 - 1u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1648 = (u32)__cvta_generic_to_shared(smem);
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1649 = t1648 + 36864u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1650 = threadIdx.x;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1651 = t1650 == 0u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1651) {
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1652;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1652) : "l"(t1646), "r"(t1647) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1649), "r"(t1652) : "memory");
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1653;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1653) : "r"(t1649) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1654 = t1653 == t1647;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1654) {
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
                    const bool t1655 = split_2 < t87;
                    if (!t1655) break;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1656 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1657 = t106 + t1656;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t1658 = t1657 < t34;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t1658) {
                        const u32 index_3 = warp_m << 1u;
                        const u64 t1660 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1661 = t1660 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1662 = t1661 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1663 = partials + t1662;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1664 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1665 = t1664 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1666 = t1665 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1667 = t1663 + t1666;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1668 = (u64)index_3;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1669 = t1668 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1670 = t1669 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1671 = t1667 + t1670;
                        const u64 t1672 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1673 = t1671 + t1672;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_2) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_3) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_4) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_5) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_6) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_7) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_8) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_9) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_10) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_11) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_12) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_13) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_14) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_15) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_16) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_17) : "l"(t1673) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_18) : "l"(t1673) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_7;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(row_max), "f"(loaded_17));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t1693 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1694 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_7 = t1693 ? 0.0f : t1694;
                        const f32 t1696 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1697) : "f"(row_max), "f"(scale_log2), "f"(t1696));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t1697));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1699 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1700) : "f"(loaded_17), "f"(scale_log2), "f"(t1699));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t1700));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_7;
                        const f32 t1702 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1703 = loaded_18 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1704) : "f"(t1702), "f"(1.0f), "f"(t1703));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t1704;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1705 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1706 = loaded * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1707) : "f"(t1705), "f"(1.0f), "f"(t1706));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t1707;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1708 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1709 = loaded_2 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1710) : "f"(t1708), "f"(1.0f), "f"(t1709));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t1710;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1711 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1712 = loaded_3 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1713) : "f"(t1711), "f"(1.0f), "f"(t1712));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t1713;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1714 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1715 = loaded_4 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1716) : "f"(t1714), "f"(1.0f), "f"(t1715));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t1716;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1717 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1718 = loaded_5 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1719) : "f"(t1717), "f"(1.0f), "f"(t1718));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t1719;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1720 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1721 = loaded_6 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1722) : "f"(t1720), "f"(1.0f), "f"(t1721));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t1722;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1723 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1724 = loaded_7 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1725) : "f"(t1723), "f"(1.0f), "f"(t1724));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t1725;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1726 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1727 = loaded_8 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1728) : "f"(t1726), "f"(1.0f), "f"(t1727));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t1728;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1729 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1730 = loaded_9 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1731) : "f"(t1729), "f"(1.0f), "f"(t1730));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t1731;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1732 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1733 = loaded_10 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1734) : "f"(t1732), "f"(1.0f), "f"(t1733));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t1734;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1735 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1736 = loaded_11 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1737) : "f"(t1735), "f"(1.0f), "f"(t1736));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t1737;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1738 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1739 = loaded_12 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1740) : "f"(t1738), "f"(1.0f), "f"(t1739));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t1740;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1741 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1742 = loaded_13 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1743) : "f"(t1741), "f"(1.0f), "f"(t1742));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t1743;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1744 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1745 = loaded_14 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1746) : "f"(t1744), "f"(1.0f), "f"(t1745));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t1746;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1747 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1748 = loaded_15 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1749) : "f"(t1747), "f"(1.0f), "f"(t1748));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t1749;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1750 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1751 = loaded_16 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1752) : "f"(t1750), "f"(1.0f), "f"(t1751));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t1752;
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1753 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1754 = t106 + t1753;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1755 = t1754 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t1756 = t1755 < t34;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t1756) {
                        const u32 t1757 = warp_m << 1u;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_4 = t1757 + 1u;
                        const u64 t1759 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1760 = t1759 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1761 = t1760 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1762 = partials + t1761;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1763 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1764 = t1763 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1765 = t1764 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1766 = t1762 + t1765;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1767 = (u64)index_4;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1768 = t1767 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1769 = t1768 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1770 = t1766 + t1769;
                        const u64 t1771 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1772 = t1770 + t1771;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_19;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded_19) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_20;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_20) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_21;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_21) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_22;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_22) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_23;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_23) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_24;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_24) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_25;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_25) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_26;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_26) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_27;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_27) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_28;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_28) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_29;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_29) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_30;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_30) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_31;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_31) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_32;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_32) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_33;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_33) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_34;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_34) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_35;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_35) : "l"(t1772) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_36;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_36) : "l"(t1772) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_8;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(loaded_35));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t1792 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1793 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_8 = t1792 ? 0.0f : t1793;
                        const f32 t1795 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1796) : "f"(row_max_2), "f"(scale_log2), "f"(t1795));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t1796));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1798 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1799) : "f"(loaded_35), "f"(scale_log2), "f"(t1798));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t1799));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_8;
                        const f32 t1801 = row_sum_2 * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1802 = loaded_36 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1803) : "f"(t1801), "f"(1.0f), "f"(t1802));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t1803;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1804 = acc_3 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1805 = loaded_19 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1806) : "f"(t1804), "f"(1.0f), "f"(t1805));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t1806;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1807 = acc_4 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1808 = loaded_20 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1809) : "f"(t1807), "f"(1.0f), "f"(t1808));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t1809;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1810 = acc_7 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1811 = loaded_21 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1812) : "f"(t1810), "f"(1.0f), "f"(t1811));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t1812;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1813 = acc_8 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1814 = loaded_22 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1815) : "f"(t1813), "f"(1.0f), "f"(t1814));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t1815;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1816 = acc_11 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1817 = loaded_23 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1818) : "f"(t1816), "f"(1.0f), "f"(t1817));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t1818;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1819 = acc_12 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1820 = loaded_24 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1821) : "f"(t1819), "f"(1.0f), "f"(t1820));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t1821;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1822 = acc_15 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1823 = loaded_25 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1824) : "f"(t1822), "f"(1.0f), "f"(t1823));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t1824;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1825 = acc_16 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1826 = loaded_26 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1827) : "f"(t1825), "f"(1.0f), "f"(t1826));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t1827;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1828 = acc_19 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1829 = loaded_27 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1830) : "f"(t1828), "f"(1.0f), "f"(t1829));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t1830;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1831 = acc_20 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1832 = loaded_28 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1833) : "f"(t1831), "f"(1.0f), "f"(t1832));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t1833;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1834 = acc_23 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1835 = loaded_29 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1836) : "f"(t1834), "f"(1.0f), "f"(t1835));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t1836;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1837 = acc_24 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1838 = loaded_30 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1839) : "f"(t1837), "f"(1.0f), "f"(t1838));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t1839;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1840 = acc_27 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1841 = loaded_31 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1842) : "f"(t1840), "f"(1.0f), "f"(t1841));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t1842;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1843 = acc_28 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1844 = loaded_32 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1845) : "f"(t1843), "f"(1.0f), "f"(t1844));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t1845;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1846 = acc_31 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1847 = loaded_33 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1848) : "f"(t1846), "f"(1.0f), "f"(t1847));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t1848;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1849 = acc_32 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1850 = loaded_34 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1851) : "f"(t1849), "f"(1.0f), "f"(t1850));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t1851;
                    }
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t1852 = split_2 + 2u;
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t1852;
                }
#line 39 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t1854 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
                if (t1854) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1855 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1856 = t1855 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1857 = t1856 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1858 = t1857 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1859 = ring + t1858;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1860 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 mine_2 = t1859 + t1860;
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine_2), "f"(acc) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine_2), "f"(acc_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine_2), "f"(acc_3) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine_2), "f"(acc_4) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine_2), "f"(acc_5) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine_2), "f"(acc_6) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine_2), "f"(acc_7) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine_2), "f"(acc_8) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine_2), "f"(acc_9) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine_2), "f"(acc_10) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine_2), "f"(acc_11) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine_2), "f"(acc_12) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine_2), "f"(acc_13) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine_2), "f"(acc_14) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine_2), "f"(acc_15) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine_2), "f"(acc_16) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine_2), "f"(acc_17) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine_2), "f"(acc_18) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine_2), "f"(acc_19) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine_2), "f"(acc_20) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine_2), "f"(acc_21) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine_2), "f"(acc_22) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine_2), "f"(acc_23) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine_2), "f"(acc_24) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine_2), "f"(acc_25) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine_2), "f"(acc_26) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine_2), "f"(acc_27) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine_2), "f"(acc_28) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine_2), "f"(acc_29) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine_2), "f"(acc_30) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine_2), "f"(acc_31) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine_2), "f"(acc_32) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine_2), "f"(row_max) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine_2), "f"(row_max_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine_2), "f"(row_sum) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine_2), "f"(row_sum_2) : "memory");
                }
#line 46 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t1862 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
                if (t1862) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1863 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1864 = ring + t1863;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1865 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_2 = t1864 + t1865;
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_37;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_37) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_38;
                    asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_38) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_39;
                    asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_39) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_40;
                    asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_40) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_41;
                    asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_41) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_42;
                    asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_42) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_43;
                    asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_43) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_44;
                    asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_44) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_45;
                    asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_45) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_46;
                    asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_46) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_47;
                    asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_47) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_48;
                    asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_48) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_49;
                    asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_49) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_50;
                    asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_50) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_51;
                    asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_51) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_52;
                    asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_52) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_53;
                    asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_53) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_54;
                    asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_54) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_55;
                    asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_55) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_56;
                    asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_56) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_57;
                    asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_57) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_58;
                    asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_58) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_59;
                    asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_59) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_60;
                    asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_60) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_61;
                    asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_61) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_62;
                    asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_62) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_63;
                    asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_63) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_64;
                    asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_64) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_65;
                    asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_65) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_66;
                    asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_66) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_67;
                    asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_67) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_68;
                    asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_68) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_69;
                    asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_69) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_70;
                    asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_70) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_71;
                    asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_71) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
                    f32 words_72;
                    asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_72) : "r"(theirs_2) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_9;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_9) : "f"(row_max), "f"(words_69));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1904 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1905 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_9 = t1904 ? 0.0f : t1905;
                    const f32 t1907 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(row_max), "f"(scale_log2), "f"(t1907));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_5;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t1908));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1910 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1911;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(words_69), "f"(scale_log2), "f"(t1910));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_5;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t1911));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_9;
                    const f32 t1913 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1914 = words_71 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1915;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1915) : "f"(t1913), "f"(1.0f), "f"(t1914));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t1915;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1916 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1917 = words_37 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1918;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1918) : "f"(t1916), "f"(1.0f), "f"(t1917));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t1918;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1919 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1920 = words_38 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1921;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1921) : "f"(t1919), "f"(1.0f), "f"(t1920));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t1921;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1922 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1923 = words_41 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1924;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(t1922), "f"(1.0f), "f"(t1923));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t1924;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1925 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1926 = words_42 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1927;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(t1925), "f"(1.0f), "f"(t1926));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t1927;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1928 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1929 = words_45 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1930;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(t1928), "f"(1.0f), "f"(t1929));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t1930;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1931 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1932 = words_46 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1933;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1933) : "f"(t1931), "f"(1.0f), "f"(t1932));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t1933;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1934 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1935 = words_49 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1936;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(t1934), "f"(1.0f), "f"(t1935));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t1936;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1937 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1938 = words_50 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1939;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(t1937), "f"(1.0f), "f"(t1938));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t1939;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1940 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1941 = words_53 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(t1940), "f"(1.0f), "f"(t1941));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t1942;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1943 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1944 = words_54 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1945;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1945) : "f"(t1943), "f"(1.0f), "f"(t1944));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t1945;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1946 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1947 = words_57 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1948;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(t1946), "f"(1.0f), "f"(t1947));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t1948;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1949 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1950 = words_58 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1951;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(t1949), "f"(1.0f), "f"(t1950));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t1951;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1952 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1953 = words_61 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1954;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(t1952), "f"(1.0f), "f"(t1953));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t1954;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1955 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1956 = words_62 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1957;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1957) : "f"(t1955), "f"(1.0f), "f"(t1956));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t1957;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1958 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1959 = words_65 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(t1958), "f"(1.0f), "f"(t1959));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t1960;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1961 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1962 = words_66 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1963;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(t1961), "f"(1.0f), "f"(t1962));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t1963;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_10;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_70));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1965 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1966 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_10 = t1965 ? 0.0f : t1966;
                    const f32 t1968 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1969;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(row_max_2), "f"(scale_log2), "f"(t1968));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_6;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t1969));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1971 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(words_70), "f"(scale_log2), "f"(t1971));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_6;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t1972));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_10;
                    const f32 t1974 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1975 = words_72 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(t1974), "f"(1.0f), "f"(t1975));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t1976;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1977 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1978 = words_39 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1979;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(t1977), "f"(1.0f), "f"(t1978));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t1979;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1980 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1981 = words_40 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(t1980), "f"(1.0f), "f"(t1981));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t1982;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1983 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1984 = words_43 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1985;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(t1983), "f"(1.0f), "f"(t1984));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t1985;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1986 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1987 = words_44 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1988;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(t1986), "f"(1.0f), "f"(t1987));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t1988;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1989 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1990 = words_47 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1991;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(t1989), "f"(1.0f), "f"(t1990));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t1991;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1992 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1993 = words_48 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1994;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(t1992), "f"(1.0f), "f"(t1993));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t1994;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1995 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1996 = words_51 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1997;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(t1995), "f"(1.0f), "f"(t1996));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t1997;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1998 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1999 = words_52 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2000;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(t1998), "f"(1.0f), "f"(t1999));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t2000;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2001 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2002 = words_55 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2003;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(t2001), "f"(1.0f), "f"(t2002));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t2003;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2004 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2005 = words_56 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(t2004), "f"(1.0f), "f"(t2005));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t2006;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2007 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2008 = words_59 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2009;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(t2007), "f"(1.0f), "f"(t2008));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t2009;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2010 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2011 = words_60 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2012;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(t2010), "f"(1.0f), "f"(t2011));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t2012;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2013 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2014 = words_63 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2015;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(t2013), "f"(1.0f), "f"(t2014));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t2015;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2016 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2017 = words_64 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2018;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(t2016), "f"(1.0f), "f"(t2017));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t2018;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2019 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2020 = words_67 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(t2019), "f"(1.0f), "f"(t2020));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t2021;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2022 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2023 = words_68 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(t2022), "f"(1.0f), "f"(t2023));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t2024;
                }
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2025 = warp_n == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2025) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2026;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2026) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t2026;
                    f32 t2028;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2028) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2029 = pair_7 + t2028;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2029;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2030;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2030) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t2030;
                    f32 t2032;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2032) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2033 = pair_8 + t2032;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2033;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t2034 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2035;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2035) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t2034 ? 0.0f : t2035;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2037 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t2037;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2038 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t2038;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2039 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t2039;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2040 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t2040;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2041 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t2041;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2042 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t2042;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2043 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t2043;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2044 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t2044;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2045 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t2045;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2046 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t2046;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2047 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t2047;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2048 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t2048;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2049 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t2049;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2050 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t2050;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2051 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t2051;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2052 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t2052;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t2053 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2054;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2054) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t2053 ? 0.0f : t2054;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2056 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t2056;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2057 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t2057;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2058 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t2058;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2059 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t2059;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2060 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t2060;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2061 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t2061;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2062 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t2062;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2063 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t2063;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2064 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t2064;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2065 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t2065;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2066 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t2066;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2067 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t2067;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2068 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t2068;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2069 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t2069;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2070 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t2070;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2071 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t2071;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2072 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2073 = t106 + t2072;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2074 = t2073 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2075 = 0u ^ t2074;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2076 = t2073 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2077 = t2075 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2078 = t2076 + t2077;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2079 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2080 = t2079 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2081 = t2078 + t2080;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2082;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2082) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2083 = smem_1 + t2081;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2083), "r"(t2082) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2084;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2084) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2085 = t2081 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2086 = smem_1 + t2085;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2086), "r"(t2084) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2087;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2087) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2088 = t2081 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2089 = smem_1 + t2088;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2089), "r"(t2087) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2090;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2090) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2091 = t2081 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2092 = smem_1 + t2091;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2092), "r"(t2090) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2093;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2093) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2094 = t2081 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2095 = smem_1 + t2094;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2095), "r"(t2093) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2096;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2096) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2097 = t2081 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2098 = smem_1 + t2097;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2098), "r"(t2096) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2099;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2100 = t2081 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2101 = smem_1 + t2100;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2101), "r"(t2099) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2102;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2103 = t2081 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2104 = smem_1 + t2103;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2104), "r"(t2102) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2105 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2106 = t106 + t2105;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2107 = t2106 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2108 = t2107 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2109 = 0u ^ t2108;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2110 = t2107 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2111 = t2109 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2112 = t2110 + t2111;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2113 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2114 = t2113 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2115 = t2112 + t2114;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2116;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2116) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2117 = smem_1 + t2115;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2117), "r"(t2116) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2118;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2118) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2119 = t2115 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2120 = smem_1 + t2119;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2120), "r"(t2118) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2121;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2121) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2122 = t2115 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2123 = smem_1 + t2122;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2123), "r"(t2121) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2124;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2125 = t2115 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2126 = smem_1 + t2125;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2126), "r"(t2124) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2127;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2128 = t2115 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2129 = smem_1 + t2128;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2129), "r"(t2127) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2130;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2131 = t2115 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2132 = smem_1 + t2131;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2132), "r"(t2130) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2133;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2134 = t2115 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2135 = smem_1 + t2134;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2135), "r"(t2133) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2136;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2137 = t2115 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2138 = smem_1 + t2137;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2138), "r"(t2136) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t2139 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2140 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2141 = t106 + t2140;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2142 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2143 = t2141 < t34;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2144 = t2142 < t2139;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2145 = t2143 & t2144;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2145) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2146 = t2141 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2147 = t2142 ^ t2146;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2148 = t2141 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2149 = t2147 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2150 = t2148 + t2149;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2151 = smem_1 + t2150;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        u32 row_22;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t2151) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2152 = first + t2141;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2153 = t2152 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2154 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2155 = first + t2141;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2156 = t2155 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2157 = t2154 + t2156;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2158 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2159 = t2158 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2160 = t2159 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2161 = o + t2160;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2162 = (u64)t2153;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2163 = t2162 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2164 = t2163 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2165 = t2161 + t2164;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2166 = (u64)t2157;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2167 = t2166 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2168 = t2167 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2169 = t2165 + t2168;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2170 = (u64)t2142 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2171 = t2169 + t2170;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2171), "r"(row_19), "r"(row_20), "r"(row_21), "r"(row_22) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2172 = t2141 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2173 = t2172 < t34;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2174 = t2142 < t2139;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2175 = t2173 & t2174;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2175) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2176 = t2172 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2177 = t2142 ^ t2176;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2178 = t2172 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2179 = t2177 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2180 = t2178 + t2179;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2181 = smem_1 + t2180;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_23;
                        u32 row_24;
                        u32 row_25;
                        u32 row_26;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t2181) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2182 = first + t2172;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2183 = t2182 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2184 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2185 = first + t2172;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2186 = t2185 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2187 = t2184 + t2186;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2188 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2189 = t2188 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2190 = t2189 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2191 = o + t2190;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2192 = (u64)t2183;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2193 = t2192 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2194 = t2193 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2195 = t2191 + t2194;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2196 = (u64)t2187;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2197 = t2196 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2198 = t2197 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2199 = t2195 + t2198;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2200 = (u64)t2142 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2201 = t2199 + t2200;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2201), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2202 = t2141 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2203 = t2202 < t34;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2204 = t2142 < t2139;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2205 = t2203 & t2204;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2205) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2206 = t2202 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2207 = t2142 ^ t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2208 = t2202 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2209 = t2207 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2210 = t2208 + t2209;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2211 = smem_1 + t2210;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_27;
                        u32 row_28;
                        u32 row_29;
                        u32 row_30;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t2211) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2212 = first + t2202;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2213 = t2212 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2214 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2215 = first + t2202;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2216 = t2215 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2217 = t2214 + t2216;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2218 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2219 = t2218 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2220 = t2219 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2221 = o + t2220;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2222 = (u64)t2213;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2223 = t2222 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2224 = t2223 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2225 = t2221 + t2224;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2226 = (u64)t2217;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2227 = t2226 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2228 = t2227 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2229 = t2225 + t2228;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2230 = (u64)t2142 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2231 = t2229 + t2230;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2231), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2232 = t2141 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2233 = t2232 < t34;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2234 = t2142 < t2139;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2235 = t2233 & t2234;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2235) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2236 = t2232 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2237 = t2142 ^ t2236;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2238 = t2232 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2239 = t2237 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2240 = t2238 + t2239;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2241 = smem_1 + t2240;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_31;
                        u32 row_32;
                        u32 row_33;
                        u32 row_34;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t2241) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2242 = first + t2232;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2243 = t2242 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2244 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2245 = first + t2232;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2246 = t2245 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2247 = t2244 + t2246;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2248 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2249 = t2248 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2250 = t2249 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2251 = o + t2250;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2252 = (u64)t2243;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2253 = t2252 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2254 = t2253 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2255 = t2251 + t2254;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2256 = (u64)t2247;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2257 = t2256 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2258 = t2257 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2259 = t2255 + t2258;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2260 = (u64)t2142 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2261 = t2259 + t2260;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2261), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2262 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_35 = t106 + t2262;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2264 = row_35 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2265 = first + row_35;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2266 = t2265 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2267 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2268 = first + row_35;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2269 = t2268 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2270 = t2267 + t2269;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2271;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2271) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2272;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(row_max), "f"(scale_log2), "f"(t2271));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t2272 * 0.6931472f;
                    const bool t2274 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t2274 ? __uint_as_float(0xff800000u) : lse_4;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2276 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2277 = t2276 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2278 = t2264 & t2277;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t2278) {
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2279 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2280 = t2279 * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2281 = t2280 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2282 = lse + t2281;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2283 = (u64)t2270;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2284 = t2283 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2285 = t2284 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2286 = t2282 + t2285;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2287 = (u64)t2266;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2288 = t2287 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2289 = t2288 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2290 = t2286 + t2289;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2290), "f"(value_3) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2291 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2292 = t106 + t2291;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_36 = t2292 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2294 = row_36 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2295 = first + row_36;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2296 = t2295 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2297 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2298 = first + row_36;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2299 = t2298 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2300 = t2297 + t2299;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2301;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2301) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2302;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(row_max_2), "f"(scale_log2), "f"(t2301));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t2302 * 0.6931472f;
                    const bool t2304 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t2304 ? __uint_as_float(0xff800000u) : lse_5;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2306 = lane & 3u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2307 = t2306 == 0u;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2308 = t2294 & t2307;
#line 367 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t2308) {
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2309 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2310 = t2309 * lse_stride0;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2311 = t2310 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2312 = lse + t2311;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2313 = (u64)t2300;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2314 = t2313 * lse_stride1;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2315 = t2314 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2316 = t2312 + t2315;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2317 = (u64)t2296;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2318 = t2317 * lse_stride2;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2319 = t2318 * 4ull;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2320 = t2316 + t2319;
#line 369 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2320), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
