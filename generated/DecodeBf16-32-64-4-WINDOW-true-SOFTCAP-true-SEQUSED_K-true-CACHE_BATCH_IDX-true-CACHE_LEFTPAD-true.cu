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
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t30 = tile % tiles;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t30 << 5u;
    const u32 t32 = seq_q * group;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t33 = t32 > first ? t32 : first;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t34 = t33 - first;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t35 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t36 = first / group;
#line 104 "fa-kernels/src/attention/options/window.rs"
    const u32 t37 = window_right + 1u;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t38 = t36 + end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t38 + t37;
    const u32 t40 = end > seq_q ? end : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t41 = t40 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t41 < end_8 ? t41 : end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t36 + end_8;
    const u32 t44 = end_3 > seq_q ? end_3 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t44 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
    const u32 t46 = position > window_left ? position : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
    const u32 t47 = t46 - window_left;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = end_8 > 1u ? end_8 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t49 = t48 - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t47 < t49 ? t47 : t49;
#line 299 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t51 = t34 < 32u ? t34 : 32u;
#line 299 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t51 > 1u ? t51 : 1u;
#line 299 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = t52 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t54 = first + t53;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t55 = t54 / group;
#line 104 "fa-kernels/src/attention/options/window.rs"
    const u32 t56 = window_right + 1u;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t55 + end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t57 + t56;
    const u32 t59 = end_4 > seq_q ? end_4 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
    const u32 end_5 = t60 < end_8 ? t60 : end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t55 + end_8;
    const u32 t63 = end_6 > seq_q ? end_6 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t63 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
    const u32 t65 = position_2 > window_left ? position_2 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = t65 - window_left;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = end_8 > 1u ? end_8 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t67 - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t66 < t68 ? t66 : t68;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_3 = begin >> 6u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t71 = end_5 + 63u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t72 = t71 >> 6u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t73 = begin_3 + 1u;
#line 307 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t72 > t73 ? t72 : t73;
    const u32 count = end_7 - begin_3;
    const u32 t76 = end_2 >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t76 < end_7 ? t76 : end_7;
    const u32 t78 = begin_2 + 63u;
#line 310 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t79 = t78 >> 6u;
#line 310 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t80 = t79 > begin_3 ? t79 : begin_3;
#line 310 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t81 = t80 < end_7 ? t80 : end_7;
#line 310 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_7 - t81;
#line 314 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t83 = end_7 - whole;
#line 314 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t84 = t83 < count ? t83 : count;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t85 = count + blocks_of_split;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t86 = t85 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t87 = t86 / blocks_of_split;
#line 103 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t88 = split * blocks_of_split;
#line 114 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t88 < count ? t88 : count;
    const u32 t90 = end_7 - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t91 = count - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t92 = t91 < blocks_of_split ? t91 : blocks_of_split;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t93 = t84 > before ? t84 : before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t94 = t93 - before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t95 = masked_left > before ? masked_left : before;
#line 115 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t96 = t95 - before;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t97 = t34 != 0u;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t98 = split < t87;
#line 128 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t99 = t97 & t98;
#line 36 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 45 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t109 = thread >> 3u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t110 = thread & 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t111 = t109 & 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t112 = t110 ^ t111;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t113 = t109 << 7u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t114 = t112 << 4u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t115 = t113 + t114;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t116 = (u64)t109 * 0u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t117 = (u64)t110 * 16u;
#line 98 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t118 = t116 + t117;
        const u32 t119 = head_dim >> 3u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t120 = (u64)t110 * 16u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t121 = smem_1 + t115;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t122 = t34 > 1u ? t34 : 1u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t123 = t122 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t143 = t142 + t120;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t144 = t109 + 16u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t145 = t34 > 1u ? t34 : 1u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t146 = t145 - 1u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t166 = t165 + t120;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t167 = t109 < t34;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t168 = t110 < t119;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t169 = t167 & t168;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t170 = t169 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t121), "l"(t143), "r"(t170) : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t171 = t109 + 16u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t172 = t171 < t34;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t173 = t110 < t119;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t174 = t172 & t173;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t175 = t174 ? 16u : 0u;
#line 104 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t121), "l"(t166), "r"(t175) : "memory");
#line 48 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 112 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t177 = ring + 16384u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t178 = (u64)t22;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t179 = t178 * k_stride0;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t180 = t179 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t181 = k + t180;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t182 = (u64)padding;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t183 = t182 * k_stride1;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t184 = t183 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t185 = t181 + t184;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t186 = (u64)t35;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t187 = t186 * k_stride2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t188 = t187 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t189 = t185 + t188;
        const u32 t190 = (u32)k_stride1;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t191 = t190 << 1u;
        const u32 t192 = thread >> 3u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t193 = thread & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t192 & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t195 = t193 ^ t194;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = t192 << 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t197 = t195 << 4u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t198 = t196 + t197;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t199 = (u64)t192 * t191;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t200 = t189 + t199;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t201 = (u64)t193 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t202 = t200 + t201;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t203 = (u64)t191 * 16u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t204 = (u64)t22;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t205 = t204 * v_stride0;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t206 = t205 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t207 = v + t206;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = (u64)padding;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t209 = t208 * v_stride1;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t210 = t209 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t211 = t207 + t210;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t212 = (u64)t35;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t213 = t212 * v_stride2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t214 = t213 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t215 = t211 + t214;
        const u32 t216 = (u32)v_stride1;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = t216 << 1u;
        const u32 t218 = thread >> 3u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t219 = thread & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t220 = t218 & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t221 = t219 ^ t220;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t222 = t218 << 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t223 = t221 << 4u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t224 = t222 + t223;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t225 = (u64)t218 * t217;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t226 = t215 + t225;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t227 = (u64)t219 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t228 = t226 + t227;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t229 = (u64)t217 * 16u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t90 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t230 << 6u;
        const u32 t232 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t233 = ring + t198;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t234 = (u64)first_key * t191;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t235 = t202 + t234;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = t235 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t237 = t236 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = t237 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t239 = first_key + t192;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t240 = t239 < end_8;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t241 = t193 < t232;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t242 = t240 & t241;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t243 = t242 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t233), "l"(t235), "r"(t243) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t244 = first_key + t192;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t245 = t244 + 16u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t246 = t245 < end_8;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t247 = t193 < t232;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t246 & t247;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t249 = t248 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t233), "l"(t236), "r"(t249) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t250 = first_key + t192;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = t250 + 32u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t252 = t251 < end_8;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t253 = t193 < t232;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t254 = t252 & t253;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = t254 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t233), "l"(t237), "r"(t255) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = first_key + t192;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t256 + 48u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t258 = t257 < end_8;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t259 = t193 < t232;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t260 = t258 & t259;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t260 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t233), "l"(t238), "r"(t261) : "memory");
#line 233 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t90 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t262 << 6u;
        const u32 t264 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t265 = t177 + t224;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = (u64)first_key_2 * t217;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = t228 + t266;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t268 = t267 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t269 = t268 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = t269 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t271 = first_key_2 + t218;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t272 = t271 < end_8;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t273 = t219 < t264;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t274 = t272 & t273;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t275 = t274 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t265), "l"(t267), "r"(t275) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t276 = first_key_2 + t218;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t277 = t276 + 16u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t278 = t277 < end_8;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t279 = t219 < t264;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t280 = t278 & t279;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t265), "l"(t268), "r"(t281) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t282 = first_key_2 + t218;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = t282 + 32u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t284 = t283 < end_8;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t285 = t219 < t264;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t286 = t284 & t285;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = t286 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t265), "l"(t269), "r"(t287) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = first_key_2 + t218;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t289 = t288 + 48u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t290 = t289 < end_8;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t291 = t219 < t264;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t292 = t290 & t291;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = t292 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t265), "l"(t270), "r"(t293) : "memory");
#line 236 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t294 = 1u < t92;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t294) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t295 = ring + 8192u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t296 = t90 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t297 = t296 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t297 << 6u;
            const u32 t299 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t300 = t295 + t198;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t301 = (u64)first_key_3 * t191;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t302 = t202 + t301;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t303 = t302 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t304 = t303 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t305 = t304 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t306 = t193 < t299;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t307 = t306 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t300), "l"(t302), "r"(t307) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t308 = t193 < t299;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t309 = t308 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t300), "l"(t303), "r"(t309) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t310 = t193 < t299;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t311 = t310 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t300), "l"(t304), "r"(t311) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t312 = t193 < t299;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t313 = t312 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t300), "l"(t305), "r"(t313) : "memory");
        }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t314 = 1u < t92;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t314) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t315 = t177 + 8192u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t316 = t90 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t317 = t316 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t317 << 6u;
            const u32 t319 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t320 = t315 + t224;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t321 = (u64)first_key_4 * t217;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t322 = t228 + t321;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t323 = t322 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t324 = t323 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t325 = t324 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t326 = t219 < t319;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t327 = t326 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t320), "l"(t322), "r"(t327) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t328 = t219 < t319;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t329 = t328 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t320), "l"(t323), "r"(t329) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t330 = t219 < t319;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t331 = t330 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t320), "l"(t324), "r"(t331) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t332 = t219 < t319;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t332 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t320), "l"(t325), "r"(t333) : "memory");
        }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t334 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t335 = t106 + t334;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t336 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t337 = t335 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t338 = t336 ^ t337;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t339 = t335 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t340 = t338 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t341 = t339 + t340;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t342 = smem_1 + t341;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t343;
        asm volatile("mov.b32 %0, %1;" : "=r"(t343) : "r"(t342));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t343) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t344;
        asm volatile("mov.b32 %0, %1;" : "=r"(t344) : "r"(t342));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t345 = t344 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t345) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t346;
        asm volatile("mov.b32 %0, %1;" : "=r"(t346) : "r"(t342));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t347 = t346 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t347) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t348;
        asm volatile("mov.b32 %0, %1;" : "=r"(t348) : "r"(t342));
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t349 = t348 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t349) : "memory");
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t350 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t351 = t107 + t350;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t352 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t353 = t352 << 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t354 = t351 + t353;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t355 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t356 = t355 & 1u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t357 = t354 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t358 = t356 ^ t357;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t359 = t354 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t360 = t358 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t361 = t359 + t360;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t362 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t363 = t107 + t362;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t364 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t365 = t363 & 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t366 = t364 ^ t365;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t367 = t363 << 7u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t368 = t366 << 4u;
#line 51 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t369 = t367 + t368;
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
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t361));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t371 = t370 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t372 = t370 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t373 = t370 ^ 96u;
        const u32 t374 = ring + t370;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t374) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t374) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t375 = ring + t371;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t375) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t375) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t376 = ring + t372;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t376) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t376) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t377 = ring + t373;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t377) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t377) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t378 = s * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t378));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t380 = power + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t381;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t381) : "f"(t380));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t382;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(t381), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s = t382;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t383 = s_2 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t383));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t385 = power_2 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t386;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(t385));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t387;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(t386), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t387;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t388 = s_3 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t388));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t390 = power_3 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t391;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t391) : "f"(t390));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t392;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(t391), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t392;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t393 = s_4 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t393));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t395 = power_4 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t396;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(t395));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t397;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(t396), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t397;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t398 = s_5 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t398));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t400 = power_5 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t401;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(t400));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t402;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(t401), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t402;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t403 = s_6 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t403));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t405 = power_6 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t406;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t406) : "f"(t405));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t407;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(t406), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t407;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t408 = s_7 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t408));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t410 = power_7 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t411;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t411) : "f"(t410));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t412;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(t411), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t412;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t413 = s_8 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t413));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t415 = power_8 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t416;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(t415));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t417;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(t416), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t417;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t418 = s_9 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t418));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t420 = power_9 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t421;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(t420));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t422;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(t421), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t422;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t423 = s_10 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t423));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t425 = power_10 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t426;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(t425));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t427;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(t426), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t427;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t428 = s_11 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t428));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t430 = power_11 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t431;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t431) : "f"(t430));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t432;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(t431), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t432;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t433 = s_12 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t433));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t435 = power_12 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t436;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t436) : "f"(t435));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t437;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(t436), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t437;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t438 = s_13 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t438));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t440 = power_13 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t441;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t441) : "f"(t440));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t442;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(t441), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t442;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t443 = s_14 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t443));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t445 = power_14 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t446;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(t445));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t447;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(t446), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t447;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t448 = s_15 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t448));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t450 = power_15 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t451;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(t450));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t452;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(t451), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t452;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t453 = s_16 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t453));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t455 = power_16 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t456;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(t455));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        f32 t457;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t456), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t457;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t458 = 0u < t94;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t459 = t96 <= 0u;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t460 = t458 | t459;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
        if (t460) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t461 = t90 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t462 = t461 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t462 + t107;
            const u32 t464 = first + t106;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t465 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t466 = t465 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t466;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t468 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t469 = t464 + t468;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t470 = t469 / group;
