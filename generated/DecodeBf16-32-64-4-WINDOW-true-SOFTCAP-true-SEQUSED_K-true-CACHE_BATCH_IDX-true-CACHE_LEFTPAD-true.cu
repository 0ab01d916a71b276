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
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t8 = (u64)batch_2;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t9 = t8 * seqused_k_stride0;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t10 = t9 * 4ull;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t11 = seqused_k + t10;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    u32 t12;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t12) : "l"(t11) : "memory");
#line 71 "fa-kernels/src/attention/options/cache.rs"
    const u32 t13 = t12 < seq_k ? t12 : seq_k;
#line 63 "fa-kernels/src/attention/options/cache.rs"
    const u64 t14 = (u64)batch_2;
#line 63 "fa-kernels/src/attention/options/cache.rs"
    const u64 t15 = t14 * cache_batch_idx_stride0;
#line 63 "fa-kernels/src/attention/options/cache.rs"
    const u64 t16 = t15 * 4ull;
#line 63 "fa-kernels/src/attention/options/cache.rs"
    const u64 t17 = cache_batch_idx + t16;
#line 63 "fa-kernels/src/attention/options/cache.rs"
    u32 t18;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t18) : "l"(t17) : "memory");
    const u64 t19 = (u64)batch_2;
#line 65 "fa-kernels/src/attention/options/cache.rs"
    const u64 t20 = t19 * cache_leftpad_stride0;
#line 65 "fa-kernels/src/attention/options/cache.rs"
    const u64 t21 = t20 * 4ull;
#line 65 "fa-kernels/src/attention/options/cache.rs"
    const u64 t22 = cache_leftpad + t21;
#line 65 "fa-kernels/src/attention/options/cache.rs"
    u32 t23;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t23) : "l"(t22) : "memory");
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const u32 padding = t23 < t13 ? t23 : t13;
    const u32 end_8 = t13 - padding;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t26 = tile % tiles;
#line 61 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t26 << 5u;
    const u32 t28 = seq_q * group;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t29 = t28 > first ? t28 : first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t30 = t29 - first;
#line 62 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t31 = head % kv_heads;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t32 = first / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
    const u32 t33 = window_right + 1u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t34 = t32 + end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t34 + t33;
    const u32 t36 = end > seq_q ? end : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t37 = t36 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t37 < end_8 ? t37 : end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t32 + end_8;
    const u32 t40 = end_3 > seq_q ? end_3 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t40 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 t42 = position > window_left ? position : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 t43 = t42 - window_left;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t44 = end_8 > 1u ? end_8 : 1u;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t45 = t44 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t43 < t45 ? t43 : t45;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t47 = t30 < 32u ? t30 : 32u;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = t47 > 1u ? t47 : 1u;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t49 = t48 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t50 = first + t49;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t51 = t50 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
    const u32 t52 = window_right + 1u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = t51 + end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t53 + t52;
    const u32 t55 = end_4 > seq_q ? end_4 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t56 = t55 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
    const u32 end_5 = t56 < end_8 ? t56 : end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t51 + end_8;
    const u32 t59 = end_6 > seq_q ? end_6 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t59 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 t61 = position_2 > window_left ? position_2 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 t62 = t61 - window_left;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t63 = end_8 > 1u ? end_8 : 1u;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t64 = t63 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t62 < t64 ? t62 : t64;
#line 226 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_3 = begin >> 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = end_5 + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t67 >> 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t69 = begin_3 + 1u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t68 > t69 ? t68 : t69;
    const u32 count = end_7 - begin_3;
    const u32 t72 = end_2 >> 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t72 < end_7 ? t72 : end_7;
    const u32 t74 = begin_2 + 63u;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t75 = t74 >> 6u;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t76 = t75 > begin_3 ? t75 : begin_3;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t77 = t76 < end_7 ? t76 : end_7;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_7 - t77;
#line 237 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t79 = end_7 - whole;
#line 237 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t80 = t79 < count ? t79 : count;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t81 = count + blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t82 = t81 - 1u;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t83 = t82 / blocks_of_split;
#line 72 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t84 = split * blocks_of_split;
#line 98 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 before = t84 < count ? t84 : count;
    const u32 t86 = end_7 - before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t87 = count - before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t88 = t87 < blocks_of_split ? t87 : blocks_of_split;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t89 = t80 > before ? t80 : before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t90 = t89 - before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t91 = masked_left > before ? masked_left : before;
#line 99 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t92 = t91 - before;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t93 = t30 != 0u;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t94 = split < t83;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t95 = t93 & t94;
#line 33 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t95) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t98 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t98));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 1u;
        const u32 warp_n = warp >> 1u;
        const u32 t102 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t103 = warp_n << 5u;
#line 42 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t105 = thread >> 3u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t106 = thread & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t107 = t105 & 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t108 = t106 ^ t107;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t109 = t105 << 7u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t110 = t108 << 4u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t111 = t109 + t110;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t112 = (u64)t105 * 0u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t113 = (u64)t106 * 16u;
#line 76 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t114 = t112 + t113;
        const u32 t115 = head_dim >> 3u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t116 = (u64)t106 * 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t117 = smem_1 + t111;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t118 = t30 > 1u ? t30 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t119 = t118 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t120 = t105 < t119 ? t105 : t119;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t121 = first + t120;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t122 = t121 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t123 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t124 = first + t120;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t125 = t124 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t126 = t123 + t125;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t127 = (u64)batch_2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t128 = t127 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t129 = t128 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t130 = q + t129;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t131 = (u64)t122;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t132 = t131 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t133 = t132 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t134 = t130 + t133;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t135 = (u64)t126;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t136 = t135 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t137 = t136 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t138 = t134 + t137;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t139 = t138 + t116;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t140 = t105 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t141 = t30 > 1u ? t30 : 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t142 = t141 - 1u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t143 = t140 < t142 ? t140 : t142;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t144 = first + t143;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t145 = t144 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t146 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t147 = first + t143;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t148 = t147 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t149 = t146 + t148;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t150 = (u64)batch_2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t151 = t150 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t152 = t151 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t153 = q + t152;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t154 = (u64)t145;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t155 = t154 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t156 = t155 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t157 = t153 + t156;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t158 = (u64)t149;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t159 = t158 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t160 = t159 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t161 = t157 + t160;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t162 = t161 + t116;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t163 = t105 < t30;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t164 = t106 < t115;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t165 = t163 & t164;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t166 = t165 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t117), "l"(t139), "r"(t166) : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t167 = t105 + 16u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t168 = t167 < t30;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t169 = t106 < t115;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t170 = t168 & t169;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t171 = t170 ? 16u : 0u;
#line 81 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t117), "l"(t162), "r"(t171) : "memory");
#line 53 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 93 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t173 = ring + 16384u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t174 = (u64)t18;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t175 = t174 * k_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t176 = t175 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t177 = k + t176;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t178 = (u64)padding;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t179 = t178 * k_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t180 = t179 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t181 = t177 + t180;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t182 = (u64)t31;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t183 = t182 * k_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t184 = t183 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t185 = t181 + t184;
        const u32 t186 = (u32)k_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t187 = t186 << 1u;
        const u32 t188 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t189 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t190 = t188 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t191 = t189 ^ t190;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t192 = t188 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t193 = t191 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t192 + t193;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t195 = (u64)t188 * t187;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t196 = t185 + t195;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t197 = (u64)t189 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t198 = t196 + t197;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t199 = (u64)t187 * 16u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t200 = (u64)t18;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t201 = t200 * v_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t202 = t201 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t203 = v + t202;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t204 = (u64)padding;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t205 = t204 * v_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t206 = t205 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t207 = t203 + t206;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = (u64)t31;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t209 = t208 * v_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t210 = t209 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t211 = t207 + t210;
        const u32 t212 = (u32)v_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t213 = t212 << 1u;
        const u32 t214 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t215 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t216 = t214 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = t215 ^ t216;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t218 = t214 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t219 = t217 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t220 = t218 + t219;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t221 = (u64)t214 * t213;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t222 = t211 + t221;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t223 = (u64)t215 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t224 = t222 + t223;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t225 = (u64)t213 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t226 = t86 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t226 << 6u;
        const u32 t228 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t229 = ring + t194;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t230 = (u64)first_key * t187;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t231 = t198 + t230;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t232 = t231 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t233 = t232 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t234 = t233 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t235 = first_key + t188;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t236 = t235 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t237 = t189 < t228;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t238 = t236 & t237;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t239 = t238 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t229), "l"(t231), "r"(t239) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t240 = first_key + t188;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t241 = t240 + 16u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t242 = t241 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t243 = t189 < t228;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t244 = t242 & t243;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t245 = t244 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t229), "l"(t232), "r"(t245) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t246 = first_key + t188;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t247 = t246 + 32u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t247 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t249 = t189 < t228;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t250 = t248 & t249;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = t250 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t229), "l"(t233), "r"(t251) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = first_key + t188;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 + 48u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t254 = t253 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t255 = t189 < t228;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t256 = t254 & t255;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t256 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t229), "l"(t234), "r"(t257) : "memory");
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t86 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t258 << 6u;
        const u32 t260 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t173 + t220;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = (u64)first_key_2 * t213;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = t224 + t262;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t263 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = t264 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = t265 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t267 = first_key_2 + t214;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t268 = t267 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t269 = t215 < t260;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t270 = t268 & t269;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t271 = t270 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t261), "l"(t263), "r"(t271) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = first_key_2 + t214;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = t272 + 16u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t274 = t273 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t275 = t215 < t260;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t276 = t274 & t275;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t277 = t276 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t261), "l"(t264), "r"(t277) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t278 = first_key_2 + t214;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = t278 + 32u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t280 = t279 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t281 = t215 < t260;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t282 = t280 & t281;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = t282 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t261), "l"(t265), "r"(t283) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t284 = first_key_2 + t214;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t285 = t284 + 48u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t286 = t285 < end_8;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t287 = t215 < t260;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t288 = t286 & t287;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t289 = t288 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t261), "l"(t266), "r"(t289) : "memory");
