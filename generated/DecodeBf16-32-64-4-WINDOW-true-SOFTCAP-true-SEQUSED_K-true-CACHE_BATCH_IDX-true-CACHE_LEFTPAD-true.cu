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
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t361));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t371 = t370 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t372 = t370 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t373 = t370 ^ 96u;
        const u32 t374 = ring + t370;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t374) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t374) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t375 = ring + t371;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t375) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t375) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t376 = ring + t372;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t376) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t376) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t377 = ring + t373;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t377) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t377) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t461 = t90 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t462 = t461 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t719;
        asm volatile("mov.b32 %0, %1;" : "=r"(t719) : "r"(t369));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t720 = t719 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t721 = t719 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t722 = t719 ^ 96u;
        const u32 t723 = t177 + t719;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t724 = t177 + t720;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t725 = t177 + t721;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t726 = t177 + t722;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t723) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_49), "r"(m_50));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_51), "r"(m_52));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t724) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_53), "r"(m_54));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_55), "r"(m_56));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t725) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_57), "r"(m_58));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_59), "r"(m_60));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t726) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_61), "r"(m_62));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_63), "r"(m_64));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t723) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_65), "r"(m_66));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_67), "r"(m_68));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t724) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_69), "r"(m_70));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_71), "r"(m_72));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t725) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_73), "r"(m_74));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_75), "r"(m_76));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t726) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_77), "r"(m_78));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t715), "r"(t716), "r"(t717), "r"(t718), "r"(m_79), "r"(m_80));
#line 88 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t773 = i & 1u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t774 = t773 << 13u;
#line 154 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t775 = ring + t774;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t776;
            asm volatile("mov.b32 %0, %1;" : "=r"(t776) : "r"(t361));
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t777 = t776 ^ 32u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t778 = t776 ^ 64u;
#line 99 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t779 = t776 ^ 96u;
            const u32 t780 = t775 + t776;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t780) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t780) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t781 = t775 + t777;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t781) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t781) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t782 = t775 + t778;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t782) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t782) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t783 = t775 + t779;
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t783) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t783) : "memory");
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 100 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t867 = t90 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t868 = t867 - i;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t869 = t868 << 6u;
#line 120 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1129;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1129) : "r"(t369));
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1130 = t1129 ^ 32u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1131 = t1129 ^ 64u;
#line 111 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1132 = t1129 ^ 96u;
            const u32 t1133 = t1128 + t1129;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1134 = t1128 + t1130;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1135 = t1128 + t1131;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1136 = t1128 + t1132;
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1133) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_113), "r"(m_114));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_115), "r"(m_116));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1134) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_117), "r"(m_118));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_119), "r"(m_120));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1135) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_121), "r"(m_122));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_123), "r"(m_124));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1136) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_125), "r"(m_126));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1118), "r"(t1119), "r"(t1120), "r"(t1121), "r"(m_127), "r"(m_128));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1133) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_129), "r"(m_130));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_131), "r"(m_132));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1134) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_133), "r"(m_134));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_135), "r"(m_136));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1135) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_137), "r"(m_138));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_139), "r"(m_140));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1136) : "memory");
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_141), "r"(m_142));
#line 112 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1122), "r"(t1123), "r"(t1124), "r"(t1125), "r"(m_143), "r"(m_144));
        }