#line 104 "fa-kernels/src/attention/options/window.rs"
            const u32 t471 = window_right + 1u;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t472 = t470 + end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t472 + t471;
            const u32 t474 = end_9 > seq_q ? end_9 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t475 = t474 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t475 < end_8 ? t475 : end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t470 + end_8;
            const u32 t478 = end_11 > seq_q ? end_11 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t478 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t480 = position_3 > window_left ? position_3 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t481 = t480 - window_left;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t482 = end_8 > 1u ? end_8 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t483 = t482 - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t481 < t483 ? t481 : t483;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t485 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t485 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t487 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t488 = t487 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t489 = 0u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t490 = t488 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t489 & t490;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t492 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t492;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t493 = 1u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t494 = t488 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t493 & t494;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t496 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t496;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t497 = 8u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t498 = t488 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t497 & t498;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t500 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t500;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t501 = 9u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t502 = t488 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t501 & t502;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t504 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t504;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t505 = 16u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t506 = t488 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t505 & t506;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t508 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t508;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t509 = 17u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t510 = t488 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t509 & t510;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t512 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t512;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t513 = 24u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t514 = t488 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t513 & t514;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t516 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t516;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t517 = 25u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t518 = t488 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t517 & t518;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t520 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t520;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t521 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t522 = t464 + t521;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t523 = t522 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t524 = t523 / group;