#line 149 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t290 = 1u < t88;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t290) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t291 = ring + 8192u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t292 = t86 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t293 = t292 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t293 << 6u;
            const u32 t295 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t296 = t291 + t194;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t297 = (u64)first_key_3 * t187;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t298 = t198 + t297;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t299 = t298 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t300 = t299 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t301 = t300 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t302 = t189 < t295;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t303 = t302 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t296), "l"(t298), "r"(t303) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t304 = t189 < t295;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t305 = t304 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t296), "l"(t299), "r"(t305) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t306 = t189 < t295;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t307 = t306 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t296), "l"(t300), "r"(t307) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t308 = t189 < t295;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t309 = t308 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t296), "l"(t301), "r"(t309) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t310 = 1u < t88;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t310) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t311 = t173 + 8192u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t312 = t86 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t313 = t312 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t313 << 6u;
            const u32 t315 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t316 = t311 + t220;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t317 = (u64)first_key_4 * t213;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t318 = t224 + t317;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t319 = t318 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t320 = t319 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t321 = t320 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t322 = t215 < t315;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t323 = t322 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t316), "l"(t318), "r"(t323) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t324 = t215 < t315;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t325 = t324 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t316), "l"(t319), "r"(t325) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t326 = t215 < t315;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t327 = t326 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t316), "l"(t320), "r"(t327) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t328 = t215 < t315;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t329 = t328 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t316), "l"(t321), "r"(t329) : "memory");
        }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t330 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t331 = t102 + t330;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t332 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t333 = t331 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t334 = t332 ^ t333;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t335 = t331 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t336 = t334 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t337 = t335 + t336;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t338 = smem_1 + t337;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t339;
        asm volatile("mov.b32 %0, %1;" : "=r"(t339) : "r"(t338));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t339) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t340;
        asm volatile("mov.b32 %0, %1;" : "=r"(t340) : "r"(t338));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t341 = t340 ^ 32u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t341) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t342;
        asm volatile("mov.b32 %0, %1;" : "=r"(t342) : "r"(t338));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t343 = t342 ^ 64u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t343) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t344;
        asm volatile("mov.b32 %0, %1;" : "=r"(t344) : "r"(t338));
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t345 = t344 ^ 96u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t345) : "memory");
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t346 = lane & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t347 = t103 + t346;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t348 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t349 = t348 << 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t350 = t347 + t349;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t351 = lane >> 3u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t352 = t351 & 1u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t353 = t350 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t354 = t352 ^ t353;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t355 = t350 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t356 = t354 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t357 = t355 + t356;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t358 = lane & 15u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t359 = t103 + t358;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t360 = lane >> 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t361 = t359 & 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t362 = t360 ^ t361;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t363 = t359 << 7u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t364 = t362 << 4u;
#line 57 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t365 = t363 + t364;
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
        u32 t366;
        asm volatile("mov.b32 %0, %1;" : "=r"(t366) : "r"(t357));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t367 = t366 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t368 = t366 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t369 = t366 ^ 96u;
        const u32 t370 = ring + t366;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t370) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t370) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t371 = ring + t367;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t371) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t371) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t372 = ring + t368;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t372) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t372) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t373 = ring + t369;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t373) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t373) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t374 = s * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t374));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t376 = power + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t377;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(t376));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t378;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t378) : "f"(t377), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s = t378;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t379 = s_2 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t379));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t381 = power_2 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t382;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t382) : "f"(t381));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t383;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(t382), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_2 = t383;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t384 = s_3 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_3) : "f"(t384));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t386 = power_3 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t387;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t387) : "f"(t386));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t388;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t388) : "f"(t387), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_3 = t388;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t389 = s_4 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_4) : "f"(t389));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t391 = power_4 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t392;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(t391));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t393;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t393) : "f"(t392), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_4 = t393;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t394 = s_5 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_5) : "f"(t394));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t396 = power_5 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t397;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t397) : "f"(t396));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t398;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(t397), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_5 = t398;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t399 = s_6 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_6) : "f"(t399));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t401 = power_6 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t402;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(t401));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t403;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(t402), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_6 = t403;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t404 = s_7 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_7) : "f"(t404));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t406 = power_7 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t407;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t407) : "f"(t406));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t408;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(t407), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_7 = t408;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t409 = s_8 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_8) : "f"(t409));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t411 = power_8 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t412;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(t411));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t413;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(t412), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_8 = t413;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t414 = s_9 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_9) : "f"(t414));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t416 = power_9 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t417;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t416));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t418;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(t417), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_9 = t418;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t419 = s_10 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_10) : "f"(t419));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t421 = power_10 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t422;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t423;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t423) : "f"(t422), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_10 = t423;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t424 = s_11 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_11) : "f"(t424));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t426 = power_11 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t427;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t427) : "f"(t426));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t428;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(t427), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_11 = t428;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t429 = s_12 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_12) : "f"(t429));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t431 = power_12 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t432;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t432) : "f"(t431));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t433;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(t432), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_12 = t433;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t434 = s_13 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_13) : "f"(t434));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t436 = power_13 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t437;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(t436));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t438;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(t437), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_13 = t438;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t439 = s_14 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_14) : "f"(t439));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t441 = power_14 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t442;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t443;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t442), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_14 = t443;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t444 = s_15 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_15) : "f"(t444));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t446 = power_15 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t447;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t447) : "f"(t446));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t448;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_15 = t448;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t449 = s_16 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
        f32 power_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_16) : "f"(t449));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        const f32 t451 = power_16 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t452;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        f32 t453;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t452), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
        s_16 = t453;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t454 = 0u < t90;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t455 = t92 <= 0u;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t456 = t454 | t455;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        if (t456) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t457 = t86 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t458 = t457 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t458 + t103;
            const u32 t460 = first + t102;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t461 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t462 = t461 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 column = first_key_5 + t462;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t464 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t465 = t460 + t464;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t466 = t465 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
            const u32 t467 = window_right + 1u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t468 = t466 + end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t468 + t467;
            const u32 t470 = end_9 > seq_q ? end_9 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t471 = t470 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t471 < end_8 ? t471 : end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t466 + end_8;
            const u32 t474 = end_11 > seq_q ? end_11 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t474 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 t476 = position_3 > window_left ? position_3 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 t477 = t476 - window_left;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t478 = end_8 > 1u ? end_8 : 1u;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t479 = t478 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t477 < t479 ? t477 : t479;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t481 = end_10 > column ? end_10 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t481 - column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t483 = begin_4 > column ? begin_4 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t484 = t483 - column;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t485 = 0u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t486 = t484 <= 0u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible = t485 & t486;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t488 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s = t488;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t489 = 1u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t490 = t484 <= 1u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t489 & t490;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t492 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_2 = t492;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t493 = 8u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t494 = t484 <= 8u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t493 & t494;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t496 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_5 = t496;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t497 = 9u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t498 = t484 <= 9u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t497 & t498;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t500 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_6 = t500;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t501 = 16u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t502 = t484 <= 16u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t501 & t502;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t504 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_9 = t504;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t505 = 17u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t506 = t484 <= 17u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t505 & t506;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t508 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_10 = t508;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t509 = 24u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t510 = t484 <= 24u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t509 & t510;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t512 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_13 = t512;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t513 = 25u < end_12;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t514 = t484 <= 25u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t513 & t514;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t516 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_14 = t516;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t517 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t518 = t460 + t517;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t519 = t518 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
            const u32 t520 = t519 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
            const u32 t521 = window_right + 1u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t522 = t520 + end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t522 + t521;
            const u32 t524 = end_13 > seq_q ? end_13 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t525 = t524 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t525 < end_8 ? t525 : end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t520 + end_8;
            const u32 t528 = end_15 > seq_q ? end_15 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t528 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 t530 = position_4 > window_left ? position_4 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 t531 = t530 - window_left;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t532 = end_8 > 1u ? end_8 : 1u;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t533 = t532 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t531 < t533 ? t531 : t533;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t535 = end_14 > column ? end_14 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t535 - column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t537 = begin_5 > column ? begin_5 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t538 = t537 - column;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t539 = 0u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t540 = t538 <= 0u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t539 & t540;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t542 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_3 = t542;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t543 = 1u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t544 = t538 <= 1u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t543 & t544;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t546 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_4 = t546;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t547 = 8u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t548 = t538 <= 8u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t547 & t548;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t550 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_7 = t550;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t551 = 9u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t552 = t538 <= 9u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t551 & t552;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t554 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_8 = t554;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t555 = 16u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t556 = t538 <= 16u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t555 & t556;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t558 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_11 = t558;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t559 = 17u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t560 = t538 <= 17u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t559 & t560;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t562 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_12 = t562;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t563 = 24u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t564 = t538 <= 24u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t563 & t564;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t566 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_15 = t566;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t567 = 25u < end_16;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool t568 = t538 <= 25u;