#line 39 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t1137 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
        if (t1137) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1138 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1139 = t1138 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1140 = t1139 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1141 = t1140 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1142 = ring + t1141;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1143 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 mine = t1142 + t1143;
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
        const bool t1145 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
        if (t1145) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1146 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1147 = ring + t1146;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1148 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs = t1147 + t1148;
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
            const bool t1187 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1188 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_5 = t1187 ? 0.0f : t1188;
            const f32 t1190 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1191;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(row_max), "f"(scale_log2), "f"(t1190));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t1191));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1193 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1194;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(words_33), "f"(scale_log2), "f"(t1193));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t1194));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_5;
            const f32 t1196 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1197 = words_35 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1198;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1198) : "f"(t1196), "f"(1.0f), "f"(t1197));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1198;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1199 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1200 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1201;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1201) : "f"(t1199), "f"(1.0f), "f"(t1200));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1201;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1202 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1203 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1204;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1204) : "f"(t1202), "f"(1.0f), "f"(t1203));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1204;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1205 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1206 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1207;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1207) : "f"(t1205), "f"(1.0f), "f"(t1206));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1207;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1208 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1209 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1210;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1210) : "f"(t1208), "f"(1.0f), "f"(t1209));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1210;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1211 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1212 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1213;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(t1211), "f"(1.0f), "f"(t1212));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1213;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1214 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1215 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1216;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(t1214), "f"(1.0f), "f"(t1215));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1216;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1217 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1218 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1219;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(t1217), "f"(1.0f), "f"(t1218));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1219;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1220 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1221 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1222;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1222) : "f"(t1220), "f"(1.0f), "f"(t1221));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1222;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1223 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1224 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1225;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(t1223), "f"(1.0f), "f"(t1224));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1225;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1226 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1227 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1228;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1228) : "f"(t1226), "f"(1.0f), "f"(t1227));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1228;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1229 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1230 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1231;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(t1229), "f"(1.0f), "f"(t1230));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1231;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1232 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1233 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1234;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1234) : "f"(t1232), "f"(1.0f), "f"(t1233));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1234;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1235 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1236 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1237;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1237) : "f"(t1235), "f"(1.0f), "f"(t1236));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1237;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1238 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1239 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1240;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(t1238), "f"(1.0f), "f"(t1239));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1240;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1241 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1242 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1243;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1243) : "f"(t1241), "f"(1.0f), "f"(t1242));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1243;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1244 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1245 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1246;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1246) : "f"(t1244), "f"(1.0f), "f"(t1245));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1246;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_6;
            asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_34));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1248 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1249 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_6 = t1248 ? 0.0f : t1249;
            const f32 t1251 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1252;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(row_max_2), "f"(scale_log2), "f"(t1251));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t1252));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1254 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1255;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1255) : "f"(words_34), "f"(scale_log2), "f"(t1254));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t1255));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_6;
            const f32 t1257 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1258 = words_36 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1259;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1259) : "f"(t1257), "f"(1.0f), "f"(t1258));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1259;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1260 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1261 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1262;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1262) : "f"(t1260), "f"(1.0f), "f"(t1261));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1262;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1263 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1264 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1265;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(t1263), "f"(1.0f), "f"(t1264));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1265;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1266 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1267 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1268;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(t1266), "f"(1.0f), "f"(t1267));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1268;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1269 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1270 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1271;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1271) : "f"(t1269), "f"(1.0f), "f"(t1270));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1271;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1272 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1273 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1274;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1274) : "f"(t1272), "f"(1.0f), "f"(t1273));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1274;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1275 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1276 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1277;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1277) : "f"(t1275), "f"(1.0f), "f"(t1276));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1277;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1278 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1279 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1280;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(t1278), "f"(1.0f), "f"(t1279));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1280;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1281 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1282 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1283;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1283) : "f"(t1281), "f"(1.0f), "f"(t1282));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1283;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1284 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1285 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1286;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1286) : "f"(t1284), "f"(1.0f), "f"(t1285));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1286;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1287 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1288 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1289;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1289) : "f"(t1287), "f"(1.0f), "f"(t1288));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1289;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1290 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1291 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1292;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1292) : "f"(t1290), "f"(1.0f), "f"(t1291));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1292;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1293 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1294 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1295;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1295) : "f"(t1293), "f"(1.0f), "f"(t1294));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1295;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1296 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1297 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1298;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(t1296), "f"(1.0f), "f"(t1297));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1298;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1299 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1300 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1301;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1301) : "f"(t1299), "f"(1.0f), "f"(t1300));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1301;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1302 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1303 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1304;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1304) : "f"(t1302), "f"(1.0f), "f"(t1303));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1304;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1305 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1306 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1307;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1307) : "f"(t1305), "f"(1.0f), "f"(t1306));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1307;
        }
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1308 = t87 == 1u;
#line 140 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1308) {
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1309 = warp_n == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1309) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1310;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1310) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1310;
                f32 t1312;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1312) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1313 = pair_5 + t1312;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1313;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1314;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1314) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1314;
                f32 t1316;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1316) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1317 = pair_6 + t1316;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1317;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1318 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1319;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1318 ? 0.0f : t1319;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1321 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1321;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1322 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1322;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1323 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1323;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1324 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1324;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1325 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1325;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1326 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1326;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1327 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1327;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1328 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1328;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1329 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1329;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1330 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1330;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1331 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1331;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1332 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1332;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1333 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1333;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1334 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1334;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1335 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1335;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1336 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1336;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1337 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1338;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1337 ? 0.0f : t1338;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1340 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1340;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1341 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1341;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1342 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1342;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1343 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1343;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1344 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1344;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1345 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1345;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1346 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1346;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1347 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1347;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1348 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1348;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1349 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1349;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1350 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1350;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1351 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1351;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1352 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1352;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1353 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1353;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1354 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1354;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1355 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1355;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1356 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1357 = t106 + t1356;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1358 = t1357 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1359 = 0u ^ t1358;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1360 = t1357 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1361 = t1359 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1362 = t1360 + t1361;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1363 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1364 = t1363 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1365 = t1362 + t1364;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1366;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1367 = smem_1 + t1365;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1367), "r"(t1366) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1368;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1369 = t1365 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1370 = smem_1 + t1369;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1370), "r"(t1368) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1371;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1372 = t1365 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1373 = smem_1 + t1372;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1373), "r"(t1371) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1374;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1375 = t1365 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1376 = smem_1 + t1375;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1376), "r"(t1374) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1377;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1378 = t1365 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1379 = smem_1 + t1378;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1379), "r"(t1377) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1380;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1381 = t1365 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1382 = smem_1 + t1381;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1382), "r"(t1380) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1383;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1384 = t1365 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1385 = smem_1 + t1384;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1385), "r"(t1383) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1386;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1387 = t1365 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1388 = smem_1 + t1387;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1388), "r"(t1386) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1389 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1390 = t106 + t1389;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1391 = t1390 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1392 = t1391 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1393 = 0u ^ t1392;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1394 = t1391 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1395 = t1393 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1396 = t1394 + t1395;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1397 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1398 = t1397 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1399 = t1396 + t1398;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1400;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1401 = smem_1 + t1399;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1401), "r"(t1400) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1402;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1402) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1403 = t1399 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1404 = smem_1 + t1403;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1404), "r"(t1402) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1405;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1406 = t1399 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1407 = smem_1 + t1406;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1407), "r"(t1405) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1408;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1409 = t1399 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1410 = smem_1 + t1409;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1410), "r"(t1408) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1411;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1412 = t1399 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1413 = smem_1 + t1412;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1413), "r"(t1411) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1414;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1415 = t1399 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1416 = smem_1 + t1415;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1416), "r"(t1414) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1417;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1417) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1418 = t1399 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1419 = smem_1 + t1418;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1419), "r"(t1417) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1420;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1421 = t1399 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1422 = smem_1 + t1421;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1422), "r"(t1420) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1423 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1424 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1425 = t106 + t1424;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1426 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1427 = t1425 < t34;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1428 = t1426 < t1423;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1429 = t1427 & t1428;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1429) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1430 = t1425 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1431 = t1426 ^ t1430;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1432 = t1425 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1433 = t1431 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1434 = t1432 + t1433;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1435 = smem_1 + t1434;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1435) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1436 = first + t1425;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1437 = t1436 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1438 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1439 = first + t1425;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1440 = t1439 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1441 = t1438 + t1440;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1442 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1443 = t1442 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1444 = t1443 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1445 = o + t1444;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1446 = (u64)t1437;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1447 = t1446 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1448 = t1447 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1449 = t1445 + t1448;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1450 = (u64)t1441;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1451 = t1450 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1452 = t1451 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1453 = t1449 + t1452;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1454 = (u64)t1426 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1455 = t1453 + t1454;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1455), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1456 = t1425 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1457 = t1456 < t34;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1458 = t1426 < t1423;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1459 = t1457 & t1458;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1459) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1460 = t1456 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1461 = t1426 ^ t1460;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1462 = t1456 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1463 = t1461 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1464 = t1462 + t1463;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1465 = smem_1 + t1464;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1465) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1466 = first + t1456;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1467 = t1466 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1468 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1469 = first + t1456;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1470 = t1469 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1471 = t1468 + t1470;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1472 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1473 = t1472 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1474 = t1473 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1475 = o + t1474;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1476 = (u64)t1467;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1477 = t1476 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1478 = t1477 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1479 = t1475 + t1478;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1480 = (u64)t1471;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1481 = t1480 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1482 = t1481 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1483 = t1479 + t1482;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1484 = (u64)t1426 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1485 = t1483 + t1484;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1485), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1486 = t1425 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1487 = t1486 < t34;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1488 = t1426 < t1423;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1489 = t1487 & t1488;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1489) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1490 = t1486 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1491 = t1426 ^ t1490;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1492 = t1486 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1493 = t1491 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1494 = t1492 + t1493;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1495 = smem_1 + t1494;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1495) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1496 = first + t1486;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1497 = t1496 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1498 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1499 = first + t1486;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1500 = t1499 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1501 = t1498 + t1500;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1502 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1503 = t1502 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1504 = t1503 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1505 = o + t1504;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1506 = (u64)t1497;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1507 = t1506 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1508 = t1507 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1509 = t1505 + t1508;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1510 = (u64)t1501;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1511 = t1510 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1512 = t1511 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1513 = t1509 + t1512;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1514 = (u64)t1426 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1515 = t1513 + t1514;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1515), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1516 = t1425 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1517 = t1516 < t34;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1518 = t1426 < t1423;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1519 = t1517 & t1518;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1519) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1520 = t1516 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1521 = t1426 ^ t1520;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1522 = t1516 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1523 = t1521 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1524 = t1522 + t1523;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1525 = smem_1 + t1524;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1525) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1526 = first + t1516;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1527 = t1526 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1528 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1529 = first + t1516;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1530 = t1529 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1531 = t1528 + t1530;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1532 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1533 = t1532 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1534 = t1533 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1535 = o + t1534;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1536 = (u64)t1527;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1537 = t1536 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1538 = t1537 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1539 = t1535 + t1538;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1540 = (u64)t1531;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1541 = t1540 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1542 = t1541 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1543 = t1539 + t1542;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1544 = (u64)t1426 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1545 = t1543 + t1544;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1545), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1546 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_17 = t106 + t1546;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1548 = row_17 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1549 = first + row_17;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1550 = t1549 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1551 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1552 = first + row_17;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1553 = t1552 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1554 = t1551 + t1553;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1555;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1556;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1556) : "f"(row_max), "f"(scale_log2), "f"(t1555));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1556 * 0.6931472f;
                const bool t1558 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1558 ? __uint_as_float(0xff800000u) : lse_2;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1560 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1561 = t1560 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1562 = t1548 & t1561;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1562) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1563 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1564 = t1563 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1565 = t1564 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1566 = lse + t1565;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1567 = (u64)t1554;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1568 = t1567 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1569 = t1568 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1570 = t1566 + t1569;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1571 = (u64)t1550;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1572 = t1571 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1573 = t1572 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1574 = t1570 + t1573;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1574), "f"(value) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1575 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1576 = t106 + t1575;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_18 = t1576 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1578 = row_18 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1579 = first + row_18;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1580 = t1579 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1581 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1582 = first + row_18;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1583 = t1582 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1584 = t1581 + t1583;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1585;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(row_max_2), "f"(scale_log2), "f"(t1585));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1586 * 0.6931472f;
                const bool t1588 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1588 ? __uint_as_float(0xff800000u) : lse_3;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1590 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1591 = t1590 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1592 = t1578 & t1591;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1592) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1593 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1594 = t1593 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1595 = t1594 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1596 = lse + t1595;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1597 = (u64)t1584;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1598 = t1597 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1599 = t1598 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1600 = t1596 + t1599;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1601 = (u64)t1580;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1602 = t1601 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1603 = t1602 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1604 = t1600 + t1603;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1604), "f"(value_2) : "memory");
                }
            }
        } else {
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1605 = warp_n == 0u;
#line 40 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1605) {
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1606 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1607 = t106 + t1606;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1608 = t1607 < t34;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1608) {
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 index = warp_m << 1u;
                    const u64 t1610 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1611 = t1610 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1612 = t1611 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1613 = partials + t1612;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1614 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1615 = t1614 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1616 = t1615 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1617 = t1613 + t1616;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1618 = (u64)index;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1619 = t1618 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1620 = t1619 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1621 = t1617 + t1620;
                    const u64 t1622 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1623 = t1621 + t1622;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1623), "f"(acc) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1623), "f"(acc_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1623), "f"(acc_5) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1623), "f"(acc_6) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1623), "f"(acc_9) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1623), "f"(acc_10) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1623), "f"(acc_13) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1623), "f"(acc_14) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1623), "f"(acc_17) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1623), "f"(acc_18) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1623), "f"(acc_21) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1623), "f"(acc_22) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1623), "f"(acc_25) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1623), "f"(acc_26) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1623), "f"(acc_29) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1623), "f"(acc_30) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1623), "f"(row_max) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1623), "f"(row_sum) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1624 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1625 = t106 + t1624;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1626 = t1625 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1627 = t1626 < t34;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1627) {
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t1628 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 index_2 = t1628 + 1u;
                    const u64 t1630 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1631 = t1630 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1632 = t1631 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1633 = partials + t1632;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1634 = (u64)split;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1635 = t1634 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1636 = t1635 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1637 = t1633 + t1636;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1638 = (u64)index_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1639 = t1638 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1640 = t1639 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1641 = t1637 + t1640;
                    const u64 t1642 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1643 = t1641 + t1642;
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1643), "f"(acc_3) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1643), "f"(acc_4) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1643), "f"(acc_7) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1643), "f"(acc_8) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1643), "f"(acc_11) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1643), "f"(acc_12) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1643), "f"(acc_15) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1643), "f"(acc_16) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1643), "f"(acc_19) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1643), "f"(acc_20) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1643), "f"(acc_23) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1643), "f"(acc_24) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1643), "f"(acc_27) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1643), "f"(acc_28) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1643), "f"(acc_31) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1643), "f"(acc_32) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1643), "f"(row_max_2) : "memory");
#line 46 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1643), "f"(row_sum_2) : "memory");
                }
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1644 = (u64)tile;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1645 = t1644 * arrived_stride0;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1646 = t1645 * 4ull;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1647 = arrived + t1646;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1648 = t87 - 1u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1649 = (u32)__cvta_generic_to_shared(smem);
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1650 = t1649 + 36864u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1651 = threadIdx.x;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1652 = t1651 == 0u;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1652) {
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1653;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1653) : "l"(t1647), "r"(t1648) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1650), "r"(t1653) : "memory");
            }
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1654;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1654) : "r"(t1650) : "memory");
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1655 = t1654 == t1648;
#line 144 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1655) {
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
                    const bool t1656 = split_2 < t87;
                    if (!t1656) break;