#line 104 "fa-kernels/src/attention/options/window.rs"
            const u32 t525 = window_right + 1u;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t526 = t524 + end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t526 + t525;
            const u32 t528 = end_13 > seq_q ? end_13 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t529 = t528 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t529 < end_8 ? t529 : end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t524 + end_8;
            const u32 t532 = end_15 > seq_q ? end_15 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t532 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t534 = position_4 > window_left ? position_4 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 t535 = t534 - window_left;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t536 = end_8 > 1u ? end_8 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t537 = t536 - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t535 < t537 ? t535 : t537;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t539 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t539 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t541 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t542 = t541 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t543 = 0u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t544 = t542 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t543 & t544;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t546 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t546;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t547 = 1u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t548 = t542 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t547 & t548;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t550 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t550;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t551 = 8u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t552 = t542 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t551 & t552;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t554 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t554;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t555 = 9u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t556 = t542 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t555 & t556;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t558 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t558;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t559 = 16u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t560 = t542 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t559 & t560;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t562 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t562;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t563 = 17u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t564 = t542 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t563 & t564;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t566 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t566;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t567 = 24u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t568 = t542 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t567 & t568;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t570 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t570;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t571 = 25u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t572 = t542 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t571 & t572;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t574 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
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
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t719;
        asm volatile("mov.b32 %0, %1;" : "=r"(t719) : "r"(t369));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t720 = t719 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t721 = t719 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t722 = t719 ^ 96u;
        const u32 t723 = t177 + t719;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t724 = t177 + t720;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t725 = t177 + t721;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t726 = t177 + t722;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t723) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_49), "r"(m_50));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_51), "r"(m_52));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t724) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_53), "r"(m_54));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_55), "r"(m_56));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t725) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_57), "r"(m_58));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_59), "r"(m_60));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t726) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_61), "r"(m_62));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_63), "r"(m_64));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t723) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_65), "r"(m_66));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_67), "r"(m_68));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t724) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_69), "r"(m_70));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_71), "r"(m_72));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t725) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_73), "r"(m_74));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_75), "r"(m_76));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t726) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_77), "r"(m_78));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_79), "r"(m_80));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t92; i += 1u) {
#line 255 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = i + 1u;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t728 = t727 < t92;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t728) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t729 = t727 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t730 = t729 << 13u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t731 = ring + t730;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t732 = t90 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t733 = t732 - t727;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t733 << 6u;
                const u32 t735 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t736 = t731 + t198;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t737 = (u64)first_key_6 * t191;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t738 = t202 + t737;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t739 = t738 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t740 = t739 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t741 = t740 + t203;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t742 = t193 < t735;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t743 = t742 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t736), "l"(t738), "r"(t743) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t744 = t193 < t735;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t745 = t744 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t736), "l"(t739), "r"(t745) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t746 = t193 < t735;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t747 = t746 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t736), "l"(t740), "r"(t747) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t748 = t193 < t735;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t749 = t748 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t736), "l"(t741), "r"(t749) : "memory");
            }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t750 = t727 < t92;
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t750) {
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t751 = t727 & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t752 = t751 << 13u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t753 = t177 + t752;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t754 = t90 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t755 = t754 - t727;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t755 << 6u;
                const u32 t757 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t758 = t753 + t224;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t759 = (u64)first_key_7 * t217;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t760 = t228 + t759;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t761 = t760 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t762 = t761 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t763 = t762 + t229;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t764 = t219 < t757;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t765 = t764 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t758), "l"(t760), "r"(t765) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t766 = t219 < t757;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t767 = t766 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t758), "l"(t761), "r"(t767) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t768 = t219 < t757;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t769 = t768 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t758), "l"(t762), "r"(t769) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t770 = t219 < t757;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t771 = t770 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t758), "l"(t763), "r"(t771) : "memory");
            }
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t772 = t727 + 1u;
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
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t773 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t774 = t773 << 13u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t775 = ring + t774;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t776;
            asm volatile("mov.b32 %0, %1;" : "=r"(t776) : "r"(t361));
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t777 = t776 ^ 32u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t778 = t776 ^ 64u;
#line 92 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t779 = t776 ^ 96u;
            const u32 t780 = t775 + t776;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t780) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t780) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t781 = t775 + t777;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t781) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t781) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t782 = t775 + t778;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t782) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t782) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t783 = t775 + t779;
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t783) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t783) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 93 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t784 = s_17 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t784));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t786 = power_17 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t787;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(t786));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t788;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(t787), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t788;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t789 = s_18 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t789));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t791 = power_18 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t792;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t792) : "f"(t791));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t793;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(t792), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t793;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t794 = s_19 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t794));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t796 = power_19 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t797;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(t796));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t798;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t798) : "f"(t797), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t798;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t799 = s_20 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t799));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t801 = power_20 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t802;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t802) : "f"(t801));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t803;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t803) : "f"(t802), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t803;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t804 = s_21 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t804));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t806 = power_21 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t807;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(t806));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t808;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t808) : "f"(t807), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t808;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t809 = s_22 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t809));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t811 = power_22 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t812;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t812) : "f"(t811));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t813;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t813) : "f"(t812), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t813;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t814 = s_23 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t814));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t816 = power_23 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t817;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(t816));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t818;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t818) : "f"(t817), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t818;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t819 = s_24 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t819));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t821 = power_24 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t822;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(t821));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t823;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(t822), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t823;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t824 = s_25 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t824));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t826 = power_25 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t827;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(t826));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(t827), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t828;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t829 = s_26 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t829));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t831 = power_26 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t832;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(t831));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t833;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t833) : "f"(t832), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t833;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t834 = s_27 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t834));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t836 = power_27 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t837;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(t836));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t838;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t838) : "f"(t837), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t838;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t839 = s_28 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t839));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t841 = power_28 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t842;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(t841));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t843;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t843) : "f"(t842), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t843;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t844 = s_29 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t844));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t846 = power_29 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t847;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(t846));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t848;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t848) : "f"(t847), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t848;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t849 = s_30 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t849));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t851 = power_30 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t852;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t852) : "f"(t851));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t853;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(t852), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t853;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t854 = s_31 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t854));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t856 = power_31 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t857;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(t856));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t858;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(t857), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t858;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t859 = s_32 * softcap;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t859));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t861 = power_32 + 1.0f;
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t862;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(t861));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            f32 t863;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t863) : "f"(t862), "f"(-2.0f), "f"(1.0f));
#line 71 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t863;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t864 = i < t94;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t865 = t96 <= i;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t866 = t864 | t865;
#line 428 "fa-kernels/src/attention/kernel_problem.rs"
            if (t866) {
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t867 = t90 - 1u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t868 = t867 - i;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t869 = t868 << 6u;
#line 113 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t869 + t107;
                const u32 t871 = first + t106;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t872 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t873 = t872 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t873;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t875 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t876 = t871 + t875;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t877 = t876 / group;
#line 104 "fa-kernels/src/attention/options/window.rs"
                const u32 t878 = window_right + 1u;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t879 = t877 + end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t879 + t878;
                const u32 t881 = end_17 > seq_q ? end_17 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t882 = t881 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t882 < end_8 ? t882 : end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t877 + end_8;
                const u32 t885 = end_19 > seq_q ? end_19 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t885 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 t887 = position_5 > window_left ? position_5 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 t888 = t887 - window_left;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t889 = end_8 > 1u ? end_8 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t890 = t889 - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t888 < t890 ? t888 : t890;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t892 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t892 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t894 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t895 = t894 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t896 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t897 = t895 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t896 & t897;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t899 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t899;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t900 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t901 = t895 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t900 & t901;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t903 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t903;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t904 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t905 = t895 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t904 & t905;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t907 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t907;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t908 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t909 = t895 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t908 & t909;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t911 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t911;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t912 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t913 = t895 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t912 & t913;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t915 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t915;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t916 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t917 = t895 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t916 & t917;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t919 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t919;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t920 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t921 = t895 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t920 & t921;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t923 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t923;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t924 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t925 = t895 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t924 & t925;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t927 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t927;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t928 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t929 = t871 + t928;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t930 = t929 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t931 = t930 / group;
#line 104 "fa-kernels/src/attention/options/window.rs"
                const u32 t932 = window_right + 1u;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t933 = t931 + end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t933 + t932;
                const u32 t935 = end_21 > seq_q ? end_21 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t936 = t935 - seq_q;
#line 104 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t936 < end_8 ? t936 : end_8;
#line 270 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t931 + end_8;
                const u32 t939 = end_23 > seq_q ? end_23 : seq_q;
#line 271 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t939 - seq_q;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 t941 = position_6 > window_left ? position_6 : window_left;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 t942 = t941 - window_left;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t943 = end_8 > 1u ? end_8 : 1u;
#line 258 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t944 = t943 - 1u;
#line 110 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t942 < t944 ? t942 : t944;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t946 = end_22 > column_2 ? end_22 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t946 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t948 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t949 = t948 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t950 = 0u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t951 = t949 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t950 & t951;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t953 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t953;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t954 = 1u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t955 = t949 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t954 & t955;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t957 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t957;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t958 = 8u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t959 = t949 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t958 & t959;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t961 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t961;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t962 = 9u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t963 = t949 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t962 & t963;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t965 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t965;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t966 = 16u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t967 = t949 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t966 & t967;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t969 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t969;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t970 = 17u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t971 = t949 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t970 & t971;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t973 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t973;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t974 = 24u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t975 = t949 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t974 & t975;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t977 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t977;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t978 = 25u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t979 = t949 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t978 & t979;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t981 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t981;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(old_3), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t983), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t985;
            asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t984), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t986;
            asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(t985), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t987;
            asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t986), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t988;
            asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(t987), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t989;
            asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(t988), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t990;
            asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(t989), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t991;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t991) : "f"(t990));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t990), "f"(t991));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t993;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t993));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t996 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t996;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t998 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(old_3), "f"(scale_log2), "f"(t998));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t999));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1001 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1002 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t1002));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1004;
            const f32 t1005 = t1001 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1006 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1006));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1008;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1008) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1008;
            const f32 t1009 = t1005 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1010 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t1010));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1012;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1012;
            const f32 t1013 = t1009 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1014 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t1014));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1016;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1016) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1016;
            const f32 t1017 = t1013 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1018 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t1018));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1020;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1020) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1020;
            const f32 t1021 = t1017 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1022 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t1022));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1024;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1024;
            const f32 t1025 = t1021 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1026 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t1026));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1028;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1028) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1028;
            const f32 t1029 = t1025 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1030 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t1030));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1032;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1032;
            const f32 t1033 = t1029 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1034 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1035 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1036 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1037 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1038 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1039 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1040 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1041 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1042 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1043 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1044 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1045 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1046 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1047 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1048 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1049 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1049;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1051;
            asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(old_4), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1052;
            asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1051), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1053;
            asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1052), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1054;
            asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1053), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1055;
            asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1054), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1056;
            asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1055), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1057;
            asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1056), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1058;
            asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1057), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1059;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1059) : "f"(t1058));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1058), "f"(t1059));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1061;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1061) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1061));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1064 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1064;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1066 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1067;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(old_4), "f"(scale_log2), "f"(t1066));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1067));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1069 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1070 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1070));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1072;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1072;
            const f32 t1073 = t1069 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1074 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1074));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1076;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1076;
            const f32 t1077 = t1073 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1078 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1078));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1080;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1080;
            const f32 t1081 = t1077 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1082 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1082));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1084;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1084;
            const f32 t1085 = t1081 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1086 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1086));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1088;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1088;
            const f32 t1089 = t1085 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1090 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1090));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1092;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1092;
            const f32 t1093 = t1089 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1094 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1094));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1096;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1096;
            const f32 t1097 = t1093 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1098 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1098));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1100;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1100;
            const f32 t1101 = t1097 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1102 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1103 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1104 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1105 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1106 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1107 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1108 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1109 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1110 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1111 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1112 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1113 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1114 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1115 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1116 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1117 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1117;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1118;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_17), "f"(s_18));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_19), "f"(s_20));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1120;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_21), "f"(s_22));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1121;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_23), "f"(s_24));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1122;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(s_25), "f"(s_26));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1123;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(s_27), "f"(s_28));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1124;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_29), "f"(s_30));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1125;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(s_31), "f"(s_32));
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1126 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1127 = t1126 << 13u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1128 = t177 + t1127;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1129;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1129) : "r"(t369));
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1130 = t1129 ^ 32u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1131 = t1129 ^ 64u;
#line 104 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1132 = t1129 ^ 96u;
            const u32 t1133 = t1128 + t1129;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1134 = t1128 + t1130;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1135 = t1128 + t1131;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1136 = t1128 + t1132;
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1133) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_113), "r"(m_114));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_115), "r"(m_116));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1134) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_117), "r"(m_118));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_119), "r"(m_120));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1135) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_121), "r"(m_122));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_123), "r"(m_124));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1136) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_125), "r"(m_126));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_127), "r"(m_128));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1133) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_129), "r"(m_130));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_131), "r"(m_132));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1134) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_133), "r"(m_134));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_135), "r"(m_136));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1135) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_137), "r"(m_138));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_139), "r"(m_140));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1136) : "memory");
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_141), "r"(m_142));
#line 105 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_143), "r"(m_144));
        }
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_4 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_2 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_3 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_4 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_5 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_6 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_7 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_8 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_9 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_10 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_11 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_12 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_13 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_14 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_15 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_16 = 0.0f;
#line 175 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1137 = warp_n << 1u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1138 = t1137 + warp_m;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1139 = t1138 * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1140 = ring + t1139;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1141 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1140 + t1141;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1143 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1144 = t106 + t1143;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1145 = t1144 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1145) {
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1146 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1147 = t106 + t1146;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1148 = t1147 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1149 = t1148 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1149) {
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 186 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 223 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp_n << 10u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1151 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1152 = t106 + t1151;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1153 = t1152 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1153) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1154 = warp_m * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1155 = ring + t1154;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1156 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = t1155 + t1156;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1159;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1159) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1160;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1160) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1161;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1161) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1162;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1162) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1163;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1163) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1164;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1164) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1165;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1165) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1166;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1166) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1167;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1167) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1168;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1168) : "r"(columns) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1169 = 2u + warp_m;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1170 = t1169 * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1171 = ring + t1170;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1172 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1171 + t1172;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1175;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1175) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1176;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1176) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1177;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1177) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1178;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1178) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1179;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1179) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1180;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1180) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1181;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1181) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1182;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1182) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1183;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1183) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1184;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1184) : "r"(columns_2) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1159), "f"(t1175));
            const bool t1186 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1187 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t1186 ? 0.0f : t1187;
            const f32 t1189 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1190;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(t1159), "f"(scale_log2), "f"(t1189));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1190));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1192 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1193;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(t1175), "f"(scale_log2), "f"(t1192));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1193));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1195 = t1160 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1195;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1196;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1196) : "f"(t1176), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1196;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1197 = t1161 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1198;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1198) : "f"(t1177), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1198;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1199 = t1162 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1200;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(t1178), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1200;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1201 = t1163 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1202;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1202) : "f"(t1179), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1202;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1203 = t1164 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1204;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1204) : "f"(t1180), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1204;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1205 = t1165 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1205;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1206;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(t1181), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1206;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1207 = t1166 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1208;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1208) : "f"(t1182), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1208;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1209 = t1167 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1209;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1210;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(t1183), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1210;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1211 = t1168 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1211;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1212;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(t1184), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1212;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_3 = max;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_3 = total;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows = total_2;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_2 = total_3;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_5 = total_4;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_6 = total_5;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_9 = total_6;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_10 = total_7;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_13 = total_8;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_14 = total_9;
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1213 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1214 = t106 + t1213;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1215 = t1214 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1216 = t1215 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1216) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1217 = warp_m * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1218 = ring + t1217;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1219 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1218 + t1219;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1222;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1222) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1223;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1223) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1224;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1224) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1225;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1225) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1226;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1226) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1227;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1227) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1228;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1228) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1229;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1229) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1230;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1230) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1231;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1231) : "r"(columns_3) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1232 = 2u + warp_m;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1233 = t1232 * 4608u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1234 = ring + t1233;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1235 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1234 + t1235;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1238;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1238) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1239;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1239) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1240;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1240) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1241;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1241) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1242;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1242) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1243;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1243) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1244;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1244) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1245;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1245) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1246;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1246) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1247;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1247) : "r"(columns_4) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1222), "f"(t1238));
            const bool t1249 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1250 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1249 ? 0.0f : t1250;
            const f32 t1252 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1253;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1253) : "f"(t1222), "f"(scale_log2), "f"(t1252));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1253));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1255 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1256;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(t1238), "f"(scale_log2), "f"(t1255));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1256));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1258 = t1223 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1259;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(t1239), "f"(factors_4), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1259;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1260 = t1224 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1260;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1261;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(t1240), "f"(factors_4), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1261;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1262 = t1225 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1263;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1263) : "f"(t1241), "f"(factors_4), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1263;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1264 = t1226 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1264;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1265;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(t1242), "f"(factors_4), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1265;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1266 = t1227 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1267;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1267) : "f"(t1243), "f"(factors_4), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1267;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1268 = t1228 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1269;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(t1244), "f"(factors_4), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1269;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1270 = t1229 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1270;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1271;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(t1245), "f"(factors_4), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1271;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1272 = t1230 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1273;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(t1246), "f"(factors_4), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1273;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1274 = t1231 * factors_3;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1274;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1275;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1275) : "f"(t1247), "f"(factors_4), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1275;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_10;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_11;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_12;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_13;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_14;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_11 = total_15;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_12 = total_16;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_15 = total_17;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_16 = total_18;
        }
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1276 = t87 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1276) {
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1277;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1277) : "f"(row_sum_3));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1277;
            f32 t1279;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1279) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1280 = pair_5 + t1279;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1280;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t1281;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1281) : "f"(row_sum_4));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1281;
            f32 t1283;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1283) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1284 = pair_6 + t1283;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1284;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1285 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t1286;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1286) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1285 ? 0.0f : t1286;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1288 = rows * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows = t1288;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1289 = rows_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1289;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1290 = rows_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1290;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1291 = rows_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1291;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1292 = rows_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1292;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1293 = rows_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1293;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1294 = rows_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1294;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1295 = rows_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1295;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1296 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t1297;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1296 ? 0.0f : t1297;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1299 = rows_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1299;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1300 = rows_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1300;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1301 = rows_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1301;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1302 = rows_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1302;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1303 = rows_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1303;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1304 = rows_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1304;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1305 = rows_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1305;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t1306 = rows_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1306;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 2u;
            const u32 t1308 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1309 = t1308 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1310 = first_2 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1309 + t1310;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1312 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1313 = t106 + t1312;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1314 = t1313 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1314) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1315 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1316 = t106 + t1315;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1317 = first + t1316;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1318 = t1317 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1319 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1320 = first + t1316;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1321 = t1320 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1322 = t1319 + t1321;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1323 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1324 = t1323 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1325 = t1324 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1326 = o + t1325;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1327 = (u64)t1318;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1328 = t1327 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1329 = t1328 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1330 = t1326 + t1329;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1331 = (u64)t1322;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1332 = t1331 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1333 = t1332 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1334 = t1330 + t1333;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1335 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1334 + t1335;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1337 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1338 = first_2 < t1337;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1338) {
                    u32 t1339;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1339) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1340 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1341 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1342 = t1340 < t1341;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1342) {
                    u32 t1343;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1343) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1344 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1345 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1346 = t1344 < t1345;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1346) {
                    u32 t1347;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1347) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1348 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1349 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1350 = t1348 < t1349;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1350) {
                    u32 t1351;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1351) : "memory");
                }
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1352 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1353 = t106 + t1352;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1354 = t1353 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1355 = t1354 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1355) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1356 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1357 = t106 + t1356;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1358 = t1357 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1359 = first + t1358;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1360 = t1359 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1361 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1362 = first + t1358;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1363 = t1362 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1364 = t1361 + t1363;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1365 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1366 = t1365 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1367 = t1366 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1368 = o + t1367;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1369 = (u64)t1360;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1370 = t1369 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1371 = t1370 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1372 = t1368 + t1371;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1373 = (u64)t1364;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1374 = t1373 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1375 = t1374 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1376 = t1372 + t1375;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1377 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1376 + t1377;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1379 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1380 = first_2 < t1379;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1380) {
                    u32 t1381;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1381) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1382 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1383 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1384 = t1382 < t1383;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1384) {
                    u32 t1385;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1385) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1386 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1387 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1388 = t1386 < t1387;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1388) {
                    u32 t1389;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1389) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1390 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1391 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1392 = t1390 < t1391;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1392) {
                    u32 t1393;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1393) : "memory");
                }
            }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1394 = warp_n < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1394) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1395 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = t106 + t1395;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1397 = row < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1398 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1399 = t1398 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1400 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1401 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1402 = t1401 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1403 = t1400 + t1402;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1404;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(row_sum_3));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1405;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1405) : "f"(row_max_3), "f"(scale_log2), "f"(t1404));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1405 * 0.6931472f;
                const bool t1407 = row_sum_3 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1407 ? __uint_as_float(0xff800000u) : lse_2;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1409 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1410 = t1409 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1411 = t1397 & t1410;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1411) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1412 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1413 = t1412 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1414 = t1413 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1415 = lse + t1414;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1416 = (u64)t1403;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1417 = t1416 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1418 = t1417 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1419 = t1415 + t1418;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1420 = (u64)t1399;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1421 = t1420 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1422 = t1421 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1423 = t1419 + t1422;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1423), "f"(value) : "memory");
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1424 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1425 = t106 + t1424;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1425 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1427 = row_2 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1428 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1429 = t1428 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1430 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1431 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1432 = t1431 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1433 = t1430 + t1432;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1434;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(row_sum_4));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1435;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1435) : "f"(row_max_4), "f"(scale_log2), "f"(t1434));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1435 * 0.6931472f;
                const bool t1437 = row_sum_4 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1437 ? __uint_as_float(0xff800000u) : lse_3;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1439 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1440 = t1439 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1441 = t1427 & t1440;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1441) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1442 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1443 = t1442 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1444 = t1443 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1445 = lse + t1444;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1446 = (u64)t1433;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1447 = t1446 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1448 = t1447 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1449 = t1445 + t1448;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1450 = (u64)t1429;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1451 = t1450 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1452 = t1451 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1453 = t1449 + t1452;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1453), "f"(value_2) : "memory");
                }
            }
        } else {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1454 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1455 = t106 + t1454;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1456 = t1455 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1456) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1457 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = t1457 + warp_n;
                const u32 index = slice_2 << 1u;
                const u64 t1460 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1461 = t1460 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1462 = t1461 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1463 = partials + t1462;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1464 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1465 = t1464 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1466 = t1465 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1467 = t1463 + t1466;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1468 = (u64)index;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1469 = t1468 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1470 = t1469 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1471 = t1467 + t1470;
                const u64 t1472 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1473 = t1471 + t1472;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1473), "f"(rows) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1473), "f"(rows_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1473), "f"(rows_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1473), "f"(rows_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1473), "f"(rows_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1473), "f"(rows_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1473), "f"(rows_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1473), "f"(rows_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1473), "f"(row_max_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1473), "f"(row_sum_3) : "memory");
            }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1474 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1475 = t106 + t1474;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1476 = t1475 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1477 = t1476 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1477) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1478 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_3 = t1478 + warp_n;
                const u32 t1480 = slice_3 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1480 + 1u;
                const u64 t1482 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1483 = t1482 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1484 = t1483 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1485 = partials + t1484;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1486 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1487 = t1486 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1488 = t1487 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1489 = t1485 + t1488;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1490 = (u64)index_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1491 = t1490 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1492 = t1491 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1493 = t1489 + t1492;
                const u64 t1494 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1495 = t1493 + t1494;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1495), "f"(rows_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1495), "f"(rows_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1495), "f"(rows_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1495), "f"(rows_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1495), "f"(rows_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1495), "f"(rows_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1495), "f"(rows_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1495), "f"(rows_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1495), "f"(row_max_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1495), "f"(row_sum_4) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1496 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1497 = t1496 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1498 = t1497 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1499 = arrived + t1498;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1500 = t87 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1501 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1502 = t1501 + 36864u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1503 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1504 = t1503 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1504) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1505;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1505) : "l"(t1499), "r"(t1500) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1502), "r"(t1505) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1506;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1506) : "r"(t1502) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1507 = t1506 == t1500;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1507) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1508 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1509 = t106 + t1508;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1510 = t1509 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1510) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_3 = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_3 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_2 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_5 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_6 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_9 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_10 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_13 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_14 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1511 = split_2 < t87;
                        if (!t1511) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1512 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = t1512 + warp_n;
                        const u32 index_3 = slice_4 << 1u;
                        const u64 t1515 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1516 = t1515 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1517 = t1516 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1518 = partials + t1517;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1519 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1520 = t1519 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1521 = t1520 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1522 = t1518 + t1521;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1523 = (u64)index_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1524 = t1523 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1525 = t1524 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1526 = t1522 + t1525;
                        const u64 t1527 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1528 = t1526 + t1527;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1529;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1529) : "l"(t1528) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1530 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_5 = t1530 + warp_n;
                        const u32 index_4 = slice_5 << 1u;
                        const u64 t1533 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1534 = t1533 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1535 = t1534 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1536 = partials + t1535;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1537 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1538 = t1537 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1539 = t1538 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1540 = t1536 + t1539;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1541 = (u64)index_4;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1542 = t1541 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1543 = t1542 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1544 = t1540 + t1543;
                        const u64 t1545 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1546 = t1544 + t1545;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1547;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1547) : "l"(t1546) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1548 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_6 = t1548 + warp_n;
                        const u32 index_5 = slice_6 << 1u;
                        const u64 t1551 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1552 = t1551 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1553 = t1552 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1554 = partials + t1553;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1555 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1556 = t1555 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1557 = t1556 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1558 = t1554 + t1557;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1559 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1560 = t1559 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1561 = t1560 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1562 = t1558 + t1561;
                        const u64 t1563 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1564 = t1562 + t1563;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1565;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1565) : "l"(t1564) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1566 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = t1566 + warp_n;
                        const u32 index_6 = slice_7 << 1u;
                        const u64 t1569 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1570 = t1569 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1571 = t1570 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1572 = partials + t1571;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1573 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1574 = t1573 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1575 = t1574 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1576 = t1572 + t1575;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1577 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1578 = t1577 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1579 = t1578 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1580 = t1576 + t1579;
                        const u64 t1581 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1582 = t1580 + t1581;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1583;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1583) : "l"(t1582) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1584 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_8 = t1584 + warp_n;
                        const u32 index_7 = slice_8 << 1u;
                        const u64 t1587 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1588 = t1587 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1589 = t1588 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1590 = partials + t1589;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1591 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1592 = t1591 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1593 = t1592 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1594 = t1590 + t1593;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1595 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1596 = t1595 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1597 = t1596 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1598 = t1594 + t1597;
                        const u64 t1599 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1600 = t1598 + t1599;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1601;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1601) : "l"(t1600) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1602 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_9 = t1602 + warp_n;
                        const u32 index_8 = slice_9 << 1u;
                        const u64 t1605 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1606 = t1605 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1607 = t1606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1608 = partials + t1607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1609 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1610 = t1609 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1611 = t1610 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1612 = t1608 + t1611;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1613 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1614 = t1613 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1615 = t1614 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1616 = t1612 + t1615;
                        const u64 t1617 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1618 = t1616 + t1617;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1619;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1619) : "l"(t1618) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1620 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_10 = t1620 + warp_n;
                        const u32 index_9 = slice_10 << 1u;
                        const u64 t1623 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1624 = t1623 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1625 = t1624 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1626 = partials + t1625;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1627 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1628 = t1627 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1629 = t1628 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1630 = t1626 + t1629;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1631 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1632 = t1631 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1633 = t1632 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1634 = t1630 + t1633;
                        const u64 t1635 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1636 = t1634 + t1635;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1637;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1637) : "l"(t1636) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1638 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_11 = t1638 + warp_n;
                        const u32 index_10 = slice_11 << 1u;
                        const u64 t1641 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1642 = t1641 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1643 = t1642 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1644 = partials + t1643;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1645 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1646 = t1645 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1647 = t1646 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1648 = t1644 + t1647;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1649 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1650 = t1649 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1651 = t1650 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1652 = t1648 + t1651;
                        const u64 t1653 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1654 = t1652 + t1653;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1655;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1655) : "l"(t1654) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1656 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_12 = t1656 + warp_n;
                        const u32 index_11 = slice_12 << 1u;
                        const u64 t1659 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1660 = t1659 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1661 = t1660 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1662 = partials + t1661;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1663 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1664 = t1663 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1665 = t1664 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1666 = t1662 + t1665;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1667 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1668 = t1667 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1669 = t1668 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1670 = t1666 + t1669;
                        const u64 t1671 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1672 = t1670 + t1671;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1673;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1673) : "l"(t1672) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1674 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_13 = t1674 + warp_n;
                        const u32 index_12 = slice_13 << 1u;
                        const u64 t1677 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1678 = t1677 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1679 = t1678 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1680 = partials + t1679;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1681 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1682 = t1681 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1683 = t1682 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1684 = t1680 + t1683;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1685 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1686 = t1685 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1687 = t1686 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1688 = t1684 + t1687;
                        const u64 t1689 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1690 = t1688 + t1689;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1691;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1691) : "l"(t1690) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1692 = split_2 + 1u;
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
                        const bool t1693 = t1692 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1693) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1694 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_14 = t1694 + warp_n;
                            const u32 index_13 = slice_14 << 1u;
                            const u64 t1697 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1698 = t1697 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1699 = t1698 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1700 = partials + t1699;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1701 = (u64)t1692;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1702 = t1701 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1703 = t1702 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1704 = t1700 + t1703;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1705 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1706 = t1705 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1707 = t1706 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1708 = t1704 + t1707;
                            const u64 t1709 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1710 = t1708 + t1709;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1711;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1711) : "l"(t1710) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t1711;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1712;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1712) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1712;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1713;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1713) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1713;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1714;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1714) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1714;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1715;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1715) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1715;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1716;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1716) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1716;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1717;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1717) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1717;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1718;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1718) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1718;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1719;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1719) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1719;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1720;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1720) : "l"(t1710) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1720;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1721 = split_2 + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_2 = __uint_as_float(0xff800000u);
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
                        const bool t1722 = t1721 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1722) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1723 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_15 = t1723 + warp_n;
                            const u32 index_14 = slice_15 << 1u;
                            const u64 t1726 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1727 = t1726 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1728 = t1727 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1729 = partials + t1728;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1730 = (u64)t1721;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1731 = t1730 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1732 = t1731 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1733 = t1729 + t1732;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1734 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1735 = t1734 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1736 = t1735 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1737 = t1733 + t1736;
                            const u64 t1738 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1739 = t1737 + t1738;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1740;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1740) : "l"(t1739) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t1740;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1741;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1741) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1741;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1742;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1742) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1742;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1743;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1743) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1743;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1744;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1744) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1744;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1745;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1745) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1745;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1746;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1746) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1746;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1747;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1747) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1747;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1748;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1748) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1748;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1749;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1749) : "l"(t1739) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1749;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1750 = split_2 + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_3 = __uint_as_float(0xff800000u);
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
                        const bool t1751 = t1750 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1751) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1752 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_16 = t1752 + warp_n;
                            const u32 index_15 = slice_16 << 1u;
                            const u64 t1755 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1756 = t1755 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1757 = t1756 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1758 = partials + t1757;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1759 = (u64)t1750;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1760 = t1759 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1761 = t1760 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1762 = t1758 + t1761;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1763 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1764 = t1763 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1765 = t1764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1766 = t1762 + t1765;
                            const u64 t1767 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1768 = t1766 + t1767;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1769;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1769) : "l"(t1768) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t1769;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1770;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1770) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1770;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1771;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1771) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1771;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1772;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1772) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1772;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1773;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1773) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1773;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1774;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1774) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1774;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1775;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1775) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1775;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1776;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1776) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1776;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1777;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1777) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1777;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1778;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1778) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1778;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1779 = split_2 + 4u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_4 = __uint_as_float(0xff800000u);
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
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
                        const bool t1780 = t1779 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1780) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1781 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_17 = t1781 + warp_n;
                            const u32 index_16 = slice_17 << 1u;
                            const u64 t1784 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1785 = t1784 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1786 = t1785 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1787 = partials + t1786;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1788 = (u64)t1779;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1789 = t1788 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1790 = t1789 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1791 = t1787 + t1790;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1792 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1793 = t1792 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1794 = t1793 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1795 = t1791 + t1794;
                            const u64 t1796 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1797 = t1795 + t1796;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1798;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1798) : "l"(t1797) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t1798;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1799;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1799) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1799;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1800;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1800) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1800;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1801;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1801) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1801;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1802;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1802) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1802;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1803;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1803) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1803;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1804;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1804) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1804;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1805;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1805) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1805;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1806;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1806) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1806;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1807;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1807) : "l"(t1797) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1807;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1808 = split_2 + 5u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_5 = __uint_as_float(0xff800000u);
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
                        const bool t1809 = t1808 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1809) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1810 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_18 = t1810 + warp_n;
                            const u32 index_17 = slice_18 << 1u;
                            const u64 t1813 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1814 = t1813 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1815 = t1814 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1816 = partials + t1815;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1817 = (u64)t1808;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1818 = t1817 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1819 = t1818 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1820 = t1816 + t1819;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1821 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1822 = t1821 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1823 = t1822 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1824 = t1820 + t1823;
                            const u64 t1825 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1826 = t1824 + t1825;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1827;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1827) : "l"(t1826) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t1827;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1828;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1828) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1828;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1829;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1829) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1829;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1830;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1830) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1830;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1831;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1831) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1831;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1832;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1832) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1832;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1833;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1833) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1833;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1834;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1834) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1834;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1835;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1835) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1835;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1836;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1836) : "l"(t1826) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1836;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1837 = split_2 + 6u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_6 = __uint_as_float(0xff800000u);
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
                        const bool t1838 = t1837 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1838) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1839 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_19 = t1839 + warp_n;
                            const u32 index_18 = slice_19 << 1u;
                            const u64 t1842 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1843 = t1842 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1844 = t1843 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1845 = partials + t1844;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1846 = (u64)t1837;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1847 = t1846 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1848 = t1847 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1849 = t1845 + t1848;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1850 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1851 = t1850 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1852 = t1851 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1853 = t1849 + t1852;
                            const u64 t1854 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1855 = t1853 + t1854;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1856;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1856) : "l"(t1855) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t1856;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1857;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1857) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1857;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1858;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1858) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1858;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1859;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1859) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1859;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1860;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1860) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1860;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1861;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1861) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1861;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1862;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1862) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1862;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1863;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1863) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1863;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1864;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1864) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1864;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1865;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1865) : "l"(t1855) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1865;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1866 = split_2 + 7u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_7 = __uint_as_float(0xff800000u);
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
                        const bool t1867 = t1866 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1867) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1868 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_20 = t1868 + warp_n;
                            const u32 index_19 = slice_20 << 1u;
                            const u64 t1871 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1872 = t1871 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1873 = t1872 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1874 = partials + t1873;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1875 = (u64)t1866;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1876 = t1875 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1877 = t1876 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1878 = t1874 + t1877;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1879 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1880 = t1879 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1881 = t1880 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1882 = t1878 + t1881;
                            const u64 t1883 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1884 = t1882 + t1883;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1885;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1885) : "l"(t1884) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_7 = t1885;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1886;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1886) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1886;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1887;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1887) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1887;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1888;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1888) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1888;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1889;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1889) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1889;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1890;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1890) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1890;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1891;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1891) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1891;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1892;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1892) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1892;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1893;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1893) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1893;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1894;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1894) : "l"(t1884) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1894;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1895 = split_2 + 8u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_8 = __uint_as_float(0xff800000u);
                        f32 part_64 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
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
                        const bool t1896 = t1895 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1896) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1897 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_21 = t1897 + warp_n;
                            const u32 index_20 = slice_21 << 1u;
                            const u64 t1900 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1901 = t1900 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1902 = t1901 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1903 = partials + t1902;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1904 = (u64)t1895;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1905 = t1904 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1906 = t1905 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1907 = t1903 + t1906;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1908 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1909 = t1908 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1910 = t1909 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1911 = t1907 + t1910;
                            const u64 t1912 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1913 = t1911 + t1912;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1914;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1914) : "l"(t1913) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_8 = t1914;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1915;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1915) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1915;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1916;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1916) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1916;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1917;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1917) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1917;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1918;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1918) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1918;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1919;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1919) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1919;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1920;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1920) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1920;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1921;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1921) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1921;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1922;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1922) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1922;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1923;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1923) : "l"(t1913) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1923;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1924 = split_2 + 9u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_9 = __uint_as_float(0xff800000u);
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
                        const bool t1925 = t1924 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1925) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1926 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_22 = t1926 + warp_n;
                            const u32 index_21 = slice_22 << 1u;
                            const u64 t1929 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1930 = t1929 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1931 = t1930 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1932 = partials + t1931;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1933 = (u64)t1924;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1934 = t1933 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1935 = t1934 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1936 = t1932 + t1935;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1937 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1938 = t1937 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1939 = t1938 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1940 = t1936 + t1939;
                            const u64 t1941 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1942 = t1940 + t1941;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1943;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1943) : "l"(t1942) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_9 = t1943;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1944;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1944) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1944;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1945;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1945) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1945;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1946;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1946) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1946;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1947;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1947) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1947;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1948;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1948) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1948;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1949;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1949) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1949;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1950;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1950) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1950;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1951;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1951) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1951;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1952;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1952) : "l"(t1942) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1952;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1953 = split_2 + 10u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_10 = __uint_as_float(0xff800000u);
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
                        const bool t1954 = t1953 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1954) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1955 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_23 = t1955 + warp_n;
                            const u32 index_22 = slice_23 << 1u;
                            const u64 t1958 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1959 = t1958 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1960 = t1959 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1961 = partials + t1960;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1962 = (u64)t1953;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1963 = t1962 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1964 = t1963 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1965 = t1961 + t1964;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1966 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1967 = t1966 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1968 = t1967 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1969 = t1965 + t1968;
                            const u64 t1970 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1971 = t1969 + t1970;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1972;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1972) : "l"(t1971) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_10 = t1972;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1973;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1973) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1973;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1974;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1974) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1974;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1975;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1975) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1975;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1976;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1976) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1976;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1977;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1977) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1977;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1978;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1978) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1978;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1979;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1979) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1979;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1980;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1980) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1980;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1981;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1981) : "l"(t1971) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1981;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1982 = split_2 + 11u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_11 = __uint_as_float(0xff800000u);
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
                        const bool t1983 = t1982 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1983) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1984 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_24 = t1984 + warp_n;
                            const u32 index_23 = slice_24 << 1u;
                            const u64 t1987 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1988 = t1987 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1989 = t1988 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1990 = partials + t1989;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1991 = (u64)t1982;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1992 = t1991 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1993 = t1992 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1994 = t1990 + t1993;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1995 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1996 = t1995 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1997 = t1996 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1998 = t1994 + t1997;
                            const u64 t1999 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2000 = t1998 + t1999;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2001;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2001) : "l"(t2000) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_11 = t2001;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2002;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2002) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2002;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2003;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2003) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2003;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2004;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2004) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2004;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2005;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2005) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2005;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2006;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2006) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2006;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2007;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2007) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2007;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2008;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2008) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2008;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2009;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2009) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2009;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2010;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2010) : "l"(t2000) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2010;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2011 = split_2 + 12u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_12 = __uint_as_float(0xff800000u);
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
                        const bool t2012 = t2011 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2012) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2013 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_25 = t2013 + warp_n;
                            const u32 index_24 = slice_25 << 1u;
                            const u64 t2016 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2017 = t2016 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2018 = t2017 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2019 = partials + t2018;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2020 = (u64)t2011;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2021 = t2020 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2022 = t2021 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2023 = t2019 + t2022;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2024 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2025 = t2024 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2026 = t2025 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2027 = t2023 + t2026;
                            const u64 t2028 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2029 = t2027 + t2028;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2030;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2030) : "l"(t2029) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_12 = t2030;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2031;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2031) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2031;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2032;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2032) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2032;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2033;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2033) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2033;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2034;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2034) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2034;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2035;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2035) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2035;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2036;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2036) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2036;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2037;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2037) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2037;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2038;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2038) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2038;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2039;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2039) : "l"(t2029) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2039;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2040 = split_2 + 13u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_13 = __uint_as_float(0xff800000u);
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
                        const bool t2041 = t2040 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2041) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2042 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_26 = t2042 + warp_n;
                            const u32 index_25 = slice_26 << 1u;
                            const u64 t2045 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2046 = t2045 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2047 = t2046 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2048 = partials + t2047;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2049 = (u64)t2040;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2050 = t2049 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2051 = t2050 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2052 = t2048 + t2051;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2053 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2054 = t2053 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2055 = t2054 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2056 = t2052 + t2055;
                            const u64 t2057 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2058 = t2056 + t2057;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2059;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2059) : "l"(t2058) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_13 = t2059;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2060;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2060) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2060;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2061;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2061) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2061;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2062;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2062) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2062;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2063;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2063) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2063;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2064;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2064) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2064;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2065;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2065) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2065;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2066;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2066) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2066;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2067;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2067) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2067;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2068;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2068) : "l"(t2058) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2068;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2069 = split_2 + 14u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_14 = __uint_as_float(0xff800000u);
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
                        const bool t2070 = t2069 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2070) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2071 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_27 = t2071 + warp_n;
                            const u32 index_26 = slice_27 << 1u;
                            const u64 t2074 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2075 = t2074 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2076 = t2075 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2077 = partials + t2076;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2078 = (u64)t2069;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2079 = t2078 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2080 = t2079 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2081 = t2077 + t2080;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2082 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2083 = t2082 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2084 = t2083 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2085 = t2081 + t2084;
                            const u64 t2086 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2087 = t2085 + t2086;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2088;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2088) : "l"(t2087) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_14 = t2088;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2089;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2089) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2089;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2090;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2090) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2090;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2091;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2091) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2091;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2092;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2092) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2092;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2093;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2093) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2093;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2094;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2094) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2094;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2095;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2095) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2095;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2096;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2096) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2096;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2097;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2097) : "l"(t2087) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2097;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2098 = split_2 + 15u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_15 = __uint_as_float(0xff800000u);
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
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
                        const bool t2099 = t2098 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2099) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2100 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_28 = t2100 + warp_n;
                            const u32 index_27 = slice_28 << 1u;
                            const u64 t2103 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2104 = t2103 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2105 = t2104 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2106 = partials + t2105;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2107 = (u64)t2098;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2108 = t2107 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2109 = t2108 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2110 = t2106 + t2109;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2111 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2112 = t2111 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2113 = t2112 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2114 = t2110 + t2113;
                            const u64 t2115 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2116 = t2114 + t2115;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2117;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2117) : "l"(t2116) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_15 = t2117;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2118;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2118) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2118;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2119;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2119) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2119;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2120;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2120) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2120;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2121;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2121) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2121;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2122;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2122) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2122;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2123;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2123) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2123;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2124;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2124) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2124;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2125;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2125) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2125;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2126;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2126) : "l"(t2116) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2126;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2127;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2127) : "f"(row_max_3), "f"(t1529));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2128;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2128) : "f"(t2127), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2129;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2129) : "f"(t2128), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2130;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2130) : "f"(t2129), "f"(part_max_3));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2131;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2131) : "f"(t2130), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2132;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2132) : "f"(t2131), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2133;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2133) : "f"(t2132), "f"(part_max_6));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2134;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2134) : "f"(t2133), "f"(part_max_7));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2135;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2135) : "f"(t2134), "f"(part_max_8));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2136;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2136) : "f"(t2135), "f"(part_max_9));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2137;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2137) : "f"(t2136), "f"(part_max_10));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2138;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2138) : "f"(t2137), "f"(part_max_11));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2139;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2139) : "f"(t2138), "f"(part_max_12));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2140;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2140) : "f"(t2139), "f"(part_max_13));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2141;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2141) : "f"(t2140), "f"(part_max_14));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2141), "f"(part_max_15));
                        const bool t2143 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2144 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t2143 ? 0.0f : t2144;
                        const f32 t2146 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2147) : "f"(row_max_3), "f"(scale_log2), "f"(t2146));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2147));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2149 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2150) : "f"(t1529), "f"(scale_log2), "f"(t2149));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2150));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2152 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2153) : "f"(part_max), "f"(scale_log2), "f"(t2152));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2153));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2155 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2156) : "f"(part_max_2), "f"(scale_log2), "f"(t2155));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2156));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2158 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2159) : "f"(part_max_3), "f"(scale_log2), "f"(t2158));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2159));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2161 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2162) : "f"(part_max_4), "f"(scale_log2), "f"(t2161));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2162));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2164 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(part_max_5), "f"(scale_log2), "f"(t2164));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2165));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2167 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(part_max_6), "f"(scale_log2), "f"(t2167));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2168));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2170 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2171) : "f"(part_max_7), "f"(scale_log2), "f"(t2170));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2171));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2173 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(part_max_8), "f"(scale_log2), "f"(t2173));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2174));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2176 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(part_max_9), "f"(scale_log2), "f"(t2176));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2177));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2179 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(part_max_10), "f"(scale_log2), "f"(t2179));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2180));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2182 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(part_max_11), "f"(scale_log2), "f"(t2182));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2183));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2185 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(part_max_12), "f"(scale_log2), "f"(t2185));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2186));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2188 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(part_max_13), "f"(scale_log2), "f"(t2188));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2189));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2191 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(part_max_14), "f"(scale_log2), "f"(t2191));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2192));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2194 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(part_max_15), "f"(scale_log2), "f"(t2194));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2195));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2197 = row_sum_3 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(t1547), "f"(factors_6), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(part_9), "f"(factors_7), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(part_18), "f"(factors_8), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2200;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(part_27), "f"(factors_9), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2202) : "f"(part_36), "f"(factors_10), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2202;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(part_45), "f"(factors_11), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(part_54), "f"(factors_12), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2204;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(part_63), "f"(factors_13), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2205;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(part_72), "f"(factors_14), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2206;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(part_81), "f"(factors_15), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(part_90), "f"(factors_16), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(part_99), "f"(factors_17), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2209;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(part_108), "f"(factors_18), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2210;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(part_117), "f"(factors_19), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2211;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(part_126), "f"(factors_20), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2212;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(part_135), "f"(factors_21), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2213;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2214 = rows * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2214;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(t1565), "f"(factors_6), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2215;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(part), "f"(factors_7), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2216;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2217) : "f"(part_10), "f"(factors_8), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2217;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(part_19), "f"(factors_9), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2218;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(part_28), "f"(factors_10), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2219;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(part_37), "f"(factors_11), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2220;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(part_46), "f"(factors_12), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2221;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(part_55), "f"(factors_13), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2222;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(part_64), "f"(factors_14), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2223;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(part_73), "f"(factors_15), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2224;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(part_82), "f"(factors_16), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2225;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(part_91), "f"(factors_17), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2226;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(part_100), "f"(factors_18), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2227;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(part_109), "f"(factors_19), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2228;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(part_118), "f"(factors_20), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2229;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(part_127), "f"(factors_21), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2230;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2231 = rows_2 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2231;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(t1583), "f"(factors_6), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2232;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(part_2), "f"(factors_7), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2233;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(part_11), "f"(factors_8), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2234;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(part_20), "f"(factors_9), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2235;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(part_29), "f"(factors_10), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2236;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(part_38), "f"(factors_11), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2237;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2238) : "f"(part_47), "f"(factors_12), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2238;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(part_56), "f"(factors_13), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2239;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(part_65), "f"(factors_14), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2240;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2241) : "f"(part_74), "f"(factors_15), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2241;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(part_83), "f"(factors_16), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2242;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(part_92), "f"(factors_17), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2243;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(part_101), "f"(factors_18), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2244;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(part_110), "f"(factors_19), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2245;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(part_119), "f"(factors_20), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2246;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2247) : "f"(part_128), "f"(factors_21), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2247;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2248 = rows_5 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2248;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(t1601), "f"(factors_6), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2249;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(part_3), "f"(factors_7), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2250;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(part_12), "f"(factors_8), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2251;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(part_21), "f"(factors_9), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2252;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(part_30), "f"(factors_10), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2253;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(part_39), "f"(factors_11), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2254;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(part_48), "f"(factors_12), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2255;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(part_57), "f"(factors_13), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2256;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(part_66), "f"(factors_14), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2257;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(part_75), "f"(factors_15), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2258;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(part_84), "f"(factors_16), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2259;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(part_93), "f"(factors_17), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2260;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(part_102), "f"(factors_18), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2261;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2262) : "f"(part_111), "f"(factors_19), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2262;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(part_120), "f"(factors_20), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2263;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(part_129), "f"(factors_21), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2264;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2265 = rows_6 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2265;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(t1619), "f"(factors_6), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2266;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(part_4), "f"(factors_7), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2267;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(part_13), "f"(factors_8), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2268;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(part_22), "f"(factors_9), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2269;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(part_31), "f"(factors_10), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2270;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(part_40), "f"(factors_11), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2271;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(part_49), "f"(factors_12), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2272;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2273) : "f"(part_58), "f"(factors_13), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2273;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(part_67), "f"(factors_14), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2274;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(part_76), "f"(factors_15), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2275;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(part_85), "f"(factors_16), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2276;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(part_94), "f"(factors_17), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2277;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(part_103), "f"(factors_18), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2278;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(part_112), "f"(factors_19), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2279;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(part_121), "f"(factors_20), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2280;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(part_130), "f"(factors_21), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2281;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2282 = rows_9 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2282;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(t1637), "f"(factors_6), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2283;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(part_5), "f"(factors_7), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2284;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(part_14), "f"(factors_8), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2285;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(part_23), "f"(factors_9), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2286;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(part_32), "f"(factors_10), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2287;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(part_41), "f"(factors_11), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2288;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(part_50), "f"(factors_12), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2289;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(part_59), "f"(factors_13), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2290;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(part_68), "f"(factors_14), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2291;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(part_77), "f"(factors_15), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2292;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(part_86), "f"(factors_16), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2293;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(part_95), "f"(factors_17), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2294;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(part_104), "f"(factors_18), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2295;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(part_113), "f"(factors_19), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2296;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(part_122), "f"(factors_20), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2297;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(part_131), "f"(factors_21), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2298;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2299 = rows_10 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2299;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(t1655), "f"(factors_6), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2300;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(part_6), "f"(factors_7), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2301;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(part_15), "f"(factors_8), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2302;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(part_24), "f"(factors_9), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2303;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(part_33), "f"(factors_10), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2304;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2305;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2305) : "f"(part_42), "f"(factors_11), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2305;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(part_51), "f"(factors_12), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2306;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(part_60), "f"(factors_13), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2307;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(part_69), "f"(factors_14), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2308;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(part_78), "f"(factors_15), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2309;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(part_87), "f"(factors_16), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2310;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(part_96), "f"(factors_17), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2311;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(part_105), "f"(factors_18), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2312;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(part_114), "f"(factors_19), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2313;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(part_123), "f"(factors_20), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2314;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(part_132), "f"(factors_21), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2315;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2316 = rows_13 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2316;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(t1673), "f"(factors_6), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2317;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(part_7), "f"(factors_7), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2318;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(part_16), "f"(factors_8), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2319;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(part_25), "f"(factors_9), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2320;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(part_34), "f"(factors_10), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2321;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(part_43), "f"(factors_11), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2322;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(part_52), "f"(factors_12), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2323;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(part_61), "f"(factors_13), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2324;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(part_70), "f"(factors_14), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2325;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(part_79), "f"(factors_15), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2326;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(part_88), "f"(factors_16), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2327;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(part_97), "f"(factors_17), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2328;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(part_106), "f"(factors_18), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2329;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(part_115), "f"(factors_19), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2330;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(part_124), "f"(factors_20), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2331;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(part_133), "f"(factors_21), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2332;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2333 = rows_14 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2333;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(t1691), "f"(factors_6), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2334;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(part_8), "f"(factors_7), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2335;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(part_17), "f"(factors_8), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2336;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(part_26), "f"(factors_9), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2337;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(part_35), "f"(factors_10), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2338;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(part_44), "f"(factors_11), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2339;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(part_53), "f"(factors_12), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2340;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(part_62), "f"(factors_13), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2341;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2342) : "f"(part_71), "f"(factors_14), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2342;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(part_80), "f"(factors_15), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2343;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(part_89), "f"(factors_16), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2344;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2345) : "f"(part_98), "f"(factors_17), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2345;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(part_107), "f"(factors_18), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2346;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(part_116), "f"(factors_19), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2347;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(part_125), "f"(factors_20), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2348;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(part_134), "f"(factors_21), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2349;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_19;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_20;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_21;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_22;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_23;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_9 = total_24;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_10 = total_25;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_13 = total_26;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_14 = total_27;
                        const u32 t2350 = split_2 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2350;
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2352 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2353 = t106 + t2352;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2354 = t2353 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2355 = t2354 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2355) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_4 = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_4 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_3 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_4 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_7 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_8 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_11 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_12 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_15 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_16 = 0.0f;
                    u32 split_3 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2356 = split_3 < t87;
                        if (!t2356) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2357 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_29 = t2357 + warp_n;
                        const u32 t2359 = slice_29 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_28 = t2359 + 1u;
                        const u64 t2361 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2362 = t2361 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2363 = t2362 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2364 = partials + t2363;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2365 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2366 = t2365 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2367 = t2366 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2368 = t2364 + t2367;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2369 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2370 = t2369 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2371 = t2370 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2372 = t2368 + t2371;
                        const u64 t2373 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2374 = t2372 + t2373;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2375;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2375) : "l"(t2374) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2376 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_30 = t2376 + warp_n;
                        const u32 t2378 = slice_30 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_29 = t2378 + 1u;
                        const u64 t2380 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2381 = t2380 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2382 = t2381 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2383 = partials + t2382;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2384 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2385 = t2384 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2386 = t2385 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2387 = t2383 + t2386;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2388 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2389 = t2388 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2390 = t2389 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2391 = t2387 + t2390;
                        const u64 t2392 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2393 = t2391 + t2392;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2394;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2394) : "l"(t2393) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2395 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_31 = t2395 + warp_n;
                        const u32 t2397 = slice_31 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_30 = t2397 + 1u;
                        const u64 t2399 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2400 = t2399 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2401 = t2400 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2402 = partials + t2401;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2403 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2404 = t2403 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2405 = t2404 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2406 = t2402 + t2405;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2407 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2408 = t2407 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2409 = t2408 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2410 = t2406 + t2409;
                        const u64 t2411 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2412 = t2410 + t2411;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2413;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2413) : "l"(t2412) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2414 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_32 = t2414 + warp_n;
                        const u32 t2416 = slice_32 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_31 = t2416 + 1u;
                        const u64 t2418 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2419 = t2418 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2420 = t2419 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2421 = partials + t2420;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2422 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2423 = t2422 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2424 = t2423 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2425 = t2421 + t2424;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2426 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2427 = t2426 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2428 = t2427 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2429 = t2425 + t2428;
                        const u64 t2430 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2431 = t2429 + t2430;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2432;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2432) : "l"(t2431) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2433 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_33 = t2433 + warp_n;
                        const u32 t2435 = slice_33 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_32 = t2435 + 1u;
                        const u64 t2437 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2438 = t2437 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2439 = t2438 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2440 = partials + t2439;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2441 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2442 = t2441 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2443 = t2442 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2444 = t2440 + t2443;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2445 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2446 = t2445 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2447 = t2446 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2448 = t2444 + t2447;
                        const u64 t2449 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2450 = t2448 + t2449;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2451;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2451) : "l"(t2450) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2452 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_34 = t2452 + warp_n;
                        const u32 t2454 = slice_34 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_33 = t2454 + 1u;
                        const u64 t2456 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2457 = t2456 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2458 = t2457 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2459 = partials + t2458;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2460 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2461 = t2460 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2462 = t2461 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2463 = t2459 + t2462;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2464 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2465 = t2464 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2466 = t2465 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2467 = t2463 + t2466;
                        const u64 t2468 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2469 = t2467 + t2468;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2470;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2470) : "l"(t2469) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2471 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_35 = t2471 + warp_n;
                        const u32 t2473 = slice_35 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_34 = t2473 + 1u;
                        const u64 t2475 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2476 = t2475 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2477 = t2476 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2478 = partials + t2477;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2479 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2480 = t2479 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2481 = t2480 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2482 = t2478 + t2481;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2483 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2484 = t2483 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2485 = t2484 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2486 = t2482 + t2485;
                        const u64 t2487 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2488 = t2486 + t2487;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2489;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2489) : "l"(t2488) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2490 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_36 = t2490 + warp_n;
                        const u32 t2492 = slice_36 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_35 = t2492 + 1u;
                        const u64 t2494 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2495 = t2494 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2496 = t2495 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2497 = partials + t2496;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2498 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2499 = t2498 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2500 = t2499 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2501 = t2497 + t2500;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2502 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2503 = t2502 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2504 = t2503 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2505 = t2501 + t2504;
                        const u64 t2506 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2507 = t2505 + t2506;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2508;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2508) : "l"(t2507) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2509 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_37 = t2509 + warp_n;
                        const u32 t2511 = slice_37 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_36 = t2511 + 1u;
                        const u64 t2513 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2514 = t2513 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2515 = t2514 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2516 = partials + t2515;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2517 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2518 = t2517 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2519 = t2518 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2520 = t2516 + t2519;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2521 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2522 = t2521 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2523 = t2522 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2524 = t2520 + t2523;
                        const u64 t2525 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2526 = t2524 + t2525;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2527;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2527) : "l"(t2526) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2528 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_38 = t2528 + warp_n;
                        const u32 t2530 = slice_38 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_37 = t2530 + 1u;
                        const u64 t2532 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2533 = t2532 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2534 = t2533 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2535 = partials + t2534;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2536 = (u64)split_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2537 = t2536 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2538 = t2537 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2539 = t2535 + t2538;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2540 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2541 = t2540 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2542 = t2541 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2543 = t2539 + t2542;
                        const u64 t2544 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2545 = t2543 + t2544;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2546;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2546) : "l"(t2545) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2547 = split_3 + 1u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_16 = __uint_as_float(0xff800000u);
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
                        const bool t2548 = t2547 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2548) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2549 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_39 = t2549 + warp_n;
                            const u32 t2551 = slice_39 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_38 = t2551 + 1u;
                            const u64 t2553 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = t2553 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2555 = t2554 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2556 = partials + t2555;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2557 = (u64)t2547;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2558 = t2557 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2559 = t2558 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2560 = t2556 + t2559;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2561 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2562 = t2561 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2563 = t2562 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2564 = t2560 + t2563;
                            const u64 t2565 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2566 = t2564 + t2565;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2567;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2567) : "l"(t2566) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_16 = t2567;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2568;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2568) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2568;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2569;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2569) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2569;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2570) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2570;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2571) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2571;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2572) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2572;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2573;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2573) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2573;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2574;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2574) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2574;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2575;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2575) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2575;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2576;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2576) : "l"(t2566) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2576;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2577 = split_3 + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_17 = __uint_as_float(0xff800000u);
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
                        const bool t2578 = t2577 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2578) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2579 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_40 = t2579 + warp_n;
                            const u32 t2581 = slice_40 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_39 = t2581 + 1u;
                            const u64 t2583 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2584 = t2583 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2585 = t2584 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2586 = partials + t2585;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2587 = (u64)t2577;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2588 = t2587 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2589 = t2588 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2590 = t2586 + t2589;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2591 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2592 = t2591 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2593 = t2592 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2594 = t2590 + t2593;
                            const u64 t2595 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2596 = t2594 + t2595;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2597;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2597) : "l"(t2596) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_17 = t2597;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2598;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2598) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2598;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2599;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2599) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2599;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2600;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2600) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2600;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2601;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2601) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2601;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2602;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2602) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2602;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2603;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2603) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2603;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2604;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2604) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2604;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2605;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2605) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2605;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2606;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2606) : "l"(t2596) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2606;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2607 = split_3 + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_18 = __uint_as_float(0xff800000u);
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
                        const bool t2608 = t2607 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2608) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2609 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_41 = t2609 + warp_n;
                            const u32 t2611 = slice_41 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_40 = t2611 + 1u;
                            const u64 t2613 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2614 = t2613 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2614 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = partials + t2615;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = (u64)t2607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = t2617 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = t2618 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = t2616 + t2619;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = t2621 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = t2622 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = t2620 + t2623;
                            const u64 t2625 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2626 = t2624 + t2625;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2627;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2627) : "l"(t2626) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_18 = t2627;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2628) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2628;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2629;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2629) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2629;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2630) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2630;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2631) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2631;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2632) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2632;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2633) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2633;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2634) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2634;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2635) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2635;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2636) : "l"(t2626) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2636;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2637 = split_3 + 4u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_19 = __uint_as_float(0xff800000u);
                        f32 part_163 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
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
                        const bool t2638 = t2637 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2638) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2639 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_42 = t2639 + warp_n;
                            const u32 t2641 = slice_42 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_41 = t2641 + 1u;
                            const u64 t2643 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2644 = t2643 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = t2644 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = partials + t2645;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = (u64)t2637;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = t2647 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = t2648 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2646 + t2649;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = t2651 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = t2652 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = t2650 + t2653;
                            const u64 t2655 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = t2654 + t2655;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2657;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2657) : "l"(t2656) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_19 = t2657;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2658;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2658) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2658;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2659;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2659) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2659;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2660;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2660) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2660;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2661) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2661;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2662) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2662;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2663) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2663;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2664) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2664;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2665) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2665;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2666) : "l"(t2656) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2666;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2667 = split_3 + 5u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_20 = __uint_as_float(0xff800000u);
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
                        const bool t2668 = t2667 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2668) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2669 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_43 = t2669 + warp_n;
                            const u32 t2671 = slice_43 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_42 = t2671 + 1u;
                            const u64 t2673 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2674 = t2673 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2675 = t2674 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2676 = partials + t2675;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = (u64)t2667;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = t2677 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2678 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = t2676 + t2679;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2681 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2682 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = t2680 + t2683;
                            const u64 t2685 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = t2684 + t2685;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2687;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2687) : "l"(t2686) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_20 = t2687;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2688;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2688) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2688;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2689;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2689) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2689;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2690;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2690) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2690;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2691;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2691) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2691;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2692;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2692) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2692;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2693) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2693;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2694) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2694;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2695) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2695;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2696;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2696) : "l"(t2686) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2696;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2697 = split_3 + 6u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_21 = __uint_as_float(0xff800000u);
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
                        const bool t2698 = t2697 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2698) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2699 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_44 = t2699 + warp_n;
                            const u32 t2701 = slice_44 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_43 = t2701 + 1u;
                            const u64 t2703 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2704 = t2703 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2705 = t2704 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2706 = partials + t2705;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2707 = (u64)t2697;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2708 = t2707 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2709 = t2708 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = t2706 + t2709;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2711 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2712 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = t2710 + t2713;
                            const u64 t2715 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2714 + t2715;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2717;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2717) : "l"(t2716) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_21 = t2717;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2718;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2718) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2718;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2719;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2719) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2719;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2720;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2720) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2720;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2721;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2721) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2721;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2722;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2722) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2722;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2723;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2723) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2723;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2724;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2724) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2724;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2725) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2725;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2726;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2726) : "l"(t2716) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2726;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2727 = split_3 + 7u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_22 = __uint_as_float(0xff800000u);
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
                        const bool t2728 = t2727 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2728) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2729 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_45 = t2729 + warp_n;
                            const u32 t2731 = slice_45 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_44 = t2731 + 1u;
                            const u64 t2733 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2734 = t2733 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2735 = t2734 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2736 = partials + t2735;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2737 = (u64)t2727;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2738 = t2737 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2739 = t2738 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2740 = t2736 + t2739;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2741 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = t2741 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2743 = t2742 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = t2740 + t2743;
                            const u64 t2745 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2746 = t2744 + t2745;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2747;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2747) : "l"(t2746) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_22 = t2747;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2748;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2748) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2748;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2749;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2749) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2749;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2750;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2750) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2750;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2751;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2751) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2751;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2752;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2752) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2752;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2753;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2753) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2753;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2754;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2754) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2754;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2755;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2755) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2755;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2756;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2756) : "l"(t2746) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2756;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2757 = split_3 + 8u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_23 = __uint_as_float(0xff800000u);
                        f32 part_199 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_205 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_206 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_207 = 0.0f;
                        const bool t2758 = t2757 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2758) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2759 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_46 = t2759 + warp_n;
                            const u32 t2761 = slice_46 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_45 = t2761 + 1u;
                            const u64 t2763 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2764 = t2763 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2765 = t2764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2766 = partials + t2765;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2767 = (u64)t2757;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2768 = t2767 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2769 = t2768 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2770 = t2766 + t2769;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2771 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2772 = t2771 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2773 = t2772 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = t2770 + t2773;
                            const u64 t2775 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = t2774 + t2775;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2777;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2777) : "l"(t2776) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_23 = t2777;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2778;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2778) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2778;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2779;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2779) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2779;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2780;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2780) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2780;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2781;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2781) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2781;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2782;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2782) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2782;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2783;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2783) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2783;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2784;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2784) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2784;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2785;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2785) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2785;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2786;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2786) : "l"(t2776) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2786;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2787 = split_3 + 9u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_24 = __uint_as_float(0xff800000u);
                        f32 part_208 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_209 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_210 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_211 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_212 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_213 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_214 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_215 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_216 = 0.0f;
                        const bool t2788 = t2787 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2788) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2789 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_47 = t2789 + warp_n;
                            const u32 t2791 = slice_47 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_46 = t2791 + 1u;
                            const u64 t2793 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2794 = t2793 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2795 = t2794 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2796 = partials + t2795;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2797 = (u64)t2787;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2798 = t2797 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2799 = t2798 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2800 = t2796 + t2799;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2801 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2802 = t2801 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2803 = t2802 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2804 = t2800 + t2803;
                            const u64 t2805 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2806 = t2804 + t2805;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2807;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2807) : "l"(t2806) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_24 = t2807;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2808;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2808) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2808;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2809;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2809) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2809;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2810;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2810) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2810;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2811;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2811) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2811;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2812;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2812) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2812;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2813;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2813) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2813;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2814;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2814) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2814;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2815;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2815) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2815;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2816;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2816) : "l"(t2806) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2816;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2817 = split_3 + 10u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_25 = __uint_as_float(0xff800000u);
                        f32 part_217 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_218 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_219 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_220 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_221 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_222 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_223 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_224 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_225 = 0.0f;
                        const bool t2818 = t2817 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2818) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2819 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_48 = t2819 + warp_n;
                            const u32 t2821 = slice_48 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_47 = t2821 + 1u;
                            const u64 t2823 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2824 = t2823 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2825 = t2824 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2826 = partials + t2825;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2827 = (u64)t2817;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2828 = t2827 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2829 = t2828 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2830 = t2826 + t2829;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2831 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2832 = t2831 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2833 = t2832 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2834 = t2830 + t2833;
                            const u64 t2835 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2836 = t2834 + t2835;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2837;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2837) : "l"(t2836) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_25 = t2837;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2838;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2838) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2838;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2839;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2839) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2839;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2840;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2840) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2840;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2841;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2841) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2841;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2842;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2842) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2842;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2843;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2843) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2843;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2844;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2844) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2844;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2845;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2845) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2845;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2846;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2846) : "l"(t2836) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2846;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2847 = split_3 + 11u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_26 = __uint_as_float(0xff800000u);
                        f32 part_226 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_227 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_228 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_229 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_230 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_231 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_232 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_233 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_234 = 0.0f;
                        const bool t2848 = t2847 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2848) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2849 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_49 = t2849 + warp_n;
                            const u32 t2851 = slice_49 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_48 = t2851 + 1u;
                            const u64 t2853 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2854 = t2853 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2855 = t2854 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2856 = partials + t2855;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2857 = (u64)t2847;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2858 = t2857 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2859 = t2858 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2860 = t2856 + t2859;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2861 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2862 = t2861 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2863 = t2862 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2864 = t2860 + t2863;
                            const u64 t2865 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2866 = t2864 + t2865;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2867;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2867) : "l"(t2866) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_26 = t2867;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2868;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2868) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2868;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2869;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2869) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2869;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2870;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2870) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2870;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2871;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2871) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2871;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2872;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2872) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2872;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2873;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2873) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2873;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2874;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2874) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2874;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2875;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2875) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2875;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2876;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2876) : "l"(t2866) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2876;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2877 = split_3 + 12u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_27 = __uint_as_float(0xff800000u);
                        f32 part_235 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_236 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_237 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_238 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_239 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_240 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_241 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_242 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_243 = 0.0f;
                        const bool t2878 = t2877 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2878) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2879 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_50 = t2879 + warp_n;
                            const u32 t2881 = slice_50 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_49 = t2881 + 1u;
                            const u64 t2883 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2884 = t2883 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2885 = t2884 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2886 = partials + t2885;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2887 = (u64)t2877;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2888 = t2887 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2889 = t2888 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2890 = t2886 + t2889;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2891 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2892 = t2891 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2893 = t2892 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2894 = t2890 + t2893;
                            const u64 t2895 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2896 = t2894 + t2895;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2897;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2897) : "l"(t2896) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_27 = t2897;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2898;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2898) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2898;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2899;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2899) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2899;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2900;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2900) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2900;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2901;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2901) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2901;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2902;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2902) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2902;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2903;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2903) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2903;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2904;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2904) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2904;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2905;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2905) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2905;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2906;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2906) : "l"(t2896) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2906;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2907 = split_3 + 13u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_28 = __uint_as_float(0xff800000u);
                        f32 part_244 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_245 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_246 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_247 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_248 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_249 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_250 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_251 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_252 = 0.0f;
                        const bool t2908 = t2907 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2908) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2909 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_51 = t2909 + warp_n;
                            const u32 t2911 = slice_51 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_50 = t2911 + 1u;
                            const u64 t2913 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2914 = t2913 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2915 = t2914 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2916 = partials + t2915;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2917 = (u64)t2907;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2918 = t2917 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2919 = t2918 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2920 = t2916 + t2919;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2921 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2922 = t2921 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2923 = t2922 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2924 = t2920 + t2923;
                            const u64 t2925 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2926 = t2924 + t2925;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2927;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2927) : "l"(t2926) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_28 = t2927;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2928;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2928) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2928;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2929;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2929) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2929;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2930;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2930) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2930;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2931;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2931) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2931;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2932;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2932) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2932;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2933;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2933) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2933;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2934;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2934) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2934;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2935;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2935) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2935;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2936;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2936) : "l"(t2926) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2936;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2937 = split_3 + 14u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_29 = __uint_as_float(0xff800000u);
                        f32 part_253 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_254 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_255 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_256 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_257 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_258 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_259 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_260 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_261 = 0.0f;
                        const bool t2938 = t2937 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2938) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2939 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_52 = t2939 + warp_n;
                            const u32 t2941 = slice_52 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_51 = t2941 + 1u;
                            const u64 t2943 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2944 = t2943 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2945 = t2944 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2946 = partials + t2945;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2947 = (u64)t2937;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2948 = t2947 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2949 = t2948 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2950 = t2946 + t2949;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2951 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2952 = t2951 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2953 = t2952 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2954 = t2950 + t2953;
                            const u64 t2955 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2956 = t2954 + t2955;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2957;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2957) : "l"(t2956) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_29 = t2957;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2958;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2958) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2958;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2959;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2959) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2959;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2960;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2960) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2960;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2961;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2961) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2961;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2962;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2962) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2962;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2963;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2963) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2963;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2964;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2964) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2964;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2965;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2965) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2965;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2966;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2966) : "l"(t2956) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2966;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2967 = split_3 + 15u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_30 = __uint_as_float(0xff800000u);
                        f32 part_262 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_263 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_264 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_265 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_266 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_267 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_268 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_269 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_270 = 0.0f;
                        const bool t2968 = t2967 < t87;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2968) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2969 = warp_m << 1u;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_53 = t2969 + warp_n;
                            const u32 t2971 = slice_53 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_52 = t2971 + 1u;
                            const u64 t2973 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2974 = t2973 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2975 = t2974 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2976 = partials + t2975;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2977 = (u64)t2967;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2978 = t2977 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2979 = t2978 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2980 = t2976 + t2979;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2981 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2982 = t2981 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = t2982 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2984 = t2980 + t2983;
                            const u64 t2985 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2986 = t2984 + t2985;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2987;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2987) : "l"(t2986) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_30 = t2987;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2988;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2988) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2988;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2989;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2989) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2989;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2990;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2990) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2990;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2991;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2991) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2991;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2992;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2992) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2992;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2993;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2993) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2993;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2994;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2994) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2994;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2995;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2995) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2995;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2996;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2996) : "l"(t2986) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2996;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2997;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2997) : "f"(row_max_4), "f"(t2375));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2998;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2998) : "f"(t2997), "f"(part_max_16));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2999;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2999) : "f"(t2998), "f"(part_max_17));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3000;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3000) : "f"(t2999), "f"(part_max_18));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3001;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3001) : "f"(t3000), "f"(part_max_19));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3002;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3002) : "f"(t3001), "f"(part_max_20));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3003;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3003) : "f"(t3002), "f"(part_max_21));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3004;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3004) : "f"(t3003), "f"(part_max_22));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3005;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3005) : "f"(t3004), "f"(part_max_23));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3006;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3006) : "f"(t3005), "f"(part_max_24));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3007;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3007) : "f"(t3006), "f"(part_max_25));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3008;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3008) : "f"(t3007), "f"(part_max_26));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3009;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3009) : "f"(t3008), "f"(part_max_27));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3010;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3010) : "f"(t3009), "f"(part_max_28));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3011;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3011) : "f"(t3010), "f"(part_max_29));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3011), "f"(part_max_30));
                        const bool t3013 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3014 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t3013 ? 0.0f : t3014;
                        const f32 t3016 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(row_max_4), "f"(scale_log2), "f"(t3016));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t3017));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3019 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(t2375), "f"(scale_log2), "f"(t3019));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t3020));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3022 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(part_max_16), "f"(scale_log2), "f"(t3022));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t3023));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3025 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(part_max_17), "f"(scale_log2), "f"(t3025));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t3026));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3028 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(part_max_18), "f"(scale_log2), "f"(t3028));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3029));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3031 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(part_max_19), "f"(scale_log2), "f"(t3031));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3032));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3034 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(part_max_20), "f"(scale_log2), "f"(t3034));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3035));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3037 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(part_max_21), "f"(scale_log2), "f"(t3037));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3038));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3040 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3041) : "f"(part_max_22), "f"(scale_log2), "f"(t3040));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3041));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3043 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3044) : "f"(part_max_23), "f"(scale_log2), "f"(t3043));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3044));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3046 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3047) : "f"(part_max_24), "f"(scale_log2), "f"(t3046));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3047));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3049 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(part_max_25), "f"(scale_log2), "f"(t3049));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3050));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3052 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(part_max_26), "f"(scale_log2), "f"(t3052));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3053));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3055 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3056) : "f"(part_max_27), "f"(scale_log2), "f"(t3055));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3056));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3058 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3059) : "f"(part_max_28), "f"(scale_log2), "f"(t3058));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3059));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3061 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(part_max_29), "f"(scale_log2), "f"(t3061));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3062));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3064 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3065) : "f"(part_max_30), "f"(scale_log2), "f"(t3064));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3065));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3067 = row_sum_4 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3067;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3068) : "f"(t2394), "f"(factors_23), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3068;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(part_144), "f"(factors_24), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3069;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(part_153), "f"(factors_25), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3070;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3071) : "f"(part_162), "f"(factors_26), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3071;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(part_171), "f"(factors_27), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3072;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3073) : "f"(part_180), "f"(factors_28), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3073;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3074) : "f"(part_189), "f"(factors_29), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3074;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(part_198), "f"(factors_30), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3075;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3076) : "f"(part_207), "f"(factors_31), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3076;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(part_216), "f"(factors_32), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3077;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(part_225), "f"(factors_33), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3078;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3079) : "f"(part_234), "f"(factors_34), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3079;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3080) : "f"(part_243), "f"(factors_35), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3080;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(part_252), "f"(factors_36), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3081;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(part_261), "f"(factors_37), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3082;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3083) : "f"(part_270), "f"(factors_38), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3083;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3084 = rows_3 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3084;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(t2413), "f"(factors_23), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3085;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3086;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3086) : "f"(part_136), "f"(factors_24), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3086;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3087) : "f"(part_145), "f"(factors_25), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3087;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(part_154), "f"(factors_26), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3088;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3089) : "f"(part_163), "f"(factors_27), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3089;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3090) : "f"(part_172), "f"(factors_28), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3090;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3091) : "f"(part_181), "f"(factors_29), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3091;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3092) : "f"(part_190), "f"(factors_30), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3092;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(part_199), "f"(factors_31), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3093;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(part_208), "f"(factors_32), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3094;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3095) : "f"(part_217), "f"(factors_33), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3095;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(part_226), "f"(factors_34), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3096;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(part_235), "f"(factors_35), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3097;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3098) : "f"(part_244), "f"(factors_36), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3098;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(part_253), "f"(factors_37), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3099;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3100) : "f"(part_262), "f"(factors_38), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3100;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3101 = rows_4 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3101;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(t2432), "f"(factors_23), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3102;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(part_137), "f"(factors_24), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3103;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3104) : "f"(part_146), "f"(factors_25), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3104;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3105) : "f"(part_155), "f"(factors_26), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3105;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(part_164), "f"(factors_27), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3106;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3107) : "f"(part_173), "f"(factors_28), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3107;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3108) : "f"(part_182), "f"(factors_29), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3108;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(part_191), "f"(factors_30), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3109;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3110) : "f"(part_200), "f"(factors_31), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3110;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3111) : "f"(part_209), "f"(factors_32), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3111;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(part_218), "f"(factors_33), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3112;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3113) : "f"(part_227), "f"(factors_34), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3113;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(part_236), "f"(factors_35), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3114;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(part_245), "f"(factors_36), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3115;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3116) : "f"(part_254), "f"(factors_37), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3116;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(part_263), "f"(factors_38), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3117;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3118 = rows_7 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3118;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3119) : "f"(t2451), "f"(factors_23), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3119;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(part_138), "f"(factors_24), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3120;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(part_147), "f"(factors_25), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3121;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3122) : "f"(part_156), "f"(factors_26), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3122;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(part_165), "f"(factors_27), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3123;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3124) : "f"(part_174), "f"(factors_28), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3124;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3125) : "f"(part_183), "f"(factors_29), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3125;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(part_192), "f"(factors_30), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3126;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(part_201), "f"(factors_31), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3127;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3128) : "f"(part_210), "f"(factors_32), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3128;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(part_219), "f"(factors_33), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3129;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(part_228), "f"(factors_34), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3130;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(part_237), "f"(factors_35), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3131;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(part_246), "f"(factors_36), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3132;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(part_255), "f"(factors_37), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3133;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(part_264), "f"(factors_38), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3134;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3135 = rows_8 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3135;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(t2470), "f"(factors_23), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3136;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(part_139), "f"(factors_24), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3137;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(part_148), "f"(factors_25), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3138;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(part_157), "f"(factors_26), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3139;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3140) : "f"(part_166), "f"(factors_27), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3140;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(part_175), "f"(factors_28), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3141;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(part_184), "f"(factors_29), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3142;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3143) : "f"(part_193), "f"(factors_30), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3143;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(part_202), "f"(factors_31), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3144;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(part_211), "f"(factors_32), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3145;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3146) : "f"(part_220), "f"(factors_33), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3146;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(part_229), "f"(factors_34), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3147;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(part_238), "f"(factors_35), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3148;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(part_247), "f"(factors_36), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3149;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(part_256), "f"(factors_37), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3150;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(part_265), "f"(factors_38), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3151;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3152 = rows_11 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3152;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(t2489), "f"(factors_23), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3153;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(part_140), "f"(factors_24), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3154;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(part_149), "f"(factors_25), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3155;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3156) : "f"(part_158), "f"(factors_26), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3156;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(part_167), "f"(factors_27), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3157;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(part_176), "f"(factors_28), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3158;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(part_185), "f"(factors_29), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3159;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(part_194), "f"(factors_30), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3160;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3161) : "f"(part_203), "f"(factors_31), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3161;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(part_212), "f"(factors_32), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3162;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(part_221), "f"(factors_33), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3163;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(part_230), "f"(factors_34), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3164;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(part_239), "f"(factors_35), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3165;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(part_248), "f"(factors_36), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3166;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(part_257), "f"(factors_37), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3167;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(part_266), "f"(factors_38), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3168;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3169 = rows_12 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3169;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(t2508), "f"(factors_23), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3170;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(part_141), "f"(factors_24), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3171;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(part_150), "f"(factors_25), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3172;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(part_159), "f"(factors_26), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3173;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(part_168), "f"(factors_27), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3174;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(part_177), "f"(factors_28), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3175;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(part_186), "f"(factors_29), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3176;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(part_195), "f"(factors_30), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3177;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(part_204), "f"(factors_31), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3178;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(part_213), "f"(factors_32), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3179;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(part_222), "f"(factors_33), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3180;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(part_231), "f"(factors_34), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3181;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(part_240), "f"(factors_35), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3182;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(part_249), "f"(factors_36), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3183;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(part_258), "f"(factors_37), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3184;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(part_267), "f"(factors_38), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3185;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3186 = rows_15 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3186;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(t2527), "f"(factors_23), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3187;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3188) : "f"(part_142), "f"(factors_24), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3188;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(part_151), "f"(factors_25), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3189;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(part_160), "f"(factors_26), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3190;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(part_169), "f"(factors_27), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3191;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(part_178), "f"(factors_28), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3192;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(part_187), "f"(factors_29), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3193;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(part_196), "f"(factors_30), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3194;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(part_205), "f"(factors_31), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3195;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3196) : "f"(part_214), "f"(factors_32), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3196;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(part_223), "f"(factors_33), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3197;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(part_232), "f"(factors_34), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3198;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(part_241), "f"(factors_35), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3199;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(part_250), "f"(factors_36), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3200;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3201) : "f"(part_259), "f"(factors_37), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3201;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(part_268), "f"(factors_38), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3202;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3203 = rows_16 * factors_22;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3203;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(t2546), "f"(factors_23), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3204;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(part_143), "f"(factors_24), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3205;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(part_152), "f"(factors_25), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3206;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(part_161), "f"(factors_26), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3207;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(part_170), "f"(factors_27), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3208;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(part_179), "f"(factors_28), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3209;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3210) : "f"(part_188), "f"(factors_29), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3210;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3211) : "f"(part_197), "f"(factors_30), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3211;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3212) : "f"(part_206), "f"(factors_31), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3212;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(part_215), "f"(factors_32), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3213;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3214;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3214) : "f"(part_224), "f"(factors_33), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3214;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(part_233), "f"(factors_34), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3215;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3216) : "f"(part_242), "f"(factors_35), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3216;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(part_251), "f"(factors_36), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3217;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(part_260), "f"(factors_37), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3218;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(part_269), "f"(factors_38), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3219;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_28;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_29;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_30;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_31;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_32;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_11 = total_33;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_12 = total_34;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_15 = total_35;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_16 = total_36;
                        const u32 t3220 = split_3 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_3 = t3220;
                    }
                }
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t3222;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3222) : "f"(row_sum_3));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3222;
                f32 t3224;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3224) : "f"(pair_23));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t3225 = pair_23 + t3224;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3225;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t3226;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3226) : "f"(row_sum_4));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3226;
                f32 t3228;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3228) : "f"(pair_24));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t3229 = pair_24 + t3228;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3229;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3230 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t3231;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3231) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3230 ? 0.0f : t3231;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3233 = rows * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows = t3233;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3234 = rows_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3234;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3235 = rows_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3235;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3236 = rows_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3236;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3237 = rows_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3237;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3238 = rows_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3238;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3239 = rows_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3239;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3240 = rows_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3240;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3241 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t3242;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3242) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3241 ? 0.0f : t3242;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3244 = rows_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3244;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3245 = rows_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3245;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3246 = rows_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3246;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3247 = rows_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3247;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3248 = rows_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3248;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3249 = rows_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3249;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3250 = rows_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3250;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t3251 = rows_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3251;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 2u;
                const u32 t3253 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3254 = t3253 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3255 = first_3 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3254 + t3255;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3257 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3258 = t106 + t3257;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3259 = t3258 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3259) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3260 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3261 = t106 + t3260;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3262 = first + t3261;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3263 = t3262 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3264 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3265 = first + t3261;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3266 = t3265 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3267 = t3264 + t3266;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3268 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3269 = t3268 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3270 = t3269 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3271 = o + t3270;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3272 = (u64)t3263;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3273 = t3272 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3274 = t3273 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3275 = t3271 + t3274;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3276 = (u64)t3267;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3277 = t3276 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3278 = t3277 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3279 = t3275 + t3278;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3280 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3279 + t3280;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3282 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3283 = first_3 < t3282;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3283) {
                        u32 t3284;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3284) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3284) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3285 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3286 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3287 = t3285 < t3286;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3287) {
                        u32 t3288;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3288) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3288) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3289 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3290 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3291 = t3289 < t3290;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3291) {
                        u32 t3292;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3292) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3292) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3293 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3294 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3295 = t3293 < t3294;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3295) {
                        u32 t3296;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3296) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3296) : "memory");
                    }
                }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3297 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3298 = t106 + t3297;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3299 = t3298 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3300 = t3299 < t34;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3300) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3301 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3302 = t106 + t3301;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3303 = t3302 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3304 = first + t3303;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3305 = t3304 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3306 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3307 = first + t3303;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3308 = t3307 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3309 = t3306 + t3308;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3310 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3311 = t3310 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3312 = t3311 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3313 = o + t3312;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3314 = (u64)t3305;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3315 = t3314 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3316 = t3315 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3317 = t3313 + t3316;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3318 = (u64)t3309;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3319 = t3318 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3320 = t3319 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3321 = t3317 + t3320;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3322 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3321 + t3322;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3324 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3325 = first_3 < t3324;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3325) {
                        u32 t3326;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3326) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3326) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3327 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3328 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3329 = t3327 < t3328;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3329) {
                        u32 t3330;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3330) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3330) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3331 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3332 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3333 = t3331 < t3332;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3333) {
                        u32 t3334;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3334) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3334) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3335 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3336 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3337 = t3335 < t3336;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3337) {
                        u32 t3338;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3338) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3338) : "memory");
                    }
                }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3339 = warp_n < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3339) {
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3340 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = t106 + t3340;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3342 = row_3 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3343 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3344 = t3343 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3345 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3346 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3347 = t3346 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3348 = t3345 + t3347;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3349;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3349) : "f"(row_sum_3));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3350;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(row_max_3), "f"(scale_log2), "f"(t3349));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3350 * 0.6931472f;
                    const bool t3352 = row_sum_3 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3352 ? __uint_as_float(0xff800000u) : lse_4;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3354 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3355 = t3354 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3356 = t3342 & t3355;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3356) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3357 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3358 = t3357 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3359 = t3358 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3360 = lse + t3359;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3361 = (u64)t3348;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3362 = t3361 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3363 = t3362 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3364 = t3360 + t3363;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3365 = (u64)t3344;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3366 = t3365 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3367 = t3366 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3368 = t3364 + t3367;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3368), "f"(value_3) : "memory");
                    }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3369 = lane >> 2u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3370 = t106 + t3369;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3370 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3372 = row_4 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3373 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3374 = t3373 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3375 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3376 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3377 = t3376 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3378 = t3375 + t3377;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3379;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3379) : "f"(row_sum_4));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(row_max_4), "f"(scale_log2), "f"(t3379));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3380 * 0.6931472f;
                    const bool t3382 = row_sum_4 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3382 ? __uint_as_float(0xff800000u) : lse_5;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3384 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3385 = t3384 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3386 = t3372 & t3385;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3386) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3387 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3388 = t3387 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3389 = t3388 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3390 = lse + t3389;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3391 = (u64)t3378;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3392 = t3391 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3393 = t3392 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3394 = t3390 + t3393;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3395 = (u64)t3374;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3396 = t3395 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3397 = t3396 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3398 = t3394 + t3397;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3398), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