#line 59 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t567 & t568;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t570 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_16 = t570;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t572;
        asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t573;
        asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(t572), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t574;
        asm("max.f32 %0, %1, %2;" : "=f"(t574) : "f"(t573), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t575;
        asm("max.f32 %0, %1, %2;" : "=f"(t575) : "f"(t574), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t576;
        asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(t575), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t577;
        asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t576), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t578;
        asm("max.f32 %0, %1, %2;" : "=f"(t578) : "f"(t577), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t579;
        asm("max.f32 %0, %1, %2;" : "=f"(t579) : "f"(t578), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t580;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t580) : "f"(t579));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t579), "f"(t580));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t582;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t582) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t582));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t585 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t585;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t587 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t588;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(old), "f"(scale_log2), "f"(t587));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t588));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t590 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t591 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t591));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t593;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s = t593;
        const f32 t594 = t590 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t595 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t595));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t597;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_2 = t597;
        const f32 t598 = t594 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t599 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t599));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t601;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_5 = t601;
        const f32 t602 = t598 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t603 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t603));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t605;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_6 = t605;
        const f32 t606 = t602 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t607 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t607));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t609;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_9 = t609;
        const f32 t610 = t606 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t611 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t611));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t613;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_10 = t613;
        const f32 t614 = t610 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t615 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t615));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t617;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_13 = t617;
        const f32 t618 = t614 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t619 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t619));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t621;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_14 = t621;
        const f32 t622 = t618 + s_14;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t623 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t624 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t625 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t626 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t627 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t628 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t629 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t630 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t631 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t632 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t633 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t634 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t635 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t636 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t637 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t638 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t638;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t640;
        asm("max.f32 %0, %1, %2;" : "=f"(t640) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t641;
        asm("max.f32 %0, %1, %2;" : "=f"(t641) : "f"(t640), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t642;
        asm("max.f32 %0, %1, %2;" : "=f"(t642) : "f"(t641), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t643;
        asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(t642), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t644;
        asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(t643), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t645;
        asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(t644), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t646;
        asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t645), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t647;
        asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t646), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t648;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t648) : "f"(t647));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t647), "f"(t648));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t650;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t650) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t650));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t653 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t653;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t655 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t656;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(old_2), "f"(scale_log2), "f"(t655));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t656));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t658 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t659 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t659));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t661;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_3 = t661;
        const f32 t662 = t658 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t663 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t663));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t665;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_4 = t665;
        const f32 t666 = t662 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t667 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t667));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t669;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_7 = t669;
        const f32 t670 = t666 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t671 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t671));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t673;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_8 = t673;
        const f32 t674 = t670 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t675 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t675));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t677;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_11 = t677;
        const f32 t678 = t674 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t679 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t679));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t681;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_12 = t681;
        const f32 t682 = t678 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t683 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t683));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t685;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_15 = t685;
        const f32 t686 = t682 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t687 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t687));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t689;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_16 = t689;
        const f32 t690 = t686 + s_16;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t691 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t692 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t693 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t694 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t695 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t696 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t697 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t698 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t699 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t700 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t701 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t702 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t703 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t704 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t705 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t706 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t706;
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t707;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t707) : "f"(s), "f"(s_2));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t708;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t708) : "f"(s_3), "f"(s_4));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t709;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t709) : "f"(s_5), "f"(s_6));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t710;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t710) : "f"(s_7), "f"(s_8));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t711;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t711) : "f"(s_9), "f"(s_10));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t712;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t712) : "f"(s_11), "f"(s_12));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t713;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t713) : "f"(s_13), "f"(s_14));
#line 126 "fa-kernels/src/attention/softmax.rs"
        u32 t714;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t714) : "f"(s_15), "f"(s_16));
#line 188 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 t715;
        asm volatile("mov.b32 %0, %1;" : "=r"(t715) : "r"(t365));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t716 = t715 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t717 = t715 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t718 = t715 ^ 96u;
        const u32 t719 = t173 + t715;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t720 = t173 + t716;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t721 = t173 + t717;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t722 = t173 + t718;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t719) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(m_49), "r"(m_50));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(m_51), "r"(m_52));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t720) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(m_53), "r"(m_54));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(m_55), "r"(m_56));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t721) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(m_57), "r"(m_58));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(m_59), "r"(m_60));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t722) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(m_61), "r"(m_62));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t707), "r"(t708), "r"(t709), "r"(t710), "r"(m_63), "r"(m_64));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t719) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_65), "r"(m_66));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_67), "r"(m_68));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t720) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_69), "r"(m_70));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_71), "r"(m_72));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t721) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_73), "r"(m_74));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_75), "r"(m_76));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t722) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_77), "r"(m_78));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t711), "r"(t712), "r"(t713), "r"(t714), "r"(m_79), "r"(m_80));
#line 78 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < t88; i += 1u) {
#line 168 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t723 = i + 1u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t724 = t723 < t88;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t724) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t725 = t723 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t726 = t725 << 13u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t727 = ring + t726;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t728 = t86 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t729 = t728 - t723;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t729 << 6u;
                const u32 t731 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t732 = t727 + t194;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t733 = (u64)first_key_6 * t187;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t734 = t198 + t733;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t735 = t734 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t736 = t735 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t737 = t736 + t199;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t738 = t189 < t731;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t739 = t738 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t732), "l"(t734), "r"(t739) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t740 = t189 < t731;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t741 = t740 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t732), "l"(t735), "r"(t741) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t742 = t189 < t731;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t743 = t742 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t732), "l"(t736), "r"(t743) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t744 = t189 < t731;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t745 = t744 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t732), "l"(t737), "r"(t745) : "memory");
            }
#line 204 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t746 = t723 < t88;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t746) {
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t747 = t723 & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t748 = t747 << 13u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t749 = t173 + t748;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t750 = t86 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t751 = t750 - t723;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t751 << 6u;
                const u32 t753 = head_dim >> 3u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t754 = t749 + t220;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t755 = (u64)first_key_7 * t213;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t756 = t224 + t755;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t757 = t756 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t758 = t757 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t759 = t758 + t225;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t760 = t215 < t753;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t761 = t760 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t754), "l"(t756), "r"(t761) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t762 = t215 < t753;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t763 = t762 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t754), "l"(t757), "r"(t763) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t764 = t215 < t753;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t765 = t764 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t754), "l"(t758), "r"(t765) : "memory");
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t766 = t215 < t753;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t767 = t766 ? 16u : 0u;
#line 218 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t754), "l"(t759), "r"(t767) : "memory");
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
            const u32 t768 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t769 = t768 << 13u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t770 = ring + t769;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t771;
            asm volatile("mov.b32 %0, %1;" : "=r"(t771) : "r"(t357));
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t772 = t771 ^ 32u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t773 = t771 ^ 64u;
#line 89 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t774 = t771 ^ 96u;
            const u32 t775 = t770 + t771;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t775) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t775) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t776 = t770 + t772;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t776) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t776) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t777 = t770 + t773;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t777) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t777) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t778 = t770 + t774;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t778) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t778) : "memory");
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t779 = s_17 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_17) : "f"(t779));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t781 = power_17 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t782;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(t781));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t783;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(t782), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_17 = t783;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t784 = s_18 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_18) : "f"(t784));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t786 = power_18 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t787;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(t786));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t788;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(t787), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_18 = t788;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t789 = s_19 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_19) : "f"(t789));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t791 = power_19 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t792;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t792) : "f"(t791));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t793;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(t792), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_19 = t793;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t794 = s_20 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_20) : "f"(t794));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t796 = power_20 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t797;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(t796));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t798;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t798) : "f"(t797), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_20 = t798;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t799 = s_21 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_21) : "f"(t799));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t801 = power_21 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t802;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t802) : "f"(t801));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t803;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t803) : "f"(t802), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_21 = t803;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t804 = s_22 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_22) : "f"(t804));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t806 = power_22 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t807;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(t806));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t808;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t808) : "f"(t807), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_22 = t808;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t809 = s_23 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_23) : "f"(t809));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t811 = power_23 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t812;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t812) : "f"(t811));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t813;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t813) : "f"(t812), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_23 = t813;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t814 = s_24 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_24) : "f"(t814));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t816 = power_24 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t817;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(t816));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t818;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t818) : "f"(t817), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_24 = t818;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t819 = s_25 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_25) : "f"(t819));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t821 = power_25 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t822;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(t821));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t823;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(t822), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_25 = t823;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t824 = s_26 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_26) : "f"(t824));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t826 = power_26 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t827;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(t826));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(t827), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_26 = t828;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t829 = s_27 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_27) : "f"(t829));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t831 = power_27 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t832;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(t831));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t833;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t833) : "f"(t832), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_27 = t833;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t834 = s_28 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_28) : "f"(t834));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t836 = power_28 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t837;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(t836));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t838;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t838) : "f"(t837), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_28 = t838;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t839 = s_29 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_29) : "f"(t839));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t841 = power_29 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t842;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(t841));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t843;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t843) : "f"(t842), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_29 = t843;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t844 = s_30 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_30) : "f"(t844));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t846 = power_30 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t847;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(t846));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t848;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t848) : "f"(t847), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_30 = t848;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t849 = s_31 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_31) : "f"(t849));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t851 = power_31 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t852;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t852) : "f"(t851));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t853;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(t852), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_31 = t853;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t854 = s_32 * softcap;
#line 69 "fa-kernels/src/attention/options/softcap.rs"
            f32 power_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_32) : "f"(t854));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t856 = power_32 + 1.0f;
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t857;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(t856));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            f32 t858;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(t857), "f"(-2.0f), "f"(1.0f));
#line 70 "fa-kernels/src/attention/options/softcap.rs"
            s_32 = t858;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t859 = i < t90;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t860 = t92 <= i;