#line 83 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 last = t87 - 1u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1658 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1659 = t106 + t1658;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t1660 = t1659 < t34;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t1660) {
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp_m << 1u;
                        const u64 t1662 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1663 = t1662 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1664 = t1663 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1665 = partials + t1664;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1666 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1667 = t1666 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1668 = t1667 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1669 = t1665 + t1668;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1670 = (u64)index_3;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1671 = t1670 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1672 = t1671 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1673 = t1669 + t1672;
                        const u64 t1674 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1675 = t1673 + t1674;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_2) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_3) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_4) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_5) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_6) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_7) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_8) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_9) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_10) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_11) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_12) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_13) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_14) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_15) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_16) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_17) : "l"(t1675) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_18) : "l"(t1675) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1694 = split_2 + 2u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1695 = t1694 < last ? t1694 : last;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_4 = warp_m << 1u;
                        const u64 t1697 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1698 = t1697 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1699 = t1698 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1700 = partials + t1699;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1701 = (u64)t1695;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1702 = t1701 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1703 = t1702 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1704 = t1700 + t1703;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1705 = (u64)index_4;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1706 = t1705 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1707 = t1706 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1708 = t1704 + t1707;
                        const u64 t1709 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1710 = t1708 + t1709;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_19;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_19) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_20;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_20) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_21;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_21) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_22;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_22) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_23;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_23) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_24;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_24) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_25;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_25) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_26;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_26) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_27;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_27) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_28;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_28) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_29;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_29) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_30;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_30) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_31;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_31) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_32;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_32) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_33;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_33) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_34;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_34) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_35;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_35) : "l"(t1710) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_36;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_36) : "l"(t1710) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1729 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1730 = t1729 < last ? t1729 : last;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_5 = warp_m << 1u;
                        const u64 t1732 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1733 = t1732 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1734 = t1733 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1735 = partials + t1734;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1736 = (u64)t1730;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1737 = t1736 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1738 = t1737 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1739 = t1735 + t1738;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1740 = (u64)index_5;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1741 = t1740 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1742 = t1741 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1743 = t1739 + t1742;
                        const u64 t1744 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1745 = t1743 + t1744;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_37;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_37) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_38;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_38) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_39;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_39) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_40;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_40) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_41;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_41) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_42;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_42) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_43;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_43) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_44;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_44) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_45;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_45) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_46;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_46) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_47;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_47) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_48;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_48) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_49;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_49) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_50;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_50) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_51;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_51) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_52;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_52) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_53;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_53) : "l"(t1745) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_54;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_54) : "l"(t1745) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1764 = split_2 + 6u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1765 = t1764 < last ? t1764 : last;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_6 = warp_m << 1u;
                        const u64 t1767 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1768 = t1767 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1769 = t1768 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1770 = partials + t1769;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1771 = (u64)t1765;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1772 = t1771 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1773 = t1772 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1774 = t1770 + t1773;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1775 = (u64)index_6;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1776 = t1775 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1777 = t1776 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1778 = t1774 + t1777;
                        const u64 t1779 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1780 = t1778 + t1779;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_55;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_55) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_56;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_56) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_57;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_57) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_58;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_58) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_59;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_59) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_60;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_60) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_61;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_61) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_62;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_62) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_63;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_63) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_64;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_64) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_65;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_65) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_66;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_66) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_67;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_67) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_68;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_68) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_69;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_69) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_70;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_70) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_71;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_71) : "l"(t1780) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_72;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_72) : "l"(t1780) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_7;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(row_max), "f"(parts_17));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t1800 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1801 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_7 = t1800 ? 0.0f : t1801;
                        const f32 t1803 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1804) : "f"(row_max), "f"(scale_log2), "f"(t1803));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t1804));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1806 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1807) : "f"(parts_17), "f"(scale_log2), "f"(t1806));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t1807));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_7;
                        const f32 t1809 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1810 = parts_18 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1811) : "f"(t1809), "f"(1.0f), "f"(t1810));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t1811;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1812 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1813 = parts * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1814) : "f"(t1812), "f"(1.0f), "f"(t1813));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t1814;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1815 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1816 = parts_2 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1817) : "f"(t1815), "f"(1.0f), "f"(t1816));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t1817;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1818 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1819 = parts_3 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1820) : "f"(t1818), "f"(1.0f), "f"(t1819));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t1820;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1821 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1822 = parts_4 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1823) : "f"(t1821), "f"(1.0f), "f"(t1822));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t1823;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1824 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1825 = parts_5 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1826) : "f"(t1824), "f"(1.0f), "f"(t1825));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t1826;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1827 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1828 = parts_6 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1829) : "f"(t1827), "f"(1.0f), "f"(t1828));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t1829;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1830 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1831 = parts_7 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1832) : "f"(t1830), "f"(1.0f), "f"(t1831));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t1832;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1833 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1834 = parts_8 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1835) : "f"(t1833), "f"(1.0f), "f"(t1834));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t1835;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1836 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1837 = parts_9 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1838) : "f"(t1836), "f"(1.0f), "f"(t1837));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t1838;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1839 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1840 = parts_10 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1841) : "f"(t1839), "f"(1.0f), "f"(t1840));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t1841;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1842 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1843 = parts_11 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(t1842), "f"(1.0f), "f"(t1843));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t1844;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1845 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1846 = parts_12 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1847) : "f"(t1845), "f"(1.0f), "f"(t1846));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t1847;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1848 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1849 = parts_13 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1850) : "f"(t1848), "f"(1.0f), "f"(t1849));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t1850;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1851 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1852 = parts_14 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1853;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1853) : "f"(t1851), "f"(1.0f), "f"(t1852));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t1853;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1854 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1855 = parts_15 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1856) : "f"(t1854), "f"(1.0f), "f"(t1855));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t1856;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1857 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1858 = parts_16 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1859) : "f"(t1857), "f"(1.0f), "f"(t1858));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t1859;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1860 = split_2 + 2u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1861 = t1860 < t87;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max = t1861 ? parts_35 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_8;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max), "f"(max));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t1864 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1865 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_8 = t1864 ? 0.0f : t1865;
                        const f32 t1867 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1868) : "f"(row_max), "f"(scale_log2), "f"(t1867));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t1868));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1870 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1871;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1871) : "f"(max), "f"(scale_log2), "f"(t1870));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t1871));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_8;
                        const f32 t1873 = row_sum * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1874 = parts_36 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1875) : "f"(t1873), "f"(1.0f), "f"(t1874));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t1875;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1876 = acc * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1877 = parts_19 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1878) : "f"(t1876), "f"(1.0f), "f"(t1877));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t1878;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1879 = acc_2 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1880 = parts_20 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1881) : "f"(t1879), "f"(1.0f), "f"(t1880));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t1881;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1882 = acc_5 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1883 = parts_21 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1884) : "f"(t1882), "f"(1.0f), "f"(t1883));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t1884;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1885 = acc_6 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1886 = parts_22 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1887) : "f"(t1885), "f"(1.0f), "f"(t1886));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t1887;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1888 = acc_9 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1889 = parts_23 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1890) : "f"(t1888), "f"(1.0f), "f"(t1889));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t1890;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1891 = acc_10 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1892 = parts_24 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1893) : "f"(t1891), "f"(1.0f), "f"(t1892));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t1893;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1894 = acc_13 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1895 = parts_25 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1896) : "f"(t1894), "f"(1.0f), "f"(t1895));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t1896;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1897 = acc_14 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1898 = parts_26 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(t1897), "f"(1.0f), "f"(t1898));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t1899;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1900 = acc_17 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1901 = parts_27 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1902) : "f"(t1900), "f"(1.0f), "f"(t1901));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t1902;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1903 = acc_18 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1904 = parts_28 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(t1903), "f"(1.0f), "f"(t1904));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t1905;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1906 = acc_21 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1907 = parts_29 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(t1906), "f"(1.0f), "f"(t1907));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t1908;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1909 = acc_22 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1910 = parts_30 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(t1909), "f"(1.0f), "f"(t1910));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t1911;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1912 = acc_25 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1913 = parts_31 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1914) : "f"(t1912), "f"(1.0f), "f"(t1913));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t1914;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1915 = acc_26 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1916 = parts_32 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(t1915), "f"(1.0f), "f"(t1916));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t1917;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1918 = acc_29 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1919 = parts_33 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(t1918), "f"(1.0f), "f"(t1919));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t1920;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1921 = acc_30 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1922 = parts_34 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(t1921), "f"(1.0f), "f"(t1922));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t1923;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1924 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1925 = t1924 < t87;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_2 = t1925 ? parts_53 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_9;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_9) : "f"(row_max), "f"(max_2));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t1928 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1929 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_9 = t1928 ? 0.0f : t1929;
                        const f32 t1931 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(row_max), "f"(scale_log2), "f"(t1931));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t1932));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1934 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(max_2), "f"(scale_log2), "f"(t1934));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t1935));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_9;
                        const f32 t1937 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1938 = parts_54 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(t1937), "f"(1.0f), "f"(t1938));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t1939;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1940 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1941 = parts_37 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(t1940), "f"(1.0f), "f"(t1941));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t1942;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1943 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1944 = parts_38 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1945) : "f"(t1943), "f"(1.0f), "f"(t1944));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t1945;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1946 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1947 = parts_39 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(t1946), "f"(1.0f), "f"(t1947));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t1948;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1949 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1950 = parts_40 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(t1949), "f"(1.0f), "f"(t1950));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t1951;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1952 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1953 = parts_41 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(t1952), "f"(1.0f), "f"(t1953));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t1954;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1955 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1956 = parts_42 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1957) : "f"(t1955), "f"(1.0f), "f"(t1956));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t1957;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1958 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1959 = parts_43 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(t1958), "f"(1.0f), "f"(t1959));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t1960;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1961 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1962 = parts_44 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1963) : "f"(t1961), "f"(1.0f), "f"(t1962));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t1963;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1964 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1965 = parts_45 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1966) : "f"(t1964), "f"(1.0f), "f"(t1965));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t1966;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1967 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1968 = parts_46 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(t1967), "f"(1.0f), "f"(t1968));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t1969;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1970 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1971 = parts_47 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(t1970), "f"(1.0f), "f"(t1971));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t1972;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1973 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1974 = parts_48 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(t1973), "f"(1.0f), "f"(t1974));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t1975;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1976 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1977 = parts_49 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(t1976), "f"(1.0f), "f"(t1977));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t1978;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1979 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1980 = parts_50 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(t1979), "f"(1.0f), "f"(t1980));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t1981;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1982 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1983 = parts_51 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(t1982), "f"(1.0f), "f"(t1983));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t1984;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1985 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1986 = parts_52 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(t1985), "f"(1.0f), "f"(t1986));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t1987;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1988 = split_2 + 6u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1989 = t1988 < t87;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_3 = t1989 ? parts_71 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_10;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max), "f"(max_3));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t1992 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1993 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_10 = t1992 ? 0.0f : t1993;
                        const f32 t1995 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(row_max), "f"(scale_log2), "f"(t1995));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t1996));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1998 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(max_3), "f"(scale_log2), "f"(t1998));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t1999));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_10;
                        const f32 t2001 = row_sum * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2002 = parts_72 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(t2001), "f"(1.0f), "f"(t2002));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t2003;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2004 = acc * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2005 = parts_55 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(t2004), "f"(1.0f), "f"(t2005));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t2006;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2007 = acc_2 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2008 = parts_56 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(t2007), "f"(1.0f), "f"(t2008));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t2009;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2010 = acc_5 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2011 = parts_57 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(t2010), "f"(1.0f), "f"(t2011));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t2012;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2013 = acc_6 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2014 = parts_58 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(t2013), "f"(1.0f), "f"(t2014));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t2015;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2016 = acc_9 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2017 = parts_59 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(t2016), "f"(1.0f), "f"(t2017));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t2018;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2019 = acc_10 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2020 = parts_60 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(t2019), "f"(1.0f), "f"(t2020));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t2021;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2022 = acc_13 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2023 = parts_61 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(t2022), "f"(1.0f), "f"(t2023));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t2024;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2025 = acc_14 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2026 = parts_62 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(t2025), "f"(1.0f), "f"(t2026));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t2027;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2028 = acc_17 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2029 = parts_63 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(t2028), "f"(1.0f), "f"(t2029));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t2030;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2031 = acc_18 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2032 = parts_64 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(t2031), "f"(1.0f), "f"(t2032));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t2033;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2034 = acc_21 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2035 = parts_65 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(t2034), "f"(1.0f), "f"(t2035));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t2036;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2037 = acc_22 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2038 = parts_66 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(t2037), "f"(1.0f), "f"(t2038));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t2039;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2040 = acc_25 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2041 = parts_67 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(t2040), "f"(1.0f), "f"(t2041));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t2042;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2043 = acc_26 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2044 = parts_68 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(t2043), "f"(1.0f), "f"(t2044));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t2045;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2046 = acc_29 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2047 = parts_69 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(t2046), "f"(1.0f), "f"(t2047));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t2048;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2049 = acc_30 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2050 = parts_70 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(t2049), "f"(1.0f), "f"(t2050));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t2051;
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2052 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2053 = t106 + t2052;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2054 = t2053 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2055 = t2054 < t34;
#line 119 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2055) {
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2056 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = t2056 + 1u;
                        const u64 t2058 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2059 = t2058 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2060 = t2059 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2061 = partials + t2060;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2062 = (u64)split_2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2063 = t2062 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2064 = t2063 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2065 = t2061 + t2064;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2066 = (u64)index_7;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2067 = t2066 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2068 = t2067 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2069 = t2065 + t2068;
                        const u64 t2070 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2071 = t2069 + t2070;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_73;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_73) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_74;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_74) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_75;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_75) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_76;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_76) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_77;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_77) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_78;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_78) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_79;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_79) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_80;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_80) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_81;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_81) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_82;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_82) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_83;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_83) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_84;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_84) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_85;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_85) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_86;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_86) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_87;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_87) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_88;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_88) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_89;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_89) : "l"(t2071) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_90;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_90) : "l"(t2071) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2090 = split_2 + 2u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2091 = t2090 < last ? t2090 : last;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2092 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_8 = t2092 + 1u;
                        const u64 t2094 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2095 = t2094 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2096 = t2095 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2097 = partials + t2096;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2098 = (u64)t2091;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2099 = t2098 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2100 = t2099 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2101 = t2097 + t2100;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2102 = (u64)index_8;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2103 = t2102 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2104 = t2103 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2105 = t2101 + t2104;
                        const u64 t2106 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2107 = t2105 + t2106;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_91;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_91) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_92;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_92) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_93;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_93) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_94;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_94) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_95;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_95) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_96;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_96) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_97;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_97) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_98;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_98) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_99;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_99) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_100;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_100) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_101;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_101) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_102;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_102) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_103;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_103) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_104;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_104) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_105;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_105) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_106;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_106) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_107;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_107) : "l"(t2107) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_108;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_108) : "l"(t2107) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2126 = split_2 + 4u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2127 = t2126 < last ? t2126 : last;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2128 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_9 = t2128 + 1u;
                        const u64 t2130 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2131 = t2130 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2132 = t2131 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2133 = partials + t2132;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2134 = (u64)t2127;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2135 = t2134 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2136 = t2135 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2137 = t2133 + t2136;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2138 = (u64)index_9;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2139 = t2138 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2140 = t2139 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2141 = t2137 + t2140;
                        const u64 t2142 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2143 = t2141 + t2142;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_109;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_109) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_110;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_110) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_111;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_111) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_112;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_112) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_113;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_113) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_114;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_114) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_115;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_115) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_116;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_116) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_117;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_117) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_118;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_118) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_119;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_119) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_120;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_120) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_121;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_121) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_122;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_122) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_123;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_123) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_124;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_124) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_125;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_125) : "l"(t2143) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_126;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_126) : "l"(t2143) : "memory");
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2162 = split_2 + 6u;
#line 87 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2163 = t2162 < last ? t2162 : last;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2164 = warp_m << 1u;
#line 130 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_10 = t2164 + 1u;
                        const u64 t2166 = (u64)tile;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2167 = t2166 * partials_stride0;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2168 = t2167 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2169 = partials + t2168;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2170 = (u64)t2163;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2171 = t2170 * partials_stride1;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2172 = t2171 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2173 = t2169 + t2172;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2174 = (u64)index_10;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2175 = t2174 * partials_stride2;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2176 = t2175 * 4ull;
#line 131 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2177 = t2173 + t2176;
                        const u64 t2178 = (u64)lane * 4u;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2179 = t2177 + t2178;
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_127;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(parts_127) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_128;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(parts_128) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_129;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(parts_129) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_130;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(parts_130) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_131;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(parts_131) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_132;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(parts_132) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_133;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(parts_133) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_134;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(parts_134) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_135;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(parts_135) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_136;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(parts_136) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_137;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(parts_137) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_138;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(parts_138) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_139;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(parts_139) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_140;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(parts_140) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_141;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(parts_141) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_142;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(parts_142) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_143;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(parts_143) : "l"(t2179) : "memory");
#line 91 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 parts_144;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(parts_144) : "l"(t2179) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_11;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_11) : "f"(row_max_2), "f"(parts_89));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2199 = new_11 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2200 = new_11 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_11 = t2199 ? 0.0f : t2200;
                        const f32 t2202 = -reference_11;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(row_max_2), "f"(scale_log2), "f"(t2202));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_7) : "f"(t2203));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2205 = -reference_11;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(parts_89), "f"(scale_log2), "f"(t2205));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_7) : "f"(t2206));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_11;
                        const f32 t2208 = row_sum_2 * ours_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2209 = parts_90 * other_7;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(t2208), "f"(1.0f), "f"(t2209));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t2210;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2211 = acc_3 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2212 = parts_73 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(t2211), "f"(1.0f), "f"(t2212));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t2213;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2214 = acc_4 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2215 = parts_74 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(t2214), "f"(1.0f), "f"(t2215));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t2216;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2217 = acc_7 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2218 = parts_75 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(t2217), "f"(1.0f), "f"(t2218));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t2219;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2220 = acc_8 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2221 = parts_76 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(t2220), "f"(1.0f), "f"(t2221));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t2222;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2223 = acc_11 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2224 = parts_77 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(t2223), "f"(1.0f), "f"(t2224));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t2225;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2226 = acc_12 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2227 = parts_78 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(t2226), "f"(1.0f), "f"(t2227));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t2228;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2229 = acc_15 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2230 = parts_79 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(t2229), "f"(1.0f), "f"(t2230));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t2231;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2232 = acc_16 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2233 = parts_80 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(t2232), "f"(1.0f), "f"(t2233));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t2234;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2235 = acc_19 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2236 = parts_81 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(t2235), "f"(1.0f), "f"(t2236));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t2237;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2238 = acc_20 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2239 = parts_82 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(t2238), "f"(1.0f), "f"(t2239));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t2240;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2241 = acc_23 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2242 = parts_83 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(t2241), "f"(1.0f), "f"(t2242));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t2243;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2244 = acc_24 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2245 = parts_84 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(t2244), "f"(1.0f), "f"(t2245));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t2246;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2247 = acc_27 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2248 = parts_85 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(t2247), "f"(1.0f), "f"(t2248));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t2249;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2250 = acc_28 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2251 = parts_86 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(t2250), "f"(1.0f), "f"(t2251));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t2252;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2253 = acc_31 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2254 = parts_87 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(t2253), "f"(1.0f), "f"(t2254));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t2255;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2256 = acc_32 * ours_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2257 = parts_88 * other_7;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(t2256), "f"(1.0f), "f"(t2257));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t2258;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2259 = split_2 + 2u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2260 = t2259 < t87;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_4 = t2260 ? parts_107 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_12;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_12) : "f"(row_max_2), "f"(max_4));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2263 = new_12 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2264 = new_12 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_12 = t2263 ? 0.0f : t2264;
                        const f32 t2266 = -reference_12;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(row_max_2), "f"(scale_log2), "f"(t2266));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_8) : "f"(t2267));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2269 = -reference_12;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(max_4), "f"(scale_log2), "f"(t2269));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_8) : "f"(t2270));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_12;
                        const f32 t2272 = row_sum_2 * ours_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2273 = parts_108 * other_8;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(t2272), "f"(1.0f), "f"(t2273));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t2274;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2275 = acc_3 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2276 = parts_91 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(t2275), "f"(1.0f), "f"(t2276));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t2277;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2278 = acc_4 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2279 = parts_92 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(t2278), "f"(1.0f), "f"(t2279));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t2280;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2281 = acc_7 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2282 = parts_93 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(t2281), "f"(1.0f), "f"(t2282));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t2283;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2284 = acc_8 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2285 = parts_94 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(t2284), "f"(1.0f), "f"(t2285));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t2286;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2287 = acc_11 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2288 = parts_95 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(t2287), "f"(1.0f), "f"(t2288));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t2289;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2290 = acc_12 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2291 = parts_96 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(t2290), "f"(1.0f), "f"(t2291));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t2292;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2293 = acc_15 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2294 = parts_97 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(t2293), "f"(1.0f), "f"(t2294));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t2295;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2296 = acc_16 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2297 = parts_98 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(t2296), "f"(1.0f), "f"(t2297));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t2298;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2299 = acc_19 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2300 = parts_99 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(t2299), "f"(1.0f), "f"(t2300));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t2301;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2302 = acc_20 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2303 = parts_100 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(t2302), "f"(1.0f), "f"(t2303));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t2304;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2305 = acc_23 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2306 = parts_101 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(t2305), "f"(1.0f), "f"(t2306));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t2307;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2308 = acc_24 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2309 = parts_102 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(t2308), "f"(1.0f), "f"(t2309));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t2310;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2311 = acc_27 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2312 = parts_103 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(t2311), "f"(1.0f), "f"(t2312));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t2313;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2314 = acc_28 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2315 = parts_104 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(t2314), "f"(1.0f), "f"(t2315));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t2316;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2317 = acc_31 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2318 = parts_105 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(t2317), "f"(1.0f), "f"(t2318));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t2319;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2320 = acc_32 * ours_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2321 = parts_106 * other_8;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(t2320), "f"(1.0f), "f"(t2321));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t2322;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2323 = split_2 + 4u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2324 = t2323 < t87;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_5 = t2324 ? parts_125 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_13;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_13) : "f"(row_max_2), "f"(max_5));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2327 = new_13 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2328 = new_13 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_13 = t2327 ? 0.0f : t2328;
                        const f32 t2330 = -reference_13;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(row_max_2), "f"(scale_log2), "f"(t2330));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_9) : "f"(t2331));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2333 = -reference_13;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(max_5), "f"(scale_log2), "f"(t2333));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_9) : "f"(t2334));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_13;
                        const f32 t2336 = row_sum_2 * ours_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2337 = parts_126 * other_9;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(t2336), "f"(1.0f), "f"(t2337));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t2338;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2339 = acc_3 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2340 = parts_109 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(t2339), "f"(1.0f), "f"(t2340));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t2341;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2342 = acc_4 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2343 = parts_110 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(t2342), "f"(1.0f), "f"(t2343));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t2344;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2345 = acc_7 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2346 = parts_111 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(t2345), "f"(1.0f), "f"(t2346));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t2347;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2348 = acc_8 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2349 = parts_112 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2350) : "f"(t2348), "f"(1.0f), "f"(t2349));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t2350;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2351 = acc_11 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2352 = parts_113 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(t2351), "f"(1.0f), "f"(t2352));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t2353;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2354 = acc_12 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2355 = parts_114 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(t2354), "f"(1.0f), "f"(t2355));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t2356;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2357 = acc_15 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2358 = parts_115 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(t2357), "f"(1.0f), "f"(t2358));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t2359;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2360 = acc_16 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2361 = parts_116 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(t2360), "f"(1.0f), "f"(t2361));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t2362;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2363 = acc_19 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2364 = parts_117 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(t2363), "f"(1.0f), "f"(t2364));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t2365;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2366 = acc_20 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2367 = parts_118 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(t2366), "f"(1.0f), "f"(t2367));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t2368;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2369 = acc_23 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2370 = parts_119 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(t2369), "f"(1.0f), "f"(t2370));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t2371;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2372 = acc_24 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2373 = parts_120 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(t2372), "f"(1.0f), "f"(t2373));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t2374;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2375 = acc_27 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2376 = parts_121 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(t2375), "f"(1.0f), "f"(t2376));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t2377;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2378 = acc_28 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2379 = parts_122 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(t2378), "f"(1.0f), "f"(t2379));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t2380;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2381 = acc_31 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2382 = parts_123 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(t2381), "f"(1.0f), "f"(t2382));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t2383;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2384 = acc_32 * ours_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2385 = parts_124 * other_9;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(t2384), "f"(1.0f), "f"(t2385));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t2386;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2387 = split_2 + 6u;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2388 = t2387 < t87;