#line 122 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t861 = t859 | t860;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
            if (t861) {
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t862 = t86 - 1u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t863 = t862 - i;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t864 = t863 << 6u;
#line 110 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t864 + t103;
                const u32 t866 = first + t102;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t867 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 t868 = t867 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                const u32 column_2 = first_key_8 + t868;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t870 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t871 = t866 + t870;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t872 = t871 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
                const u32 t873 = window_right + 1u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t874 = t872 + end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t874 + t873;
                const u32 t876 = end_17 > seq_q ? end_17 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t877 = t876 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t877 < end_8 ? t877 : end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t872 + end_8;
                const u32 t880 = end_19 > seq_q ? end_19 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t880 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 t882 = position_5 > window_left ? position_5 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 t883 = t882 - window_left;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t884 = end_8 > 1u ? end_8 : 1u;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t885 = t884 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t883 < t885 ? t883 : t885;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t887 = end_18 > column_2 ? end_18 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t887 - column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t889 = begin_6 > column_2 ? begin_6 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t890 = t889 - column_2;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t891 = 0u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t892 = t890 <= 0u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t891 & t892;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t894 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_17 = t894;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t895 = 1u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t896 = t890 <= 1u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t895 & t896;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t898 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_18 = t898;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t899 = 8u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t900 = t890 <= 8u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t899 & t900;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t902 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_21 = t902;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t903 = 9u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t904 = t890 <= 9u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t903 & t904;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t906 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_22 = t906;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t907 = 16u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t908 = t890 <= 16u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t907 & t908;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t910 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_25 = t910;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t911 = 17u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t912 = t890 <= 17u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t911 & t912;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t914 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_26 = t914;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t915 = 24u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t916 = t890 <= 24u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t915 & t916;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t918 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_29 = t918;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t919 = 25u < end_20;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t920 = t890 <= 25u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t919 & t920;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t922 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_30 = t922;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t923 = lane >> 2u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t924 = t866 + t923;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t925 = t924 + 8u;
#line 28 "fa-kernels/src/attention/options/rows.rs"
                const u32 t926 = t925 / group;
#line 103 "fa-kernels/src/attention/options/window.rs"
                const u32 t927 = window_right + 1u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t928 = t926 + end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t928 + t927;
                const u32 t930 = end_21 > seq_q ? end_21 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t931 = t930 - seq_q;
#line 103 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t931 < end_8 ? t931 : end_8;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t926 + end_8;
                const u32 t934 = end_23 > seq_q ? end_23 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t934 - seq_q;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 t936 = position_6 > window_left ? position_6 : window_left;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 t937 = t936 - window_left;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t938 = end_8 > 1u ? end_8 : 1u;
#line 181 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t939 = t938 - 1u;
#line 109 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t937 < t939 ? t937 : t939;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t941 = end_22 > column_2 ? end_22 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t941 - column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t943 = begin_7 > column_2 ? begin_7 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
                const u32 t944 = t943 - column_2;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t945 = 0u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t946 = t944 <= 0u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t945 & t946;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t948 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_19 = t948;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t949 = 1u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t950 = t944 <= 1u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t949 & t950;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t952 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_20 = t952;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t953 = 8u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t954 = t944 <= 8u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t953 & t954;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t956 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_23 = t956;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t957 = 9u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t958 = t944 <= 9u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t957 & t958;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t960 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_24 = t960;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t961 = 16u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t962 = t944 <= 16u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t961 & t962;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t964 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_27 = t964;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t965 = 17u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t966 = t944 <= 17u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t965 & t966;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t968 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_28 = t968;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t969 = 24u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t970 = t944 <= 24u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t969 & t970;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t972 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_31 = t972;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t973 = 25u < end_24;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool t974 = t944 <= 25u;
#line 59 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t973 & t974;
#line 45 "fa-kernels/src/attention/mask.rs"
                const f32 t976 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                s_32 = t976;
            }
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t978;
            asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(old_3), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t979;
            asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(t978), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t980;
            asm("max.f32 %0, %1, %2;" : "=f"(t980) : "f"(t979), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t981;
            asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(t980), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t982;
            asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t981), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t982), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t984;
            asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t983), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t985;
            asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t984), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t986;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t986) : "f"(t985));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t985), "f"(t986));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t988;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t988) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t988));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t991 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t991;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t993 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t994;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t994) : "f"(old_3), "f"(scale_log2), "f"(t993));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t994));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t996 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t997 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t997));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_17 = t999;
            const f32 t1000 = t996 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1001 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t1001));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1003;
            const f32 t1004 = t1000 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1005 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t1005));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1007;
            const f32 t1008 = t1004 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1009 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t1009));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1011;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1011) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1011;
            const f32 t1012 = t1008 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1013 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t1013));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1015;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1015;
            const f32 t1016 = t1012 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1017 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t1017));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1019;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1019;
            const f32 t1020 = t1016 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1021 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t1021));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1023;
            const f32 t1024 = t1020 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1025 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t1025));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1027;
            const f32 t1028 = t1024 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1029 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1030 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1030;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1031 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1031;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1032 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1032;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1033 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1033;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1034 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1034;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1035 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1035;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1036 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1037 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1038 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1039 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1040 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1041 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1042 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1043 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1044 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1044;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1046;
            asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(old_4), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1047;
            asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1046), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1047), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1048), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1050;
            asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1049), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1051;
            asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1050), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1052;
            asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1051), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1053;
            asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1052), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1054;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1054) : "f"(t1053));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1053), "f"(t1054));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1056;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1056) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1056));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1059 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1059;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1061 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1062;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(old_4), "f"(scale_log2), "f"(t1061));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1062));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1064 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1065 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1065));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1067;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1067;
            const f32 t1068 = t1064 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1069 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1069));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1071;
            const f32 t1072 = t1068 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1073 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1073));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1075;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1075;
            const f32 t1076 = t1072 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1077 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1077));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1079;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1079;
            const f32 t1080 = t1076 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1081 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1081));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1083;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1083;
            const f32 t1084 = t1080 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1085 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1085));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1087;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1087;
            const f32 t1088 = t1084 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1089 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1089));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1091;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1091;
            const f32 t1092 = t1088 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1093 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1093));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1095;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1095;
            const f32 t1096 = t1092 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1097 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1098 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1099 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1100 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1101 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1102 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1103 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1104 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1105 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1106 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1107 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1108 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1109 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1110 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1111 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1112 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1112;
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1113;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_17), "f"(s_18));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1114;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(s_19), "f"(s_20));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1115;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(s_21), "f"(s_22));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1116;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_23), "f"(s_24));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(s_25), "f"(s_26));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1118;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_27), "f"(s_28));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_29), "f"(s_30));
#line 126 "fa-kernels/src/attention/softmax.rs"
            u32 t1120;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_31), "f"(s_32));
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1121 = i & 1u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1122 = t1121 << 13u;
#line 138 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1123 = t173 + t1122;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1124;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1124) : "r"(t365));
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1125 = t1124 ^ 32u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1126 = t1124 ^ 64u;
#line 101 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1127 = t1124 ^ 96u;
            const u32 t1128 = t1123 + t1124;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1129 = t1123 + t1125;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1130 = t1123 + t1126;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1131 = t1123 + t1127;
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1128) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116), "r"(m_113), "r"(m_114));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116), "r"(m_115), "r"(m_116));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1129) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116), "r"(m_117), "r"(m_118));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116), "r"(m_119), "r"(m_120));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1130) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116), "r"(m_121), "r"(m_122));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116), "r"(m_123), "r"(m_124));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1131) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116), "r"(m_125), "r"(m_126));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1113), "r"(t1114), "r"(t1115), "r"(t1116), "r"(m_127), "r"(m_128));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1128) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_129), "r"(m_130));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_131), "r"(m_132));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1129) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_133), "r"(m_134));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_135), "r"(m_136));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1130) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_137), "r"(m_138));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_139), "r"(m_140));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1131) : "memory");
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_141), "r"(m_142));
#line 102 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1117), "r"(t1118), "r"(t1119), "r"(t1120), "r"(m_143), "r"(m_144));
        }
#line 39 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const bool t1132 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
        if (t1132) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1133 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1134 = t1133 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1135 = t1134 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1136 = t1135 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1137 = ring + t1136;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1138 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 mine = t1137 + t1138;
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
        const bool t1140 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
        if (t1140) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1141 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1142 = ring + t1141;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1143 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
            const u32 theirs = t1142 + t1143;
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
            const bool t1182 = new_5 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1183 = new_5 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_5 = t1182 ? 0.0f : t1183;
            const f32 t1185 = -reference_5;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1186;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1186) : "f"(row_max), "f"(scale_log2), "f"(t1185));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t1186));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1188 = -reference_5;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1189;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1189) : "f"(words_33), "f"(scale_log2), "f"(t1188));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t1189));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max = new_5;
            const f32 t1191 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1192 = words_35 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1193;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1193) : "f"(t1191), "f"(1.0f), "f"(t1192));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum = t1193;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1194 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1195 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1196;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1196) : "f"(t1194), "f"(1.0f), "f"(t1195));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc = t1196;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1197 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1198 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1199;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1199) : "f"(t1197), "f"(1.0f), "f"(t1198));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_2 = t1199;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1200 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1201 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1202;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1202) : "f"(t1200), "f"(1.0f), "f"(t1201));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_5 = t1202;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1203 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1204 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1205;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1205) : "f"(t1203), "f"(1.0f), "f"(t1204));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_6 = t1205;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1206 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1207 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1208;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1208) : "f"(t1206), "f"(1.0f), "f"(t1207));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_9 = t1208;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1209 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1210 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1211;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1211) : "f"(t1209), "f"(1.0f), "f"(t1210));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_10 = t1211;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1212 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1213 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1214;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(t1212), "f"(1.0f), "f"(t1213));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_13 = t1214;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1215 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1216 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1217;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1217) : "f"(t1215), "f"(1.0f), "f"(t1216));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_14 = t1217;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1218 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1219 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1220;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(t1218), "f"(1.0f), "f"(t1219));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_17 = t1220;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1221 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1222 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1223;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1223) : "f"(t1221), "f"(1.0f), "f"(t1222));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_18 = t1223;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1224 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1225 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1226;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1226) : "f"(t1224), "f"(1.0f), "f"(t1225));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_21 = t1226;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1227 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1228 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1229;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(t1227), "f"(1.0f), "f"(t1228));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_22 = t1229;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1230 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1231 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1232;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1232) : "f"(t1230), "f"(1.0f), "f"(t1231));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_25 = t1232;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1233 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1234 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1235;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1235) : "f"(t1233), "f"(1.0f), "f"(t1234));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_26 = t1235;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1236 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1237 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1238;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1238) : "f"(t1236), "f"(1.0f), "f"(t1237));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_29 = t1238;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1239 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1240 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1241;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(t1239), "f"(1.0f), "f"(t1240));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_30 = t1241;
#line 88 "fa-kernels/src/attention/epilogue.rs"
            f32 new_6;
            asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_34));
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const bool t1243 = new_6 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1244 = new_6 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
            const f32 reference_6 = t1243 ? 0.0f : t1244;
            const f32 t1246 = -reference_6;
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 t1247;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1247) : "f"(row_max_2), "f"(scale_log2), "f"(t1246));
#line 90 "fa-kernels/src/attention/epilogue.rs"
            f32 ours_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t1247));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1249 = -reference_6;
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 t1250;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(words_34), "f"(scale_log2), "f"(t1249));
#line 91 "fa-kernels/src/attention/epilogue.rs"
            f32 other_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t1250));
#line 92 "fa-kernels/src/attention/epilogue.rs"
            row_max_2 = new_6;
            const f32 t1252 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1253 = words_36 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
            f32 t1254;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1254) : "f"(t1252), "f"(1.0f), "f"(t1253));