#line 110 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 max_6 = t2388 ? parts_143 : __uint_as_float(0xff800000u);
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_14;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_14) : "f"(row_max_2), "f"(max_6));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t2391 = new_14 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2392 = new_14 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_14 = t2391 ? 0.0f : t2392;
                        const f32 t2394 = -reference_14;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(row_max_2), "f"(scale_log2), "f"(t2394));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_10) : "f"(t2395));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2397 = -reference_14;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(max_6), "f"(scale_log2), "f"(t2397));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_10) : "f"(t2398));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_14;
                        const f32 t2400 = row_sum_2 * ours_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2401 = parts_144 * other_10;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(t2400), "f"(1.0f), "f"(t2401));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t2402;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2403 = acc_3 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2404 = parts_127 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(t2403), "f"(1.0f), "f"(t2404));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t2405;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2406 = acc_4 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2407 = parts_128 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(t2406), "f"(1.0f), "f"(t2407));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t2408;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2409 = acc_7 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2410 = parts_129 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(t2409), "f"(1.0f), "f"(t2410));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t2411;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2412 = acc_8 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2413 = parts_130 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(t2412), "f"(1.0f), "f"(t2413));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t2414;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2415 = acc_11 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2416 = parts_131 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2417) : "f"(t2415), "f"(1.0f), "f"(t2416));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t2417;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2418 = acc_12 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2419 = parts_132 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(t2418), "f"(1.0f), "f"(t2419));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t2420;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2421 = acc_15 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2422 = parts_133 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(t2421), "f"(1.0f), "f"(t2422));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t2423;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2424 = acc_16 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2425 = parts_134 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(t2424), "f"(1.0f), "f"(t2425));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t2426;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2427 = acc_19 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2428 = parts_135 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(t2427), "f"(1.0f), "f"(t2428));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t2429;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2430 = acc_20 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2431 = parts_136 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(t2430), "f"(1.0f), "f"(t2431));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t2432;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2433 = acc_23 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2434 = parts_137 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2435) : "f"(t2433), "f"(1.0f), "f"(t2434));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t2435;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2436 = acc_24 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2437 = parts_138 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2438) : "f"(t2436), "f"(1.0f), "f"(t2437));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t2438;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2439 = acc_27 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2440 = parts_139 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2441) : "f"(t2439), "f"(1.0f), "f"(t2440));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t2441;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2442 = acc_28 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2443 = parts_140 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(t2442), "f"(1.0f), "f"(t2443));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t2444;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2445 = acc_31 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2446 = parts_141 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(t2445), "f"(1.0f), "f"(t2446));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t2447;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2448 = acc_32 * ours_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t2449 = parts_142 * other_10;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t2450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(t2448), "f"(1.0f), "f"(t2449));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t2450;
                    }
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2451 = split_2 + 8u;
#line 61 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t2451;
                }
#line 39 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t2453 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
                if (t2453) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2454 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2455 = t2454 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2456 = t2455 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2457 = t2456 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2458 = ring + t2457;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2459 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 mine_2 = t2458 + t2459;
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
                const bool t2461 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
                if (t2461) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2462 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2463 = ring + t2462;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2464 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_2 = t2463 + t2464;
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
                    f32 new_15;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_15) : "f"(row_max), "f"(words_69));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t2503 = new_15 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2504 = new_15 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_15 = t2503 ? 0.0f : t2504;
                    const f32 t2506 = -reference_15;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(row_max), "f"(scale_log2), "f"(t2506));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_11;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_11) : "f"(t2507));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2509 = -reference_15;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(words_69), "f"(scale_log2), "f"(t2509));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_11;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_11) : "f"(t2510));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_15;
                    const f32 t2512 = row_sum * ours_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2513 = words_71 * other_11;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(t2512), "f"(1.0f), "f"(t2513));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t2514;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2515 = acc * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2516 = words_37 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2517;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(t2515), "f"(1.0f), "f"(t2516));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t2517;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2518 = acc_2 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2519 = words_38 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(t2518), "f"(1.0f), "f"(t2519));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t2520;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2521 = acc_5 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2522 = words_41 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(t2521), "f"(1.0f), "f"(t2522));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t2523;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2524 = acc_6 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2525 = words_42 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2526) : "f"(t2524), "f"(1.0f), "f"(t2525));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t2526;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2527 = acc_9 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2528 = words_45 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2529;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2529) : "f"(t2527), "f"(1.0f), "f"(t2528));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t2529;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2530 = acc_10 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2531 = words_46 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2532) : "f"(t2530), "f"(1.0f), "f"(t2531));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t2532;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2533 = acc_13 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2534 = words_49 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2535) : "f"(t2533), "f"(1.0f), "f"(t2534));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t2535;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2536 = acc_14 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2537 = words_50 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2538) : "f"(t2536), "f"(1.0f), "f"(t2537));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t2538;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2539 = acc_17 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2540 = words_53 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2541) : "f"(t2539), "f"(1.0f), "f"(t2540));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t2541;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2542 = acc_18 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2543 = words_54 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(t2542), "f"(1.0f), "f"(t2543));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t2544;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2545 = acc_21 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2546 = words_57 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2547;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2547) : "f"(t2545), "f"(1.0f), "f"(t2546));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t2547;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2548 = acc_22 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2549 = words_58 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2550) : "f"(t2548), "f"(1.0f), "f"(t2549));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t2550;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2551 = acc_25 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2552 = words_61 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2553;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2553) : "f"(t2551), "f"(1.0f), "f"(t2552));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t2553;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2554 = acc_26 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2555 = words_62 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2556;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2556) : "f"(t2554), "f"(1.0f), "f"(t2555));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t2556;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2557 = acc_29 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2558 = words_65 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2559;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2559) : "f"(t2557), "f"(1.0f), "f"(t2558));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t2559;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2560 = acc_30 * ours_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2561 = words_66 * other_11;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2562;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2562) : "f"(t2560), "f"(1.0f), "f"(t2561));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t2562;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_16;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_16) : "f"(row_max_2), "f"(words_70));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t2564 = new_16 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2565 = new_16 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_16 = t2564 ? 0.0f : t2565;
                    const f32 t2567 = -reference_16;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(row_max_2), "f"(scale_log2), "f"(t2567));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_12;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_12) : "f"(t2568));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2570 = -reference_16;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2571;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2571) : "f"(words_70), "f"(scale_log2), "f"(t2570));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_12;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_12) : "f"(t2571));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_16;
                    const f32 t2573 = row_sum_2 * ours_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2574 = words_72 * other_12;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2575;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(t2573), "f"(1.0f), "f"(t2574));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t2575;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2576 = acc_3 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2577 = words_39 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2578;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(t2576), "f"(1.0f), "f"(t2577));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t2578;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2579 = acc_4 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2580 = words_40 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2581;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(t2579), "f"(1.0f), "f"(t2580));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t2581;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2582 = acc_7 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2583 = words_43 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2584;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(t2582), "f"(1.0f), "f"(t2583));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t2584;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2585 = acc_8 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2586 = words_44 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2587;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(t2585), "f"(1.0f), "f"(t2586));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t2587;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2588 = acc_11 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2589 = words_47 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2590;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(t2588), "f"(1.0f), "f"(t2589));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t2590;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2591 = acc_12 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2592 = words_48 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(t2591), "f"(1.0f), "f"(t2592));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t2593;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2594 = acc_15 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2595 = words_51 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2596;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(t2594), "f"(1.0f), "f"(t2595));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t2596;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2597 = acc_16 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2598 = words_52 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(t2597), "f"(1.0f), "f"(t2598));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t2599;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2600 = acc_19 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2601 = words_55 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(t2600), "f"(1.0f), "f"(t2601));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t2602;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2603 = acc_20 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2604 = words_56 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2605;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(t2603), "f"(1.0f), "f"(t2604));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t2605;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2606 = acc_23 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2607 = words_59 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(t2606), "f"(1.0f), "f"(t2607));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t2608;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2609 = acc_24 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2610 = words_60 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(t2609), "f"(1.0f), "f"(t2610));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t2611;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2612 = acc_27 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2613 = words_63 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(t2612), "f"(1.0f), "f"(t2613));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t2614;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2615 = acc_28 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2616 = words_64 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2617;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(t2615), "f"(1.0f), "f"(t2616));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t2617;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2618 = acc_31 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2619 = words_67 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2620;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(t2618), "f"(1.0f), "f"(t2619));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t2620;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2621 = acc_32 * ours_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2622 = words_68 * other_12;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2623;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(t2621), "f"(1.0f), "f"(t2622));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t2623;
                }
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2624 = warp_n == 0u;
#line 163 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2624) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2625;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2625) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t2625;
                    f32 t2627;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2627) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2628 = pair_7 + t2627;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2628;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2629;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2629) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t2629;
                    f32 t2631;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2631) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2632 = pair_8 + t2631;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2632;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t2633 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2634;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2634) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t2633 ? 0.0f : t2634;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2636 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t2636;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2637 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t2637;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2638 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t2638;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2639 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t2639;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2640 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t2640;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2641 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t2641;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2642 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t2642;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2643 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t2643;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2644 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t2644;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2645 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t2645;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2646 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t2646;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2647 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t2647;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2648 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t2648;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2649 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t2649;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2650 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t2650;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2651 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t2651;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t2652 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2653;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2653) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t2652 ? 0.0f : t2653;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2655 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t2655;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2656 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t2656;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2657 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t2657;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2658 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t2658;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2659 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t2659;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2660 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t2660;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2661 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t2661;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2662 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t2662;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2663 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t2663;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2664 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t2664;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2665 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t2665;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2666 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t2666;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2667 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t2667;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2668 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t2668;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2669 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t2669;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2670 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t2670;