#line 93 "fa-kernels/src/attention/epilogue.rs"
            row_sum_2 = t1254;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1255 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1256 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1257;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1257) : "f"(t1255), "f"(1.0f), "f"(t1256));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_3 = t1257;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1258 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1259 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1260;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(t1258), "f"(1.0f), "f"(t1259));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_4 = t1260;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1261 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1262 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1263;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1263) : "f"(t1261), "f"(1.0f), "f"(t1262));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_7 = t1263;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1264 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1265 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1266;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1266) : "f"(t1264), "f"(1.0f), "f"(t1265));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_8 = t1266;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1267 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1268 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1269;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(t1267), "f"(1.0f), "f"(t1268));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_11 = t1269;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1270 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1271 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1272;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(t1270), "f"(1.0f), "f"(t1271));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_12 = t1272;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1273 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1274 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1275;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1275) : "f"(t1273), "f"(1.0f), "f"(t1274));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_15 = t1275;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1276 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1277 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1278;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1278) : "f"(t1276), "f"(1.0f), "f"(t1277));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_16 = t1278;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1279 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1280 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1281;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(t1279), "f"(1.0f), "f"(t1280));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_19 = t1281;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1282 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1283 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1284;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(t1282), "f"(1.0f), "f"(t1283));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_20 = t1284;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1285 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1286 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1287;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1287) : "f"(t1285), "f"(1.0f), "f"(t1286));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_23 = t1287;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1288 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1289 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1290;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1290) : "f"(t1288), "f"(1.0f), "f"(t1289));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_24 = t1290;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1291 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1292 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1293;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1293) : "f"(t1291), "f"(1.0f), "f"(t1292));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_27 = t1293;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1294 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1295 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1296;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(t1294), "f"(1.0f), "f"(t1295));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_28 = t1296;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1297 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1298 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1299) : "f"(t1297), "f"(1.0f), "f"(t1298));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_31 = t1299;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1300 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            const f32 t1301 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
            f32 t1302;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1302) : "f"(t1300), "f"(1.0f), "f"(t1301));