#line 184 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2671 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2672 = t106 + t2671;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2673 = t2672 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2674 = 0u ^ t2673;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2675 = t2672 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2676 = t2674 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2677 = t2675 + t2676;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2678 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2679 = t2678 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2680 = t2677 + t2679;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2681;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2681) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2682 = smem_1 + t2680;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2682), "r"(t2681) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2683;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2683) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2684 = t2680 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2685 = smem_1 + t2684;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2685), "r"(t2683) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2686;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2686) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2687 = t2680 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2688 = smem_1 + t2687;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2688), "r"(t2686) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2689;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2689) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2690 = t2680 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2691 = smem_1 + t2690;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2691), "r"(t2689) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2692;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2692) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2693 = t2680 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2694 = smem_1 + t2693;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2694), "r"(t2692) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2695;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2695) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2696 = t2680 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2697 = smem_1 + t2696;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2697), "r"(t2695) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2698;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2698) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2699 = t2680 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2700 = smem_1 + t2699;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2700), "r"(t2698) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2701;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2701) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2702 = t2680 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2703 = smem_1 + t2702;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2703), "r"(t2701) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2704 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2705 = t106 + t2704;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2706 = t2705 + 8u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2707 = t2706 & 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2708 = 0u ^ t2707;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2709 = t2706 << 7u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2710 = t2708 << 4u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2711 = t2709 + t2710;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2712 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2713 = t2712 << 2u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2714 = t2711 + t2713;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2715;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2715) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2716 = smem_1 + t2714;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2716), "r"(t2715) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2717;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2717) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2718 = t2714 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2719 = smem_1 + t2718;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2719), "r"(t2717) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2720;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2720) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2721 = t2714 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2722 = smem_1 + t2721;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2722), "r"(t2720) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2723;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2723) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2724 = t2714 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2725 = smem_1 + t2724;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2725), "r"(t2723) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2726;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2726) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2727 = t2714 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2728 = smem_1 + t2727;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2728), "r"(t2726) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2729;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2729) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2730 = t2714 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2731 = smem_1 + t2730;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2731), "r"(t2729) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2732;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2732) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2733 = t2714 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2734 = smem_1 + t2733;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2734), "r"(t2732) : "memory");
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2735;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2735) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2736 = t2714 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2737 = smem_1 + t2736;
#line 188 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2737), "r"(t2735) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t2738 = head_dim >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2739 = lane >> 3u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2740 = t106 + t2739;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2741 = lane & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2742 = t2740 < t34;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2743 = t2741 < t2738;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2744 = t2742 & t2743;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2744) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2745 = t2740 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2746 = t2741 ^ t2745;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2747 = t2740 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2748 = t2746 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2749 = t2747 + t2748;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2750 = smem_1 + t2749;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        u32 row_22;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t2750) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2751 = first + t2740;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2752 = t2751 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2753 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2754 = first + t2740;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2755 = t2754 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2756 = t2753 + t2755;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2757 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2758 = t2757 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2759 = t2758 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2760 = o + t2759;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2761 = (u64)t2752;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2762 = t2761 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2763 = t2762 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2764 = t2760 + t2763;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2765 = (u64)t2756;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2766 = t2765 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2767 = t2766 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2768 = t2764 + t2767;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2769 = (u64)t2741 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2770 = t2768 + t2769;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2770), "r"(row_19), "r"(row_20), "r"(row_21), "r"(row_22) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2771 = t2740 + 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2772 = t2771 < t34;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2773 = t2741 < t2738;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2774 = t2772 & t2773;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2774) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2775 = t2771 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2776 = t2741 ^ t2775;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2777 = t2771 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2778 = t2776 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2779 = t2777 + t2778;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2780 = smem_1 + t2779;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_23;
                        u32 row_24;
                        u32 row_25;
                        u32 row_26;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t2780) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2781 = first + t2771;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2782 = t2781 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2783 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2784 = first + t2771;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2785 = t2784 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2786 = t2783 + t2785;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2787 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2788 = t2787 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2789 = t2788 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2790 = o + t2789;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2791 = (u64)t2782;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2792 = t2791 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2793 = t2792 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2794 = t2790 + t2793;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2795 = (u64)t2786;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2796 = t2795 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2797 = t2796 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2798 = t2794 + t2797;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2799 = (u64)t2741 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2800 = t2798 + t2799;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2800), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2801 = t2740 + 8u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2802 = t2801 < t34;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2803 = t2741 < t2738;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2804 = t2802 & t2803;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2804) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2805 = t2801 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2806 = t2741 ^ t2805;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2807 = t2801 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2808 = t2806 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2809 = t2807 + t2808;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2810 = smem_1 + t2809;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_27;
                        u32 row_28;
                        u32 row_29;
                        u32 row_30;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t2810) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2811 = first + t2801;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2812 = t2811 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2813 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2814 = first + t2801;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2815 = t2814 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2816 = t2813 + t2815;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2817 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2818 = t2817 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2819 = t2818 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2820 = o + t2819;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2821 = (u64)t2812;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2822 = t2821 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2823 = t2822 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2824 = t2820 + t2823;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2825 = (u64)t2816;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2826 = t2825 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2827 = t2826 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2828 = t2824 + t2827;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2829 = (u64)t2741 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2830 = t2828 + t2829;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2830), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
                    }
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2831 = t2740 + 12u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2832 = t2831 < t34;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2833 = t2741 < t2738;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2834 = t2832 & t2833;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2834) {
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2835 = t2831 & 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2836 = t2741 ^ t2835;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2837 = t2831 << 7u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2838 = t2836 << 4u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2839 = t2837 + t2838;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2840 = smem_1 + t2839;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_31;
                        u32 row_32;
                        u32 row_33;
                        u32 row_34;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t2840) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2841 = first + t2831;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2842 = t2841 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2843 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2844 = first + t2831;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2845 = t2844 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2846 = t2843 + t2845;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2847 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2848 = t2847 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2849 = t2848 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2850 = o + t2849;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2851 = (u64)t2842;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2852 = t2851 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2853 = t2852 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2854 = t2850 + t2853;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2855 = (u64)t2846;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2856 = t2855 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2857 = t2856 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2858 = t2854 + t2857;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2859 = (u64)t2741 * 16u;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2860 = t2858 + t2859;
#line 190 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2860), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2861 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_35 = t106 + t2861;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2863 = row_35 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2864 = first + row_35;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2865 = t2864 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2866 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2867 = first + row_35;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2868 = t2867 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2869 = t2866 + t2868;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2870;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2870) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2871;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(row_max), "f"(scale_log2), "f"(t2870));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t2871 * 0.6931472f;
                    const bool t2873 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t2873 ? __uint_as_float(0xff800000u) : lse_4;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2875 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2876 = t2875 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2877 = t2863 & t2876;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t2877) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2878 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2879 = t2878 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2880 = t2879 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2881 = lse + t2880;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2882 = (u64)t2869;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2883 = t2882 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2884 = t2883 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2885 = t2881 + t2884;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2886 = (u64)t2865;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2887 = t2886 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2888 = t2887 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2889 = t2885 + t2888;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2889), "f"(value_3) : "memory");
                    }
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2890 = lane >> 2u;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2891 = t106 + t2890;
#line 216 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_36 = t2891 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2893 = row_36 < t34;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2894 = first + row_36;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2895 = t2894 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2896 = t35 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2897 = first + row_36;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2898 = t2897 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2899 = t2896 + t2898;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2900;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2900) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2901;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(row_max_2), "f"(scale_log2), "f"(t2900));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t2901 * 0.6931472f;
                    const bool t2903 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t2903 ? __uint_as_float(0xff800000u) : lse_5;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2905 = lane & 3u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2906 = t2905 == 0u;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2907 = t2893 & t2906;
#line 490 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t2907) {
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2908 = (u64)batch_2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2909 = t2908 * lse_stride0;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2910 = t2909 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2911 = lse + t2910;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2912 = (u64)t2899;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2913 = t2912 * lse_stride1;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2914 = t2913 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2915 = t2911 + t2914;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2916 = (u64)t2895;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2917 = t2916 * lse_stride2;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2918 = t2917 * 4ull;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2919 = t2915 + t2918;
#line 492 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2919), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