#line 95 "fa-kernels/src/attention/epilogue.rs"
            acc_32 = t1302;
        }
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        const bool t1303 = t83 == 1u;
#line 132 "fa-kernels/src/attention/forward/decode/tile.rs"
        if (t1303) {
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1304 = warp_n == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1304) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1305;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1305) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1305;
                f32 t1307;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1307) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1308 = pair_5 + t1307;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1308;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1309;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1309) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1309;
                f32 t1311;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1311) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1312 = pair_6 + t1311;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1312;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1313 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1314;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1313 ? 0.0f : t1314;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1316 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1316;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1317 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1317;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1318 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1318;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1319 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1319;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1320 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1320;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1321 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1321;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1322 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1322;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1323 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1323;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1324 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1324;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1325 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1325;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1326 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1326;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1327 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1327;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1328 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1328;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1329 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1329;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1330 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1330;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1331 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1331;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1332 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1333;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1332 ? 0.0f : t1333;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1335 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1335;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1336 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1336;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1337 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1337;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1338 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1338;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1339 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1339;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1340 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1340;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1341 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1341;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1342 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1342;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1343 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1343;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1344 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1344;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1345 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1345;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1346 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1346;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1347 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1347;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1348 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1348;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1349 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1349;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1350 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1350;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1351 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1352 = t102 + t1351;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1353 = t1352 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1354 = 0u ^ t1353;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1355 = t1352 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1356 = t1354 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1357 = t1355 + t1356;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1358 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1359 = t1358 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1360 = t1357 + t1359;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1361;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1362 = smem_1 + t1360;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1362), "r"(t1361) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1363;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1364 = t1360 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1365 = smem_1 + t1364;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1365), "r"(t1363) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1366;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1367 = t1360 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1368 = smem_1 + t1367;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1368), "r"(t1366) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1369;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1370 = t1360 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1371 = smem_1 + t1370;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1371), "r"(t1369) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1372;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1373 = t1360 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1374 = smem_1 + t1373;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1374), "r"(t1372) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1375;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1376 = t1360 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1377 = smem_1 + t1376;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1377), "r"(t1375) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1378;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1379 = t1360 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1380 = smem_1 + t1379;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1380), "r"(t1378) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1381;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1382 = t1360 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1383 = smem_1 + t1382;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1383), "r"(t1381) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1384 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1385 = t102 + t1384;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1386 = t1385 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1387 = t1386 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1388 = 0u ^ t1387;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1389 = t1386 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1390 = t1388 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1391 = t1389 + t1390;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1392 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1393 = t1392 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1394 = t1391 + t1393;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1395;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1396 = smem_1 + t1394;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1396), "r"(t1395) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1397;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1398 = t1394 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1399 = smem_1 + t1398;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1399), "r"(t1397) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1400;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1401 = t1394 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1402 = smem_1 + t1401;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1402), "r"(t1400) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1403;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1404 = t1394 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1405 = smem_1 + t1404;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1405), "r"(t1403) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1406;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1407 = t1394 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1408 = smem_1 + t1407;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1408), "r"(t1406) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1409;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1409) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1410 = t1394 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1411 = smem_1 + t1410;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1411), "r"(t1409) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1412;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1412) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1413 = t1394 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1414 = smem_1 + t1413;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1414), "r"(t1412) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1415;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1415) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1416 = t1394 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1417 = smem_1 + t1416;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1417), "r"(t1415) : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1418 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1419 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1420 = t102 + t1419;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1421 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1422 = t1420 < t30;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1423 = t1421 < t1418;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1424 = t1422 & t1423;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1424) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1425 = t1420 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1426 = t1421 ^ t1425;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1427 = t1420 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1428 = t1426 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1429 = t1427 + t1428;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1430 = smem_1 + t1429;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1430) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1431 = first + t1420;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1432 = t1431 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1433 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1434 = first + t1420;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1435 = t1434 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1436 = t1433 + t1435;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1437 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1438 = t1437 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1439 = t1438 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1440 = o + t1439;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1441 = (u64)t1432;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1442 = t1441 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1443 = t1442 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1444 = t1440 + t1443;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1445 = (u64)t1436;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1446 = t1445 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1447 = t1446 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1448 = t1444 + t1447;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1449 = (u64)t1421 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1450 = t1448 + t1449;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1450), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1451 = t1420 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1452 = t1451 < t30;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1453 = t1421 < t1418;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1454 = t1452 & t1453;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1454) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1455 = t1451 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1456 = t1421 ^ t1455;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1457 = t1451 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1458 = t1456 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1459 = t1457 + t1458;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1460 = smem_1 + t1459;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1460) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1461 = first + t1451;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1462 = t1461 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1463 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1464 = first + t1451;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1465 = t1464 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1466 = t1463 + t1465;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1467 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1468 = t1467 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1469 = t1468 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1470 = o + t1469;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1471 = (u64)t1462;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1472 = t1471 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1473 = t1472 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1474 = t1470 + t1473;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1475 = (u64)t1466;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1476 = t1475 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1477 = t1476 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1478 = t1474 + t1477;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1479 = (u64)t1421 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1480 = t1478 + t1479;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1480), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1481 = t1420 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1482 = t1481 < t30;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1483 = t1421 < t1418;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1484 = t1482 & t1483;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1484) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1485 = t1481 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1486 = t1421 ^ t1485;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1487 = t1481 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1488 = t1486 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1489 = t1487 + t1488;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1490 = smem_1 + t1489;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_9;
                    u32 row_10;
                    u32 row_11;
                    u32 row_12;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1490) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1491 = first + t1481;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1492 = t1491 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1493 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1494 = first + t1481;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1495 = t1494 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1496 = t1493 + t1495;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1497 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1498 = t1497 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1499 = t1498 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1500 = o + t1499;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1501 = (u64)t1492;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1502 = t1501 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1503 = t1502 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1504 = t1500 + t1503;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1505 = (u64)t1496;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1506 = t1505 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1507 = t1506 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1508 = t1504 + t1507;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1509 = (u64)t1421 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1510 = t1508 + t1509;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1510), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
                }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1511 = t1420 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1512 = t1511 < t30;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1513 = t1421 < t1418;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t1514 = t1512 & t1513;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t1514) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1515 = t1511 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1516 = t1421 ^ t1515;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1517 = t1511 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1518 = t1516 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1519 = t1517 + t1518;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1520 = smem_1 + t1519;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 row_13;
                    u32 row_14;
                    u32 row_15;
                    u32 row_16;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1520) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1521 = first + t1511;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1522 = t1521 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1523 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1524 = first + t1511;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1525 = t1524 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t1526 = t1523 + t1525;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1527 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1528 = t1527 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1529 = t1528 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1530 = o + t1529;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1531 = (u64)t1522;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1532 = t1531 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1533 = t1532 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1534 = t1530 + t1533;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1535 = (u64)t1526;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1536 = t1535 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1537 = t1536 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t1538 = t1534 + t1537;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1539 = (u64)t1421 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u64 t1540 = t1538 + t1539;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1540), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1541 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_17 = t102 + t1541;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1543 = row_17 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1544 = first + row_17;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1545 = t1544 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1546 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1547 = first + row_17;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1548 = t1547 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1549 = t1546 + t1548;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1550;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1550) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1551;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1551) : "f"(row_max), "f"(scale_log2), "f"(t1550));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1551 * 0.6931472f;
                const bool t1553 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1553 ? __uint_as_float(0xff800000u) : lse_2;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1555 = lane & 3u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1556 = t1555 == 0u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1557 = t1543 & t1556;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1557) {
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1558 = (u64)batch_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1559 = t1558 * lse_stride0;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1560 = t1559 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1561 = lse + t1560;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1562 = (u64)t1549;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1563 = t1562 * lse_stride1;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1564 = t1563 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1565 = t1561 + t1564;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1566 = (u64)t1545;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1567 = t1566 * lse_stride2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1568 = t1567 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1569 = t1565 + t1568;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1569), "f"(value) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1570 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1571 = t102 + t1570;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_18 = t1571 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1573 = row_18 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1574 = first + row_18;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1575 = t1574 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1576 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1577 = first + row_18;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1578 = t1577 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1579 = t1576 + t1578;
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1580;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1580) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                f32 t1581;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1581) : "f"(row_max_2), "f"(scale_log2), "f"(t1580));
#line 253 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1581 * 0.6931472f;
                const bool t1583 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1583 ? __uint_as_float(0xff800000u) : lse_3;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1585 = lane & 3u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1586 = t1585 == 0u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1587 = t1573 & t1586;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1587) {
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1588 = (u64)batch_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1589 = t1588 * lse_stride0;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1590 = t1589 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1591 = lse + t1590;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1592 = (u64)t1579;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1593 = t1592 * lse_stride1;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1594 = t1593 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1595 = t1591 + t1594;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1596 = (u64)t1575;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1597 = t1596 * lse_stride2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1598 = t1597 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1599 = t1595 + t1598;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1599), "f"(value_2) : "memory");
                }
            }
        } else {
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1600 = warp_n == 0u;
#line 32 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1600) {
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1601 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1602 = t102 + t1601;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1603 = t1602 < t30;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1603) {
                    const u32 index = warp_m << 1u;
                    const u64 t1605 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1606 = t1605 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1607 = t1606 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1608 = partials + t1607;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1609 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1610 = t1609 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1611 = t1610 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1612 = t1608 + t1611;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1613 = (u64)index;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1614 = t1613 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1615 = t1614 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1616 = t1612 + t1615;
                    const u64 t1617 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1618 = t1616 + t1617;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1618), "f"(acc) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1618), "f"(acc_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1618), "f"(acc_5) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1618), "f"(acc_6) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1618), "f"(acc_9) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1618), "f"(acc_10) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1618), "f"(acc_13) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1618), "f"(acc_14) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1618), "f"(acc_17) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1618), "f"(acc_18) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1618), "f"(acc_21) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1618), "f"(acc_22) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1618), "f"(acc_25) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1618), "f"(acc_26) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1618), "f"(acc_29) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1618), "f"(acc_30) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1618), "f"(row_max) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1618), "f"(row_sum) : "memory");
                }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1619 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1620 = t102 + t1619;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1621 = t1620 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1622 = t1621 < t30;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1622) {
                    const u32 t1623 = warp_m << 1u;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 index_2 = t1623 + 1u;
                    const u64 t1625 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1626 = t1625 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1627 = t1626 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1628 = partials + t1627;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1629 = (u64)split;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1630 = t1629 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1631 = t1630 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1632 = t1628 + t1631;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1633 = (u64)index_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1634 = t1633 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1635 = t1634 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1636 = t1632 + t1635;
                    const u64 t1637 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t1638 = t1636 + t1637;
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1638), "f"(acc_3) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1638), "f"(acc_4) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1638), "f"(acc_7) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1638), "f"(acc_8) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1638), "f"(acc_11) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1638), "f"(acc_12) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1638), "f"(acc_15) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1638), "f"(acc_16) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1638), "f"(acc_19) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1638), "f"(acc_20) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1638), "f"(acc_23) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1638), "f"(acc_24) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1638), "f"(acc_27) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1638), "f"(acc_28) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1638), "f"(acc_31) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1638), "f"(acc_32) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1638), "f"(row_max_2) : "memory");
#line 38 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1638), "f"(row_sum_2) : "memory");
                }
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1639 = (u64)tile;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1640 = t1639 * arrived_stride0;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1641 = t1640 * 4ull;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u64 t1642 = arrived + t1641;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1643 = t83 - 1u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1644 = (u32)__cvta_generic_to_shared(smem);
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1645 = t1644 + 36864u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1646 = threadIdx.x;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1647 = t1646 == 0u;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1647) {
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                u32 t1648;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1648) : "l"(t1642), "r"(t1643) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1645), "r"(t1648) : "memory");
            }
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            u32 t1649;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1649) : "r"(t1645) : "memory");
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            const bool t1650 = t1649 == t1643;
#line 136 "fa-kernels/src/attention/forward/decode/tile.rs"
            if (t1650) {
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
                    const bool t1651 = split_2 < t83;
                    if (!t1651) break;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1652 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1653 = t102 + t1652;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t1654 = t1653 < t30;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t1654) {
                        const u32 index_3 = warp_m << 1u;
                        const u64 t1656 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1657 = t1656 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1658 = t1657 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1659 = partials + t1658;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1660 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1661 = t1660 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1662 = t1661 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1663 = t1659 + t1662;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1664 = (u64)index_3;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1665 = t1664 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1666 = t1665 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1667 = t1663 + t1666;
                        const u64 t1668 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1669 = t1667 + t1668;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_2;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_2) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_3;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_3) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_4;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_4) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_5;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_5) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_6;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_6) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_7;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_7) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_8;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_8) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_9;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_9) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_10;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_10) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_11;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_11) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_12;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_12) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_13;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_13) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_14;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_14) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_15;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_15) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_16;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_16) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_17;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_17) : "l"(t1669) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_18;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_18) : "l"(t1669) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_7;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(row_max), "f"(loaded_17));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t1689 = new_7 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1690 = new_7 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_7 = t1689 ? 0.0f : t1690;
                        const f32 t1692 = -reference_7;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1693) : "f"(row_max), "f"(scale_log2), "f"(t1692));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t1693));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1695 = -reference_7;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1696) : "f"(loaded_17), "f"(scale_log2), "f"(t1695));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t1696));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max = new_7;
                        const f32 t1698 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1699 = loaded_18 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1700) : "f"(t1698), "f"(1.0f), "f"(t1699));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum = t1700;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1701 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1702 = loaded * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1703) : "f"(t1701), "f"(1.0f), "f"(t1702));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc = t1703;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1704 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1705 = loaded_2 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1706) : "f"(t1704), "f"(1.0f), "f"(t1705));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_2 = t1706;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1707 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1708 = loaded_3 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1709) : "f"(t1707), "f"(1.0f), "f"(t1708));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_5 = t1709;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1710 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1711 = loaded_4 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1712) : "f"(t1710), "f"(1.0f), "f"(t1711));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_6 = t1712;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1713 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1714 = loaded_5 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1715) : "f"(t1713), "f"(1.0f), "f"(t1714));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_9 = t1715;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1716 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1717 = loaded_6 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1718) : "f"(t1716), "f"(1.0f), "f"(t1717));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_10 = t1718;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1719 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1720 = loaded_7 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1721) : "f"(t1719), "f"(1.0f), "f"(t1720));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_13 = t1721;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1722 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1723 = loaded_8 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1724) : "f"(t1722), "f"(1.0f), "f"(t1723));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_14 = t1724;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1725 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1726 = loaded_9 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1727) : "f"(t1725), "f"(1.0f), "f"(t1726));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_17 = t1727;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1728 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1729 = loaded_10 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1730) : "f"(t1728), "f"(1.0f), "f"(t1729));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_18 = t1730;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1731 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1732 = loaded_11 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1733) : "f"(t1731), "f"(1.0f), "f"(t1732));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_21 = t1733;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1734 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1735 = loaded_12 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1736) : "f"(t1734), "f"(1.0f), "f"(t1735));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_22 = t1736;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1737 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1738 = loaded_13 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1739) : "f"(t1737), "f"(1.0f), "f"(t1738));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_25 = t1739;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1740 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1741 = loaded_14 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1742) : "f"(t1740), "f"(1.0f), "f"(t1741));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_26 = t1742;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1743 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1744 = loaded_15 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1745) : "f"(t1743), "f"(1.0f), "f"(t1744));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_29 = t1745;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1746 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1747 = loaded_16 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1748) : "f"(t1746), "f"(1.0f), "f"(t1747));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_30 = t1748;
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1749 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1750 = t102 + t1749;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t1751 = t1750 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t1752 = t1751 < t30;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t1752) {
                        const u32 t1753 = warp_m << 1u;
#line 97 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_4 = t1753 + 1u;
                        const u64 t1755 = (u64)tile;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1756 = t1755 * partials_stride0;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1757 = t1756 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1758 = partials + t1757;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1759 = (u64)split_2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1760 = t1759 * partials_stride1;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1761 = t1760 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1762 = t1758 + t1761;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1763 = (u64)index_4;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1764 = t1763 * partials_stride2;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1765 = t1764 * 4ull;
#line 98 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1766 = t1762 + t1765;
                        const u64 t1767 = (u64)lane * 4u;
#line 99 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1768 = t1766 + t1767;
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_19;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(loaded_19) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_20;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(loaded_20) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_21;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(loaded_21) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_22;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(loaded_22) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_23;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(loaded_23) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_24;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(loaded_24) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_25;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(loaded_25) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_26;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(loaded_26) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_27;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(loaded_27) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_28;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(loaded_28) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_29;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(loaded_29) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_30;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(loaded_30) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_31;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(loaded_31) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_32;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(loaded_32) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_33;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(loaded_33) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_34;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(loaded_34) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_35;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(loaded_35) : "l"(t1768) : "memory");
#line 73 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 loaded_36;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(loaded_36) : "l"(t1768) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
                        f32 new_8;
                        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(loaded_35));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const bool t1788 = new_8 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1789 = new_8 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                        const f32 reference_8 = t1788 ? 0.0f : t1789;
                        const f32 t1791 = -reference_8;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1792) : "f"(row_max_2), "f"(scale_log2), "f"(t1791));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                        f32 ours_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t1792));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1794 = -reference_8;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1795) : "f"(loaded_35), "f"(scale_log2), "f"(t1794));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                        f32 other_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t1795));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                        row_max_2 = new_8;
                        const f32 t1797 = row_sum_2 * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1798 = loaded_36 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1799) : "f"(t1797), "f"(1.0f), "f"(t1798));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                        row_sum_2 = t1799;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1800 = acc_3 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1801 = loaded_19 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1802) : "f"(t1800), "f"(1.0f), "f"(t1801));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_3 = t1802;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1803 = acc_4 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1804 = loaded_20 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1805) : "f"(t1803), "f"(1.0f), "f"(t1804));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_4 = t1805;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1806 = acc_7 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1807 = loaded_21 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1808) : "f"(t1806), "f"(1.0f), "f"(t1807));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_7 = t1808;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1809 = acc_8 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1810 = loaded_22 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1811) : "f"(t1809), "f"(1.0f), "f"(t1810));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_8 = t1811;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1812 = acc_11 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1813 = loaded_23 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1814) : "f"(t1812), "f"(1.0f), "f"(t1813));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_11 = t1814;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1815 = acc_12 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1816 = loaded_24 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1817) : "f"(t1815), "f"(1.0f), "f"(t1816));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_12 = t1817;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1818 = acc_15 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1819 = loaded_25 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1820) : "f"(t1818), "f"(1.0f), "f"(t1819));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_15 = t1820;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1821 = acc_16 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1822 = loaded_26 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1823) : "f"(t1821), "f"(1.0f), "f"(t1822));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_16 = t1823;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1824 = acc_19 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1825 = loaded_27 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1826) : "f"(t1824), "f"(1.0f), "f"(t1825));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_19 = t1826;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1827 = acc_20 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1828 = loaded_28 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1829) : "f"(t1827), "f"(1.0f), "f"(t1828));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_20 = t1829;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1830 = acc_23 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1831 = loaded_29 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1832) : "f"(t1830), "f"(1.0f), "f"(t1831));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_23 = t1832;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1833 = acc_24 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1834 = loaded_30 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1835) : "f"(t1833), "f"(1.0f), "f"(t1834));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_24 = t1835;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1836 = acc_27 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1837 = loaded_31 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1838) : "f"(t1836), "f"(1.0f), "f"(t1837));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_27 = t1838;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1839 = acc_28 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1840 = loaded_32 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1841) : "f"(t1839), "f"(1.0f), "f"(t1840));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_28 = t1841;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1842 = acc_31 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1843 = loaded_33 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(t1842), "f"(1.0f), "f"(t1843));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_31 = t1844;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1845 = acc_32 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        const f32 t1846 = loaded_34 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        f32 t1847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1847) : "f"(t1845), "f"(1.0f), "f"(t1846));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                        acc_32 = t1847;
                    }
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t1848 = split_2 + 2u;
#line 52 "fa-kernels/src/attention/forward/decode/merge.rs"
                    split_2 = t1848;
                }
#line 39 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("bar.sync 0;" :  :  : "memory");
                const bool t1850 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
                if (t1850) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1851 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1852 = t1851 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1853 = t1852 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1854 = t1853 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1855 = ring + t1854;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1856 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 mine_2 = t1855 + t1856;
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
                const bool t1858 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
                if (t1858) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1859 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1860 = ring + t1859;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1861 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
                    const u32 theirs_2 = t1860 + t1861;
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
                    const bool t1900 = new_9 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1901 = new_9 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_9 = t1900 ? 0.0f : t1901;
                    const f32 t1903 = -reference_9;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1904;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1904) : "f"(row_max), "f"(scale_log2), "f"(t1903));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_5;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t1904));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1906 = -reference_9;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1907;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1907) : "f"(words_69), "f"(scale_log2), "f"(t1906));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_5;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t1907));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max = new_9;
                    const f32 t1909 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1910 = words_71 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1911;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(t1909), "f"(1.0f), "f"(t1910));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum = t1911;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1912 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1913 = words_37 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1914;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1914) : "f"(t1912), "f"(1.0f), "f"(t1913));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc = t1914;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1915 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1916 = words_38 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1917;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(t1915), "f"(1.0f), "f"(t1916));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_2 = t1917;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1918 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1919 = words_41 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1920;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(t1918), "f"(1.0f), "f"(t1919));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_5 = t1920;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1921 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1922 = words_42 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1923;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(t1921), "f"(1.0f), "f"(t1922));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_6 = t1923;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1924 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1925 = words_45 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1926;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(t1924), "f"(1.0f), "f"(t1925));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_9 = t1926;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1927 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1928 = words_46 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1929) : "f"(t1927), "f"(1.0f), "f"(t1928));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_10 = t1929;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1930 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1931 = words_49 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1932;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(t1930), "f"(1.0f), "f"(t1931));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_13 = t1932;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1933 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1934 = words_50 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1935;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(t1933), "f"(1.0f), "f"(t1934));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_14 = t1935;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1936 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1937 = words_53 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1938;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(t1936), "f"(1.0f), "f"(t1937));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_17 = t1938;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1939 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1940 = words_54 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1941;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1941) : "f"(t1939), "f"(1.0f), "f"(t1940));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_18 = t1941;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1942 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1943 = words_57 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(t1942), "f"(1.0f), "f"(t1943));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_21 = t1944;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1945 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1946 = words_58 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1947;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(t1945), "f"(1.0f), "f"(t1946));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_22 = t1947;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1948 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1949 = words_61 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(t1948), "f"(1.0f), "f"(t1949));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_25 = t1950;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1951 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1952 = words_62 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1953;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1953) : "f"(t1951), "f"(1.0f), "f"(t1952));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_26 = t1953;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1954 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1955 = words_65 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1956;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(t1954), "f"(1.0f), "f"(t1955));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_29 = t1956;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1957 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1958 = words_66 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1959;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(t1957), "f"(1.0f), "f"(t1958));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_30 = t1959;
#line 88 "fa-kernels/src/attention/epilogue.rs"
                    f32 new_10;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_70));
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const bool t1961 = new_10 == __uint_as_float(0xff800000u);
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1962 = new_10 * scale_log2;
#line 89 "fa-kernels/src/attention/epilogue.rs"
                    const f32 reference_10 = t1961 ? 0.0f : t1962;
                    const f32 t1964 = -reference_10;
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1965;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1965) : "f"(row_max_2), "f"(scale_log2), "f"(t1964));
#line 90 "fa-kernels/src/attention/epilogue.rs"
                    f32 ours_6;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t1965));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1967 = -reference_10;
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1968;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1968) : "f"(words_70), "f"(scale_log2), "f"(t1967));
#line 91 "fa-kernels/src/attention/epilogue.rs"
                    f32 other_6;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t1968));
#line 92 "fa-kernels/src/attention/epilogue.rs"
                    row_max_2 = new_10;
                    const f32 t1970 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1971 = words_72 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(t1970), "f"(1.0f), "f"(t1971));
#line 93 "fa-kernels/src/attention/epilogue.rs"
                    row_sum_2 = t1972;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1973 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1974 = words_39 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1975;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(t1973), "f"(1.0f), "f"(t1974));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_3 = t1975;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1976 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1977 = words_40 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1978;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(t1976), "f"(1.0f), "f"(t1977));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_4 = t1978;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1979 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1980 = words_43 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1981;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(t1979), "f"(1.0f), "f"(t1980));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_7 = t1981;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1982 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1983 = words_44 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1984;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(t1982), "f"(1.0f), "f"(t1983));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_8 = t1984;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1985 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1986 = words_47 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1987;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(t1985), "f"(1.0f), "f"(t1986));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_11 = t1987;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1988 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1989 = words_48 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(t1988), "f"(1.0f), "f"(t1989));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_12 = t1990;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1991 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1992 = words_51 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(t1991), "f"(1.0f), "f"(t1992));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_15 = t1993;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1994 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1995 = words_52 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1996;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(t1994), "f"(1.0f), "f"(t1995));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_16 = t1996;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1997 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t1998 = words_55 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t1999;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(t1997), "f"(1.0f), "f"(t1998));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_19 = t1999;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2000 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2001 = words_56 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2002;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(t2000), "f"(1.0f), "f"(t2001));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_20 = t2002;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2003 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2004 = words_59 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(t2003), "f"(1.0f), "f"(t2004));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_23 = t2005;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2006 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2007 = words_60 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(t2006), "f"(1.0f), "f"(t2007));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_24 = t2008;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2009 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2010 = words_63 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2011;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(t2009), "f"(1.0f), "f"(t2010));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_27 = t2011;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2012 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2013 = words_64 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(t2012), "f"(1.0f), "f"(t2013));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_28 = t2014;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2015 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2016 = words_67 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2017;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(t2015), "f"(1.0f), "f"(t2016));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_31 = t2017;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2018 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    const f32 t2019 = words_68 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    f32 t2020;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(t2018), "f"(1.0f), "f"(t2019));
#line 95 "fa-kernels/src/attention/epilogue.rs"
                    acc_32 = t2020;
                }
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                const bool t2021 = warp_n == 0u;
#line 155 "fa-kernels/src/attention/forward/decode/tile.rs"
                if (t2021) {
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2022;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2022) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_7 = row_sum + t2022;
                    f32 t2024;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2024) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2025 = pair_7 + t2024;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t2025;
#line 212 "fa-kernels/src/attention/softmax.rs"
                    f32 t2026;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2026) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                    const f32 pair_8 = row_sum_2 + t2026;
                    f32 t2028;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2028) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2029 = pair_8 + t2028;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t2029;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_3 = row_sum;
                    const bool t2030 = sum_3 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2031;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2031) : "f"(sum_3));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_3 = t2030 ? 0.0f : t2031;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2033 = acc * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc = t2033;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2034 = acc_2 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_2 = t2034;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2035 = acc_5 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_5 = t2035;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2036 = acc_6 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_6 = t2036;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2037 = acc_9 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_9 = t2037;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2038 = acc_10 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_10 = t2038;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2039 = acc_13 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_13 = t2039;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2040 = acc_14 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_14 = t2040;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2041 = acc_17 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_17 = t2041;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2042 = acc_18 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_18 = t2042;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2043 = acc_21 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_21 = t2043;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2044 = acc_22 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_22 = t2044;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2045 = acc_25 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_25 = t2045;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2046 = acc_26 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_26 = t2046;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2047 = acc_29 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_29 = t2047;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2048 = acc_30 * normalizer_3;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_30 = t2048;
#line 273 "fa-kernels/src/attention/softmax.rs"
                    const f32 sum_4 = row_sum_2;
                    const bool t2049 = sum_4 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                    f32 t2050;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2050) : "f"(sum_4));
#line 274 "fa-kernels/src/attention/softmax.rs"
                    const f32 normalizer_4 = t2049 ? 0.0f : t2050;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2052 = acc_3 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_3 = t2052;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2053 = acc_4 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_4 = t2053;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2054 = acc_7 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_7 = t2054;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2055 = acc_8 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_8 = t2055;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2056 = acc_11 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_11 = t2056;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2057 = acc_12 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_12 = t2057;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2058 = acc_15 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_15 = t2058;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2059 = acc_16 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_16 = t2059;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2060 = acc_19 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_19 = t2060;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2061 = acc_20 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_20 = t2061;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2062 = acc_23 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_23 = t2062;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2063 = acc_24 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_24 = t2063;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2064 = acc_27 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_27 = t2064;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2065 = acc_28 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_28 = t2065;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2066 = acc_31 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_31 = t2066;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2067 = acc_32 * normalizer_4;
#line 264 "fa-kernels/src/attention/softmax.rs"
                    acc_32 = t2067;
#line 176 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2068 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2069 = t102 + t2068;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2070 = t2069 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2071 = 0u ^ t2070;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2072 = t2069 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2073 = t2071 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2074 = t2072 + t2073;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2075 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2076 = t2075 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2077 = t2074 + t2076;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2078;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2078) : "f"(acc), "f"(acc_2));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2079 = smem_1 + t2077;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2079), "r"(t2078) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2080;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(acc_5), "f"(acc_6));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2081 = t2077 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2082 = smem_1 + t2081;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2082), "r"(t2080) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2083;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2083) : "f"(acc_9), "f"(acc_10));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2084 = t2077 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2085 = smem_1 + t2084;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2085), "r"(t2083) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2086;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2086) : "f"(acc_13), "f"(acc_14));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2087 = t2077 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2088 = smem_1 + t2087;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2088), "r"(t2086) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2089;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2089) : "f"(acc_17), "f"(acc_18));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2090 = t2077 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2091 = smem_1 + t2090;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2091), "r"(t2089) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2092;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2092) : "f"(acc_21), "f"(acc_22));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2093 = t2077 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2094 = smem_1 + t2093;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2094), "r"(t2092) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2095;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2095) : "f"(acc_25), "f"(acc_26));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2096 = t2077 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2097 = smem_1 + t2096;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2097), "r"(t2095) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2098;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2098) : "f"(acc_29), "f"(acc_30));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2099 = t2077 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2100 = smem_1 + t2099;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2100), "r"(t2098) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2101 = lane >> 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2102 = t102 + t2101;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2103 = t2102 + 8u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2104 = t2103 & 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2105 = 0u ^ t2104;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2106 = t2103 << 7u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2107 = t2105 << 4u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2108 = t2106 + t2107;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2109 = lane & 3u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2110 = t2109 << 2u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2111 = t2108 + t2110;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2112;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2112) : "f"(acc_3), "f"(acc_4));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2113 = smem_1 + t2111;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2113), "r"(t2112) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2114;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(acc_7), "f"(acc_8));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2115 = t2111 ^ 16u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2116 = smem_1 + t2115;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2116), "r"(t2114) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2117;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(acc_11), "f"(acc_12));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2118 = t2111 ^ 32u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2119 = smem_1 + t2118;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2119), "r"(t2117) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2120;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2120) : "f"(acc_15), "f"(acc_16));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2121 = t2111 ^ 48u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2122 = smem_1 + t2121;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2122), "r"(t2120) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2123;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2123) : "f"(acc_19), "f"(acc_20));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2124 = t2111 ^ 64u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2125 = smem_1 + t2124;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2125), "r"(t2123) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2126;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2126) : "f"(acc_23), "f"(acc_24));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2127 = t2111 ^ 80u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2128 = smem_1 + t2127;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2128), "r"(t2126) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2129;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2129) : "f"(acc_27), "f"(acc_28));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2130 = t2111 ^ 96u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2131 = smem_1 + t2130;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2131), "r"(t2129) : "memory");
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    u32 t2132;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2132) : "f"(acc_31), "f"(acc_32));
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2133 = t2111 ^ 112u;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2134 = smem_1 + t2133;
#line 180 "fa-kernels/src/attention/forward/decode/tile.rs"
                    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2134), "r"(t2132) : "memory");
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    const u32 t2135 = head_dim >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2136 = lane >> 3u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2137 = t102 + t2136;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2138 = lane & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2139 = t2137 < t30;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2140 = t2138 < t2135;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2141 = t2139 & t2140;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2141) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2142 = t2137 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2143 = t2138 ^ t2142;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2144 = t2137 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2145 = t2143 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2146 = t2144 + t2145;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2147 = smem_1 + t2146;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        u32 row_22;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t2147) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2148 = first + t2137;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2149 = t2148 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2150 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2151 = first + t2137;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2152 = t2151 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2153 = t2150 + t2152;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2154 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2155 = t2154 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2156 = t2155 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2157 = o + t2156;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2158 = (u64)t2149;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2159 = t2158 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2160 = t2159 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2161 = t2157 + t2160;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2162 = (u64)t2153;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2163 = t2162 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2164 = t2163 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2165 = t2161 + t2164;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2166 = (u64)t2138 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2167 = t2165 + t2166;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2167), "r"(row_19), "r"(row_20), "r"(row_21), "r"(row_22) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2168 = t2137 + 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2169 = t2168 < t30;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2170 = t2138 < t2135;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2171 = t2169 & t2170;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2171) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2172 = t2168 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2173 = t2138 ^ t2172;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2174 = t2168 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2175 = t2173 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2176 = t2174 + t2175;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2177 = smem_1 + t2176;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_23;
                        u32 row_24;
                        u32 row_25;
                        u32 row_26;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t2177) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2178 = first + t2168;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2179 = t2178 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2180 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2181 = first + t2168;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2182 = t2181 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2183 = t2180 + t2182;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2184 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2185 = t2184 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2186 = t2185 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2187 = o + t2186;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2188 = (u64)t2179;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2189 = t2188 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2190 = t2189 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2191 = t2187 + t2190;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2192 = (u64)t2183;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2193 = t2192 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2194 = t2193 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2195 = t2191 + t2194;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2196 = (u64)t2138 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2197 = t2195 + t2196;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2197), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2198 = t2137 + 8u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2199 = t2198 < t30;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2200 = t2138 < t2135;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2201 = t2199 & t2200;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2201) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2202 = t2198 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2203 = t2138 ^ t2202;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2204 = t2198 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2205 = t2203 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2206 = t2204 + t2205;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2207 = smem_1 + t2206;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_27;
                        u32 row_28;
                        u32 row_29;
                        u32 row_30;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t2207) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2208 = first + t2198;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2209 = t2208 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2210 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2211 = first + t2198;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2212 = t2211 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2213 = t2210 + t2212;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2214 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2215 = t2214 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2216 = t2215 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2217 = o + t2216;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2218 = (u64)t2209;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2219 = t2218 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2220 = t2219 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2221 = t2217 + t2220;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2222 = (u64)t2213;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2223 = t2222 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2224 = t2223 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2225 = t2221 + t2224;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2226 = (u64)t2138 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2227 = t2225 + t2226;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2227), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
                    }
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2228 = t2137 + 12u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2229 = t2228 < t30;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2230 = t2138 < t2135;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const bool t2231 = t2229 & t2230;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                    if (t2231) {
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2232 = t2228 & 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2233 = t2138 ^ t2232;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2234 = t2228 << 7u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2235 = t2233 << 4u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2236 = t2234 + t2235;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u32 t2237 = smem_1 + t2236;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        u32 row_31;
                        u32 row_32;
                        u32 row_33;
                        u32 row_34;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t2237) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2238 = first + t2228;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2239 = t2238 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2240 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2241 = first + t2228;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2242 = t2241 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u32 t2243 = t2240 + t2242;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2244 = (u64)batch_2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2245 = t2244 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2246 = t2245 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2247 = o + t2246;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2248 = (u64)t2239;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2249 = t2248 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2250 = t2249 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2251 = t2247 + t2250;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2252 = (u64)t2243;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2253 = t2252 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2254 = t2253 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                        const u64 t2255 = t2251 + t2254;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2256 = (u64)t2138 * 16u;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        const u64 t2257 = t2255 + t2256;
#line 182 "fa-kernels/src/attention/forward/decode/tile.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2257), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2258 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_35 = t102 + t2258;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2260 = row_35 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2261 = first + row_35;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2262 = t2261 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2263 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2264 = first + row_35;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2265 = t2264 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2266 = t2263 + t2265;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2267;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2267) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(row_max), "f"(scale_log2), "f"(t2267));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t2268 * 0.6931472f;
                    const bool t2270 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t2270 ? __uint_as_float(0xff800000u) : lse_4;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2272 = lane & 3u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2273 = t2272 == 0u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2274 = t2260 & t2273;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t2274) {
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2275 = (u64)batch_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2276 = t2275 * lse_stride0;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2277 = t2276 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2278 = lse + t2277;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2279 = (u64)t2266;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2280 = t2279 * lse_stride1;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2281 = t2280 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2282 = t2278 + t2281;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2283 = (u64)t2262;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2284 = t2283 * lse_stride2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2285 = t2284 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2286 = t2282 + t2285;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2286), "f"(value_3) : "memory");
                    }
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2287 = lane >> 2u;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2288 = t102 + t2287;
#line 208 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_36 = t2288 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t2290 = row_36 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2291 = first + row_36;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2292 = t2291 / group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2293 = t31 * group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2294 = first + row_36;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2295 = t2294 % group;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2296 = t2293 + t2295;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2297;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2297) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t2298;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(row_max_2), "f"(scale_log2), "f"(t2297));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t2298 * 0.6931472f;
                    const bool t2300 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t2300 ? __uint_as_float(0xff800000u) : lse_5;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t2302 = lane & 3u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2303 = t2302 == 0u;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t2304 = t2290 & t2303;
#line 330 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t2304) {
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2305 = (u64)batch_2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2306 = t2305 * lse_stride0;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2307 = t2306 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2308 = lse + t2307;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2309 = (u64)t2296;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2310 = t2309 * lse_stride1;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2311 = t2310 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2312 = t2308 + t2311;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2313 = (u64)t2292;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2314 = t2313 * lse_stride2;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2315 = t2314 * 4ull;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t2316 = t2312 + t2315;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2316), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
