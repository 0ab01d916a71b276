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
    const f32 softcap_scale,
    const f32 small,
    const f32 coefficient,
    const f32 coefficient_2,
    const f32 coefficient_3,
    const f32 small_2,
    const f32 coefficient_4,
    const f32 coefficient_5,
    const f32 coefficient_6,
    const f32 coefficient_7,
    const f32 coefficient_8,
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
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t24 = (u64)t16;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t25 = t24 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t26 = t25 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t27 = seqused_k + t26;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t28;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t28) : "l"(t27) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t28 < seq_k ? t28 : seq_k;
    const u32 t30 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 t31 = t30 < seq_k ? t30 : seq_k;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    const u64 t32 = (u64)t16;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    const u64 t33 = t32 * cache_batch_idx_stride0;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    const u64 t34 = t33 * 4ull;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    const u64 t35 = cache_batch_idx + t34;
#line 147 "fa-kernels/src/attention/options/cache.rs"
    u32 t36;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t36) : "l"(t35) : "memory");
    const u64 t37 = (u64)t16;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t38 = t37 * cache_leftpad_stride0;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t39 = t38 * 4ull;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    const u64 t40 = cache_leftpad + t39;
#line 149 "fa-kernels/src/attention/options/cache.rs"
    u32 t41;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t41) : "l"(t40) : "memory");
#line 165 "fa-kernels/src/attention/options/cache.rs"
    const u32 padding = t41 < t31 ? t41 : t31;
    const u32 end_8 = t31 - padding;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t44 = tile << 1u;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t45;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t45) : "r"(t44), "r"(tiles_factor));
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t46 = t45 >> tiles_shift;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t47 = t46 * tiles;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t48 = tile - t47;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t48 << 5u;
    const u32 t50 = seq_q * group;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t51 = t50 > first ? t50 : first;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t52 = t51 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t53 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t54;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t54) : "r"(t53), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t55 = t54 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t56 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t55 + end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t57 + t56;
    const u32 t59 = end > seq_q ? end : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t60 < end_8 ? t60 : end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t55 + end_8;
    const u32 t63 = end_3 > seq_q ? end_3 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t63 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t65 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = t65 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = end_8 > 1u ? end_8 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t67 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t66 < t68 ? t66 : t68;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t70 = t52 < 32u ? t52 : 32u;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t71 = t70 > 1u ? t70 : 1u;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t72 = t71 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t73 = first + t72;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t74 = t73 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t75;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t75) : "r"(t74), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t76 = t75 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 t77 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t78 = t76 + end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t78 + t77;
    const u32 t80 = end_4 > seq_q ? end_4 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t81 = t80 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
    const u32 end_5 = t81 < end_8 ? t81 : end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t76 + end_8;
    const u32 t84 = end_6 > seq_q ? end_6 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t84 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t86 = position_2 > window_left ? position_2 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 t87 = t86 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t88 = end_8 > 1u ? end_8 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t89 = t88 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t87 < t89 ? t87 : t89;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_3 = begin >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t92 = end_5 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t93 = t92 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t94 = begin_3 + 1u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t93 > t94 ? t93 : t94;
    const u32 count = end_7 - begin_3;
    const u32 t97 = end_2 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t97 < end_7 ? t97 : end_7;
    const u32 t99 = begin_2 + 63u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t100 = t99 >> 6u;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t101 = t100 > begin_3 ? t100 : begin_3;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t102 = t101 < end_7 ? t101 : end_7;
#line 334 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_7 - t102;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t104 = end_7 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t105 = t104 < count ? t104 : count;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t106 = count + blocks_of_split;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t107 = t106 - 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t108 = t107 << 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t109;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t109) : "r"(t108), "r"(blocks_of_split_factor));
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t110 = t109 >> blocks_of_split_shift;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t111 = t13 * blocks_of_split;
#line 131 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t112 = t111 < count ? t111 : count;
#line 131 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = count - t112;
    const u32 count_2 = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count_2;
    const u32 t116 = end_7 - before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t117 = t105 > before ? t105 : before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t118 = t117 - before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t119 = masked_left > before ? masked_left : before;
#line 134 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t120 = t119 - before;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t121 = t52 != 0u;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t122 = t13 < t110;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t123 = t121 & t122;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t123) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t126 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t126));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 1u;
        const u32 warp_n = warp >> 1u;
        const u32 t130 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t131 = warp_n << 5u;
#line 60 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t133 = thread >> 3u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t134 = thread & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t135 = t133 & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t136 = t134 ^ t135;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t137 = t133 << 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t138 = t136 << 4u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t139 = t137 + t138;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t140 = (u64)t133 * 0u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t141 = (u64)t134 * 16u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t142 = t140 + t141;
        const u32 t143 = head_dim >> 3u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t144 = (u64)t134 * 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t145 = smem_1 + t139;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t146 = t52 > 1u ? t52 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t147 = t146 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t148 = t133 < t147 ? t133 : t147;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t149 = first + t148;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t150 = t149 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t151;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t151) : "r"(t150), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t152 = t151 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t153 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t154 = first + t148;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t155 = t154 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t156;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t156) : "r"(t155), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t157 = t156 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t158 = t157 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t159 = t154 - t158;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t160 = t153 + t159;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t161 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t162 = t161 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t163 = t162 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t164 = q + t163;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t165 = (u64)t152;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t166 = t165 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t167 = t166 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t168 = t164 + t167;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t169 = (u64)t160;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t170 = t169 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t171 = t170 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t172 = t168 + t171;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t173 = t172 + t144;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t174 = t133 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t175 = t52 > 1u ? t52 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t176 = t175 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t177 = t174 < t176 ? t174 : t176;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t178 = first + t177;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t179 = t178 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t180;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t180) : "r"(t179), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t181 = t180 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t182 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t183 = first + t177;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t184 = t183 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t185;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t185) : "r"(t184), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t186 = t185 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t187 = t186 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t188 = t183 - t187;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t189 = t182 + t188;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t190 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t191 = t190 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t192 = t191 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t193 = q + t192;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t194 = (u64)t181;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t195 = t194 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t196 = t195 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t197 = t193 + t196;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t198 = (u64)t189;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t199 = t198 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t200 = t199 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t201 = t197 + t200;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t202 = t201 + t144;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t203 = t133 < t52;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t204 = t134 < t143;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t205 = t203 & t204;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t206 = t205 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t145), "l"(t173), "r"(t206) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t207 = t133 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t208 = t207 < t52;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t209 = t134 < t143;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t210 = t208 & t209;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t211 = t210 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t145), "l"(t202), "r"(t211) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t213 = ring + 16384u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t214 = (u64)t36;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t215 = t214 * k_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t216 = t215 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t217 = k + t216;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t218 = (u64)padding;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t219 = t218 * k_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t220 = t219 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t221 = t217 + t220;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t222 = (u64)t21;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t223 = t222 * k_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t224 = t223 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t225 = t221 + t224;
        const u32 t226 = (u32)k_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t227 = t226 << 1u;
        const u32 t228 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t229 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t228 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t231 = t229 ^ t230;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t232 = t228 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t233 = t231 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t232 + t233;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t235 = (u64)t228 * t227;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = t225 + t235;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t237 = (u64)t229 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = t236 + t237;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t239 = (u64)t227 * 16u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t240 = (u64)t36;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t241 = t240 * v_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = t241 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t243 = v + t242;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = (u64)padding;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t244 * v_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = t245 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t247 = t243 + t246;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t248 = (u64)t21;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t249 = t248 * v_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = t249 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t251 = t247 + t250;
        const u32 t252 = (u32)v_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 << 1u;
        const u32 t254 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t254 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = t255 ^ t256;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t254 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = t257 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t258 + t259;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t261 = (u64)t254 * t253;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = t251 + t261;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = (u64)t255 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = t262 + t263;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = (u64)t253 * 16u;
#line 237 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t266 = thread & 31u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t267 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t267 << 6u;
        const u32 t269 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = ring + t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = (u64)first_key * t227;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t272 = t238 + t271;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = t272 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t273 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = t274 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t276 = first_key + t228;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t277 = t276 < end_8;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t278 = t229 < t269;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t279 = t277 & t278;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = t279 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t270), "l"(t272), "r"(t280) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = first_key + t228;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t282 = t281 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t283 = t282 < end_8;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t284 = t229 < t269;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t285 = t283 & t284;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = t285 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t270), "l"(t273), "r"(t286) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = first_key + t228;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = t287 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t289 = t288 < end_8;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t290 = t229 < t269;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t291 = t289 & t290;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t292 = t291 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t270), "l"(t274), "r"(t292) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = first_key + t228;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = t293 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t295 = t294 < end_8;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t296 = t229 < t269;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t297 = t295 & t296;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = t297 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t270), "l"(t275), "r"(t298) : "memory");
#line 356 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t299 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t299 << 6u;
        const u32 t301 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t302 = t213 + t260;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t303 = (u64)first_key_2 * t253;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t304 = t264 + t303;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t305 = t304 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = t305 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t307 = t306 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t308 = first_key_2 + t254;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t309 = t308 < end_8;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t310 = t255 < t301;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t311 = t309 & t310;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t312 = t311 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t302), "l"(t304), "r"(t312) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = first_key_2 + t254;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = t313 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t315 = t314 < end_8;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t316 = t255 < t301;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t317 = t315 & t316;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t318 = t317 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t302), "l"(t305), "r"(t318) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t319 = first_key_2 + t254;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t320 = t319 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t321 = t320 < end_8;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t322 = t255 < t301;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t323 = t321 & t322;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t324 = t323 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t302), "l"(t306), "r"(t324) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t325 = first_key_2 + t254;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t326 = t325 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t327 = t326 < end_8;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t328 = t255 < t301;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t329 = t327 & t328;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t330 = t329 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t302), "l"(t307), "r"(t330) : "memory");
#line 359 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t331 = 1u < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t331) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t332 = ring + 8192u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t334 = t333 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t334 << 6u;
            const u32 t336 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t337 = t332 + t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t338 = (u64)first_key_3 * t227;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t339 = t238 + t338;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t340 = t339 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t341 = t340 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t342 = t341 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t343 = t229 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t344 = t343 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t337), "l"(t339), "r"(t344) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t345 = t229 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t346 = t345 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t337), "l"(t340), "r"(t346) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t347 = t229 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t348 = t347 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t337), "l"(t341), "r"(t348) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t349 = t229 < t336;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t350 = t349 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t337), "l"(t342), "r"(t350) : "memory");
        }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t351 = 1u < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t351) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t352 = t213 + 8192u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t353 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t354 = t353 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t354 << 6u;
            const u32 t356 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t357 = t352 + t260;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t358 = (u64)first_key_4 * t253;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t359 = t264 + t358;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t360 = t359 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t361 = t360 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t362 = t361 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t363 = t255 < t356;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t364 = t363 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t357), "l"(t359), "r"(t364) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t365 = t255 < t356;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t366 = t365 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t357), "l"(t360), "r"(t366) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t367 = t255 < t356;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t368 = t367 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t357), "l"(t361), "r"(t368) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t369 = t255 < t356;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t370 = t369 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t357), "l"(t362), "r"(t370) : "memory");
        }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t371 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t372 = t130 + t371;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t373 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t374 = t372 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t375 = t373 ^ t374;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t376 = t372 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t377 = t375 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t378 = t376 + t377;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t379 = smem_1 + t378;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t380) : "r"(t379));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t380) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t381;
        asm volatile("mov.b32 %0, %1;" : "=r"(t381) : "r"(t379));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t382 = t381 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t382) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t383;
        asm volatile("mov.b32 %0, %1;" : "=r"(t383) : "r"(t379));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t384 = t383 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t384) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t385;
        asm volatile("mov.b32 %0, %1;" : "=r"(t385) : "r"(t379));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t386 = t385 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t386) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t387 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t388 = t131 + t387;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t389 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t390 = t389 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t391 = t388 + t390;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t392 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t393 = t392 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t394 = t391 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t395 = t393 ^ t394;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t396 = t391 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t397 = t395 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t398 = t396 + t397;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t399 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t400 = t131 + t399;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t401 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t402 = t400 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t403 = t401 ^ t402;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t404 = t400 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t405 = t403 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t406 = t404 + t405;
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
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t407;
        asm volatile("mov.b32 %0, %1;" : "=r"(t407) : "r"(t398));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t408 = t407 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t409 = t407 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t410 = t407 ^ 96u;
        const u32 t411 = ring + t407;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t411) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t411) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t412 = ring + t408;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t412) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t412) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t413 = ring + t409;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t413) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t413) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t414 = ring + t410;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t414) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t414) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t415;
        asm("abs.f32 %0, %1;" : "=f"(t415) : "f"(s));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t416;
        asm("abs.f32 %0, %1;" : "=f"(t416) : "f"(s_2));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t417;
        asm("abs.f32 %0, %1;" : "=f"(t417) : "f"(s_3));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t418;
        asm("abs.f32 %0, %1;" : "=f"(t418) : "f"(s_4));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t419;
        asm("abs.f32 %0, %1;" : "=f"(t419) : "f"(s_5));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t420;
        asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t415), "f"(t419));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t421;
        asm("abs.f32 %0, %1;" : "=f"(t421) : "f"(s_6));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t422;
        asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t416), "f"(t421));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t423;
        asm("abs.f32 %0, %1;" : "=f"(t423) : "f"(s_7));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t424;
        asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(t417), "f"(t423));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t425;
        asm("abs.f32 %0, %1;" : "=f"(t425) : "f"(s_8));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t426;
        asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t418), "f"(t425));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t427;
        asm("abs.f32 %0, %1;" : "=f"(t427) : "f"(s_9));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t428;
        asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t420), "f"(t427));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t429;
        asm("abs.f32 %0, %1;" : "=f"(t429) : "f"(s_10));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t430;
        asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t422), "f"(t429));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t431;
        asm("abs.f32 %0, %1;" : "=f"(t431) : "f"(s_11));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t432;
        asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t424), "f"(t431));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t433;
        asm("abs.f32 %0, %1;" : "=f"(t433) : "f"(s_12));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t434;
        asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t426), "f"(t433));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t435;
        asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(s_13));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t436;
        asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t428), "f"(t435));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t437;
        asm("abs.f32 %0, %1;" : "=f"(t437) : "f"(s_14));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t438;
        asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t430), "f"(t437));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t439;
        asm("abs.f32 %0, %1;" : "=f"(t439) : "f"(s_15));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t440;
        asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t432), "f"(t439));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t441;
        asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(s_16));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t442;
        asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t434), "f"(t441));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t443;
        asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t436), "f"(t438));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 t444;
        asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t440), "f"(t442));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
        f32 largest;
        asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t443), "f"(t444));
#line 68 "fa-kernels/src/attention/options/small.rs"
        const bool is_small = largest < small;
        const bool t447 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
        const bool t448 = __any_sync(0xffffffffu, t447);
#line 181 "fa-kernels/src/attention/options/softcap.rs"
        if (t448) {
#line 68 "fa-kernels/src/attention/options/small.rs"
            const bool is_small_2 = largest < small_2;
            const bool t450 = !is_small_2;
#line 69 "fa-kernels/src/attention/options/small.rs"
            const bool t451 = __any_sync(0xffffffffu, t450);
#line 182 "fa-kernels/src/attention/options/softcap.rs"
            if (t451) {
                const f32 t452 = softcap_scale * -2.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t453 = s * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t454;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(t453));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t455 = t454 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t456;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(t455));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t457;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t456), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s = t457;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t458 = s_2 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t459;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t459) : "f"(t458));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t460 = t459 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t461;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t461) : "f"(t460));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t462;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(t461), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t462;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t463 = s_3 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t464;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(t463));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t465 = t464 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t466;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t467;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(t466), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t467;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t468 = s_4 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t469;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(t468));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t470 = t469 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t471;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t471) : "f"(t470));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t472;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t472) : "f"(t471), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t472;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t473 = s_5 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t474;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(t473));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t475 = t474 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t476;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t476) : "f"(t475));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t477;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(t476), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t477;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t478 = s_6 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t479;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(t478));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t480 = t479 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t481;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t481) : "f"(t480));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t482;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(t481), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t482;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t483 = s_7 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t484;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t485 = t484 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t486;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(t485));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t487;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(t486), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t487;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t488 = s_8 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t489;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(t488));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t490 = t489 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t491;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(t490));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t492;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t492) : "f"(t491), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t492;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t493 = s_9 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t494;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t495 = t494 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t496;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(t495));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(t496), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t497;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t498 = s_10 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t499;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(t498));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t500 = t499 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t501;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(t501), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t502;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t503 = s_11 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t504;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(t503));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t505 = t504 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t506;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(t505));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t507;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(t506), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t507;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t508 = s_12 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(t508));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t510 = t509 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t511;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(t510));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t512) : "f"(t511), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t512;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t513 = s_13 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t514;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t515 = t514 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t516;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(t515));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t517;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t517) : "f"(t516), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t517;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t518 = s_14 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t519;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(t518));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t520 = t519 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t521;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(t520));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t522;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t522) : "f"(t521), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t522;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t523 = s_15 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t524;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(t523));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t525 = t524 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t526;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(t525));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t527;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t527) : "f"(t526), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t527;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t528 = s_16 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t529) : "f"(t528));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t530 = t529 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t531;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(t530));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                f32 t532;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(t531), "f"(t452), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t532;
            } else {
                const f32 t533 = s * s;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t534) : "f"(coefficient_4), "f"(t533), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t535;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(t534), "f"(t533), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t536;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t536) : "f"(t535), "f"(t533), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t537;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t537) : "f"(t536), "f"(t533), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t538 = s * t537;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s = t538;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t539 = s_2 * s_2;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t540;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(coefficient_4), "f"(t539), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t541;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t541) : "f"(t540), "f"(t539), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t542;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t542) : "f"(t541), "f"(t539), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(t542), "f"(t539), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t544 = s_2 * t543;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t544;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t545 = s_3 * s_3;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t546;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t546) : "f"(coefficient_4), "f"(t545), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(t546), "f"(t545), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(t547), "f"(t545), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t549;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t549) : "f"(t548), "f"(t545), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t550 = s_3 * t549;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t550;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t551 = s_4 * s_4;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(coefficient_4), "f"(t551), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t553;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t553) : "f"(t552), "f"(t551), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t554;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t554) : "f"(t553), "f"(t551), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t555;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(t554), "f"(t551), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t556 = s_4 * t555;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t556;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t557 = s_5 * s_5;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(coefficient_4), "f"(t557), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t559;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(t558), "f"(t557), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t560;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(t559), "f"(t557), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t561;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t561) : "f"(t560), "f"(t557), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t562 = s_5 * t561;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t562;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t563 = s_6 * s_6;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(coefficient_4), "f"(t563), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t565;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t565) : "f"(t564), "f"(t563), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t566;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t566) : "f"(t565), "f"(t563), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(t566), "f"(t563), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t568 = s_6 * t567;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t568;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t569 = s_7 * s_7;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(coefficient_4), "f"(t569), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t571;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t571) : "f"(t570), "f"(t569), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t572) : "f"(t571), "f"(t569), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(t572), "f"(t569), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t574 = s_7 * t573;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t574;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t575 = s_8 * s_8;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(coefficient_4), "f"(t575), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(t576), "f"(t575), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t578;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(t577), "f"(t575), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t579;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(t578), "f"(t575), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t580 = s_8 * t579;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t580;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t581 = s_9 * s_9;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(coefficient_4), "f"(t581), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(t582), "f"(t581), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(t583), "f"(t581), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t585;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(t584), "f"(t581), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t586 = s_9 * t585;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t586;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t587 = s_10 * s_10;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(coefficient_4), "f"(t587), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t589;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(t588), "f"(t587), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(t589), "f"(t587), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(t590), "f"(t587), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t592 = s_10 * t591;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t592;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t593 = s_11 * s_11;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(coefficient_4), "f"(t593), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t595;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t594), "f"(t593), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(t595), "f"(t593), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(t596), "f"(t593), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t598 = s_11 * t597;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t598;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t599 = s_12 * s_12;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(coefficient_4), "f"(t599), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t601;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t601) : "f"(t600), "f"(t599), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(t601), "f"(t599), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t603;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(t602), "f"(t599), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t604 = s_12 * t603;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t604;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t605 = s_13 * s_13;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(coefficient_4), "f"(t605), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t607) : "f"(t606), "f"(t605), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t608;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(t607), "f"(t605), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t609;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(t608), "f"(t605), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t610 = s_13 * t609;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t610;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t611 = s_14 * s_14;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(coefficient_4), "f"(t611), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t613;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(t612), "f"(t611), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t614;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(t613), "f"(t611), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(t614), "f"(t611), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t616 = s_14 * t615;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t616;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t617 = s_15 * s_15;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(coefficient_4), "f"(t617), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t619;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t619) : "f"(t618), "f"(t617), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(t619), "f"(t617), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(t620), "f"(t617), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t622 = s_15 * t621;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t622;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t623 = s_16 * s_16;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(coefficient_4), "f"(t623), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t625;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t624), "f"(t623), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t626;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t626) : "f"(t625), "f"(t623), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t627;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(t626), "f"(t623), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t628 = s_16 * t627;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t628;
            }
        } else {
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t629 = s * s;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(coefficient), "f"(t629), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t631;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(t630), "f"(t629), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t632 = s * t631;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s = t632;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t633 = s_2 * s_2;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(coefficient), "f"(t633), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t635;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(t634), "f"(t633), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t636 = s_2 * t635;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t636;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t637 = s_3 * s_3;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(coefficient), "f"(t637), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t639;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(t638), "f"(t637), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t640 = s_3 * t639;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t640;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t641 = s_4 * s_4;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(coefficient), "f"(t641), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t642), "f"(t641), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t644 = s_4 * t643;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t644;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t645 = s_5 * s_5;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t646;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(coefficient), "f"(t645), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t647;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t647) : "f"(t646), "f"(t645), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t648 = s_5 * t647;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t648;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t649 = s_6 * s_6;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(coefficient), "f"(t649), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(t650), "f"(t649), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t652 = s_6 * t651;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t652;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t653 = s_7 * s_7;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(coefficient), "f"(t653), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t655;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t654), "f"(t653), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t656 = s_7 * t655;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t656;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t657 = s_8 * s_8;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t658;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(coefficient), "f"(t657), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t659;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(t658), "f"(t657), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t660 = s_8 * t659;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t660;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t661 = s_9 * s_9;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t662;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(coefficient), "f"(t661), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(t662), "f"(t661), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t664 = s_9 * t663;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t664;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t665 = s_10 * s_10;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(coefficient), "f"(t665), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t667;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(t666), "f"(t665), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t668 = s_10 * t667;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t668;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t669 = s_11 * s_11;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t670;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(coefficient), "f"(t669), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(t670), "f"(t669), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t672 = s_11 * t671;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t672;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t673 = s_12 * s_12;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t674;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(coefficient), "f"(t673), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t675;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(t674), "f"(t673), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t676 = s_12 * t675;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t676;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t677 = s_13 * s_13;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(coefficient), "f"(t677), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(t678), "f"(t677), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t680 = s_13 * t679;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t680;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t681 = s_14 * s_14;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t682;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(coefficient), "f"(t681), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t683;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(t682), "f"(t681), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t684 = s_14 * t683;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t684;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t685 = s_15 * s_15;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t686;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(coefficient), "f"(t685), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(t686), "f"(t685), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t688 = s_15 * t687;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t688;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t689 = s_16 * s_16;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t690;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(coefficient), "f"(t689), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            f32 t691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(t690), "f"(t689), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t692 = s_16 * t691;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t692;
        }
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t693 = 0u < t118;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t694 = t120 <= 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t695 = t693 | t694;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        if (t695) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t696 = t116 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t697 = t696 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t697 + t131;
            const u32 t699 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t700 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t701 = t700 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t701;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t703 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t704 = t699 + t703;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t705 = t704 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t706;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t706) : "r"(t705), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t707 = t706 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t708 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t709 = t707 + end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t709 + t708;
            const u32 t711 = end_9 > seq_q ? end_9 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t712 = t711 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t712 < end_8 ? t712 : end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t707 + end_8;
            const u32 t715 = end_11 > seq_q ? end_11 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t715 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t717 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t718 = t717 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t719 = end_8 > 1u ? end_8 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t720 = t719 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t718 < t720 ? t718 : t720;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t722 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t722 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t724 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t725 = t724 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t726 = 0u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t727 = t725 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t726 & t727;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t729 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t729;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t730 = 1u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t731 = t725 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t730 & t731;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t733 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t733;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t734 = 8u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t735 = t725 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t734 & t735;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t737 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t737;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t738 = 9u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t739 = t725 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t738 & t739;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t741 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t741;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t742 = 16u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t743 = t725 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t742 & t743;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t745 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t745;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t746 = 17u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t747 = t725 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t746 & t747;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t749 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t749;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t750 = 24u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t751 = t725 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t750 & t751;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t753 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t753;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t754 = 25u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t755 = t725 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t754 & t755;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t757 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t757;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t758 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t759 = t699 + t758;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t760 = t759 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t761 = t760 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t762;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t762) : "r"(t761), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t763 = t762 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 t764 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t765 = t763 + end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t765 + t764;
            const u32 t767 = end_13 > seq_q ? end_13 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t768 = t767 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t768 < end_8 ? t768 : end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t763 + end_8;
            const u32 t771 = end_15 > seq_q ? end_15 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t771 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t773 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t774 = t773 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t775 = end_8 > 1u ? end_8 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t776 = t775 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t774 < t776 ? t774 : t776;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t778 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t778 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t780 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t781 = t780 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t782 = 0u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t783 = t781 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t782 & t783;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t785 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t785;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t786 = 1u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t787 = t781 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t786 & t787;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t789 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t789;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t790 = 8u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t791 = t781 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t790 & t791;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t793 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t793;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t794 = 9u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t795 = t781 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t794 & t795;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t797 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t797;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t798 = 16u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t799 = t781 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t798 & t799;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t801 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t801;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t802 = 17u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t803 = t781 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t802 & t803;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t805 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t805;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t806 = 24u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t807 = t781 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t806 & t807;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t809 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t809;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t810 = 25u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t811 = t781 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t810 & t811;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t813 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t813;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t815;
        asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t816;
        asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t815), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t817;
        asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(t816), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t818;
        asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t817), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t819;
        asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t818), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t820;
        asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t819), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t821;
        asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t820), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t822;
        asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t821), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t823;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t823) : "f"(t822));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t822), "f"(t823));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t825;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t825) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t825));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 reference = none ? 0.0f : new_1;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t829 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t830 = old + t829;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t830));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t832 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t833 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent = s + t833;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t835;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t835) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t835;
        const f32 t836 = t832 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t837 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_2 = s_2 + t837;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t839;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t839;
        const f32 t840 = t836 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t841 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_3 = s_5 + t841;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t843;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t843;
        const f32 t844 = t840 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t845 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_4 = s_6 + t845;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t847;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t847;
        const f32 t848 = t844 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t849 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_5 = s_9 + t849;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t851;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t851;
        const f32 t852 = t848 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t853 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_6 = s_10 + t853;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t855;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t855;
        const f32 t856 = t852 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t857 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_7 = s_13 + t857;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t859;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t859;
        const f32 t860 = t856 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t861 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_8 = s_14 + t861;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t863;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t863;
        const f32 t864 = t860 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t864;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t865 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t865;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t866 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t866;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t867 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t867;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t868 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t868;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t869 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t869;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t870 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t870;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t871 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t871;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t872 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t872;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t873 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t873;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t874 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t874;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t875 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t875;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t876 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t876;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t877 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t877;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t878 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t878;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t879 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t879;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t880 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t880;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t882;
        asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t883;
        asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(t882), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t884;
        asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(t883), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t885;
        asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(t884), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t886;
        asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(t885), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t887;
        asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t886), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t888;
        asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t887), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t889;
        asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t888), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t890;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t890) : "f"(t889));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t889), "f"(t890));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t892;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t892) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t892));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 reference_2 = none_2 ? 0.0f : new_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t896 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t897 = old_2 + t896;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t897));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t899 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t900 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_9 = s_3 + t900;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t902;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t902;
        const f32 t903 = t899 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t904 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_10 = s_4 + t904;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t906;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t906;
        const f32 t907 = t903 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t908 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_11 = s_7 + t908;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t910;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t910;
        const f32 t911 = t907 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t912 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_12 = s_8 + t912;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t914;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t914;
        const f32 t915 = t911 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t916 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_13 = s_11 + t916;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t918;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t918;
        const f32 t919 = t915 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t920 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_14 = s_12 + t920;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t922;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t922;
        const f32 t923 = t919 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t924 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_15 = s_15 + t924;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t926;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t926;
        const f32 t927 = t923 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t928 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_16 = s_16 + t928;
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t930;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t930;
        const f32 t931 = t927 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t931;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t932 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t932;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t933 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t933;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t934 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t935 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t936 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t937 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t938 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t939 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t940 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t940;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t941 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t941;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t942 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t942;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t943 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t943;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t944 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t944;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t945 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t945;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t946 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t947 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t947;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t948;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t948) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t949;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t949) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t950;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t950) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t951;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t951) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t952;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t952) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t953;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t953) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t954;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t954) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t955;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t955) : "f"(s_15), "f"(s_16));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t956;
        asm volatile("mov.b32 %0, %1;" : "=r"(t956) : "r"(t406));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t957 = t956 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t958 = t956 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t959 = t956 ^ 96u;
        const u32 t960 = t213 + t956;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t961 = t213 + t957;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t962 = t213 + t958;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t963 = t213 + t959;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t960) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(m_49), "r"(m_50));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(m_51), "r"(m_52));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t961) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(m_53), "r"(m_54));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(m_55), "r"(m_56));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t962) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(m_57), "r"(m_58));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(m_59), "r"(m_60));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t963) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(m_61), "r"(m_62));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t948), "r"(t949), "r"(t950), "r"(t951), "r"(m_63), "r"(m_64));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t960) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t952), "r"(t953), "r"(t954), "r"(t955), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t952), "r"(t953), "r"(t954), "r"(t955), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t961) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t952), "r"(t953), "r"(t954), "r"(t955), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t952), "r"(t953), "r"(t954), "r"(t955), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t962) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t952), "r"(t953), "r"(t954), "r"(t955), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t952), "r"(t953), "r"(t954), "r"(t955), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t963) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t952), "r"(t953), "r"(t954), "r"(t955), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t952), "r"(t953), "r"(t954), "r"(t955), "r"(m_79), "r"(m_80));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count_2; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 379 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 1u;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t965 = next < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t965) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t966 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t967 = t966 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t968 = ring + t967;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t969 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t970 = t969 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t970 << 6u;
                const u32 t972 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t973 = t968 + t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t974 = (u64)first_key_6 * t227;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t975 = t238 + t974;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t976 = t975 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t977 = t976 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t978 = t977 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t979 = t229 < t972;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t980 = t979 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t973), "l"(t975), "r"(t980) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t981 = t229 < t972;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t982 = t981 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t973), "l"(t976), "r"(t982) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t983 = t229 < t972;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t984 = t983 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t973), "l"(t977), "r"(t984) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t985 = t229 < t972;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t986 = t985 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t973), "l"(t978), "r"(t986) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t987 = next < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t987) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t988 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t989 = t988 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t990 = t213 + t989;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t991 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t992 = t991 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t992 << 6u;
                const u32 t994 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t995 = t990 + t260;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t996 = (u64)first_key_7 * t253;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t997 = t264 + t996;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t998 = t997 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t999 = t998 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1000 = t999 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1001 = t255 < t994;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1002 = t1001 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t995), "l"(t997), "r"(t1002) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1003 = t255 < t994;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1004 = t1003 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t995), "l"(t998), "r"(t1004) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1005 = t255 < t994;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1006 = t1005 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t995), "l"(t999), "r"(t1006) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1007 = t255 < t994;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1008 = t1007 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t995), "l"(t1000), "r"(t1008) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1009 = next + 1u;
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
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1010 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1011 = t1010 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1012 = ring + t1011;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1013;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1013) : "r"(t398));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1014 = t1013 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1015 = t1013 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1016 = t1013 ^ 96u;
            const u32 t1017 = t1012 + t1013;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1017) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1017) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1018 = t1012 + t1014;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1018) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1018) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1019 = t1012 + t1015;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1019) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1019) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1020 = t1012 + t1016;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1020) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1020) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1021;
            asm("abs.f32 %0, %1;" : "=f"(t1021) : "f"(s_17));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1022;
            asm("abs.f32 %0, %1;" : "=f"(t1022) : "f"(s_18));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1023;
            asm("abs.f32 %0, %1;" : "=f"(t1023) : "f"(s_19));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1024;
            asm("abs.f32 %0, %1;" : "=f"(t1024) : "f"(s_20));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1025;
            asm("abs.f32 %0, %1;" : "=f"(t1025) : "f"(s_21));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1026;
            asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1021), "f"(t1025));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1027;
            asm("abs.f32 %0, %1;" : "=f"(t1027) : "f"(s_22));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1028;
            asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1022), "f"(t1027));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1029;
            asm("abs.f32 %0, %1;" : "=f"(t1029) : "f"(s_23));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1030;
            asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1023), "f"(t1029));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1031;
            asm("abs.f32 %0, %1;" : "=f"(t1031) : "f"(s_24));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1032;
            asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1024), "f"(t1031));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1033;
            asm("abs.f32 %0, %1;" : "=f"(t1033) : "f"(s_25));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1034;
            asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1026), "f"(t1033));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1035;
            asm("abs.f32 %0, %1;" : "=f"(t1035) : "f"(s_26));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1036;
            asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1028), "f"(t1035));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1037;
            asm("abs.f32 %0, %1;" : "=f"(t1037) : "f"(s_27));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1038;
            asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1030), "f"(t1037));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1039;
            asm("abs.f32 %0, %1;" : "=f"(t1039) : "f"(s_28));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1040;
            asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1032), "f"(t1039));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1041;
            asm("abs.f32 %0, %1;" : "=f"(t1041) : "f"(s_29));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1042;
            asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1034), "f"(t1041));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1043;
            asm("abs.f32 %0, %1;" : "=f"(t1043) : "f"(s_30));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1044;
            asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1036), "f"(t1043));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1045;
            asm("abs.f32 %0, %1;" : "=f"(t1045) : "f"(s_31));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1046;
            asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1038), "f"(t1045));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1047;
            asm("abs.f32 %0, %1;" : "=f"(t1047) : "f"(s_32));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1048;
            asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1040), "f"(t1047));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1042), "f"(t1044));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 t1050;
            asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1046), "f"(t1048));
#line 180 "fa-kernels/src/attention/options/softcap.rs"
            f32 largest_2;
            asm("max.f32 %0, %1, %2;" : "=f"(largest_2) : "f"(t1049), "f"(t1050));
#line 68 "fa-kernels/src/attention/options/small.rs"
            const bool is_small_3 = largest_2 < small;
            const bool t1053 = !is_small_3;
#line 69 "fa-kernels/src/attention/options/small.rs"
            const bool t1054 = __any_sync(0xffffffffu, t1053);
#line 181 "fa-kernels/src/attention/options/softcap.rs"
            if (t1054) {
#line 68 "fa-kernels/src/attention/options/small.rs"
                const bool is_small_4 = largest_2 < small_2;
                const bool t1056 = !is_small_4;
#line 69 "fa-kernels/src/attention/options/small.rs"
                const bool t1057 = __any_sync(0xffffffffu, t1056);
#line 182 "fa-kernels/src/attention/options/softcap.rs"
                if (t1057) {
                    const f32 t1058 = softcap_scale * -2.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1059 = s_17 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1060;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(t1059));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1061 = t1060 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1062;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(t1061));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1063;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(t1062), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t1063;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1064 = s_18 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1065;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(t1064));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1066 = t1065 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1067;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(t1066));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1068;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1068) : "f"(t1067), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t1068;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1069 = s_19 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1070;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(t1069));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1071 = t1070 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1072;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(t1071));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1073;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1073) : "f"(t1072), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t1073;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1074 = s_20 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1075;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(t1074));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1076 = t1075 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1077;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(t1076));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1078) : "f"(t1077), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t1078;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1079 = s_21 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1080;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(t1079));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1081 = t1080 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1082;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1082) : "f"(t1081));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1083;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(t1082), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t1083;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1084 = s_22 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1085;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(t1084));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1086 = t1085 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1087;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(t1086));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1088;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1088) : "f"(t1087), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t1088;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1089 = s_23 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1090;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1090) : "f"(t1089));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1091 = t1090 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1092;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(t1091));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1093;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1093) : "f"(t1092), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t1093;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1094 = s_24 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1095;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(t1094));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1096 = t1095 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1097;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(t1096));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1098;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1098) : "f"(t1097), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t1098;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1099 = s_25 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1100;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(t1099));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1101 = t1100 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1102;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1102) : "f"(t1101));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1103) : "f"(t1102), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t1103;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1104 = s_26 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1105;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(t1104));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1106 = t1105 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1107;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(t1106));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1108) : "f"(t1107), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t1108;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1109 = s_27 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1110;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(t1109));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1111 = t1110 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1112;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(t1111));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1113) : "f"(t1112), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t1113;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1114 = s_28 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1115;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(t1114));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1116 = t1115 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1117;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(t1116));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1118) : "f"(t1117), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t1118;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1119 = s_29 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1120;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(t1119));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1121 = t1120 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1122;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1122) : "f"(t1121));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1123) : "f"(t1122), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t1123;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1124 = s_30 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1125;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1125) : "f"(t1124));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1126 = t1125 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1127;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(t1126));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1128) : "f"(t1127), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t1128;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1129 = s_31 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1130;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(t1129));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1131 = t1130 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1132;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(t1131));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1133) : "f"(t1132), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t1133;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1134 = s_32 * softcap;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1135;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(t1134));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1136 = t1135 + 1.0f;
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1137;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1137) : "f"(t1136));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1138) : "f"(t1137), "f"(t1058), "f"(softcap_scale));
#line 183 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t1138;
                } else {
                    const f32 t1139 = s_17 * s_17;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1140) : "f"(coefficient_4), "f"(t1139), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1141) : "f"(t1140), "f"(t1139), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1142) : "f"(t1141), "f"(t1139), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1143) : "f"(t1142), "f"(t1139), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1144 = s_17 * t1143;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_17 = t1144;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1145 = s_18 * s_18;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1146) : "f"(coefficient_4), "f"(t1145), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1147) : "f"(t1146), "f"(t1145), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1148) : "f"(t1147), "f"(t1145), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1149) : "f"(t1148), "f"(t1145), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1150 = s_18 * t1149;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_18 = t1150;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1151 = s_19 * s_19;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1152) : "f"(coefficient_4), "f"(t1151), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1153) : "f"(t1152), "f"(t1151), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1154) : "f"(t1153), "f"(t1151), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1155) : "f"(t1154), "f"(t1151), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1156 = s_19 * t1155;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_19 = t1156;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1157 = s_20 * s_20;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1158) : "f"(coefficient_4), "f"(t1157), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1159) : "f"(t1158), "f"(t1157), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1160) : "f"(t1159), "f"(t1157), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1161) : "f"(t1160), "f"(t1157), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1162 = s_20 * t1161;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_20 = t1162;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1163 = s_21 * s_21;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1164) : "f"(coefficient_4), "f"(t1163), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1165) : "f"(t1164), "f"(t1163), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1166) : "f"(t1165), "f"(t1163), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1167) : "f"(t1166), "f"(t1163), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1168 = s_21 * t1167;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_21 = t1168;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1169 = s_22 * s_22;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1170) : "f"(coefficient_4), "f"(t1169), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1171) : "f"(t1170), "f"(t1169), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1172) : "f"(t1171), "f"(t1169), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1173) : "f"(t1172), "f"(t1169), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1174 = s_22 * t1173;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_22 = t1174;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1175 = s_23 * s_23;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1176) : "f"(coefficient_4), "f"(t1175), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1177) : "f"(t1176), "f"(t1175), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1178) : "f"(t1177), "f"(t1175), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1179) : "f"(t1178), "f"(t1175), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1180 = s_23 * t1179;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_23 = t1180;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1181 = s_24 * s_24;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1182) : "f"(coefficient_4), "f"(t1181), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1183) : "f"(t1182), "f"(t1181), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1184) : "f"(t1183), "f"(t1181), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1185) : "f"(t1184), "f"(t1181), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1186 = s_24 * t1185;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_24 = t1186;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1187 = s_25 * s_25;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1188) : "f"(coefficient_4), "f"(t1187), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1189) : "f"(t1188), "f"(t1187), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1190) : "f"(t1189), "f"(t1187), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1191) : "f"(t1190), "f"(t1187), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1192 = s_25 * t1191;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_25 = t1192;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1193 = s_26 * s_26;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1194) : "f"(coefficient_4), "f"(t1193), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1195) : "f"(t1194), "f"(t1193), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1196) : "f"(t1195), "f"(t1193), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1197) : "f"(t1196), "f"(t1193), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1198 = s_26 * t1197;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_26 = t1198;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1199 = s_27 * s_27;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1200) : "f"(coefficient_4), "f"(t1199), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1201) : "f"(t1200), "f"(t1199), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1202) : "f"(t1201), "f"(t1199), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1203) : "f"(t1202), "f"(t1199), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1204 = s_27 * t1203;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_27 = t1204;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1205 = s_28 * s_28;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1206) : "f"(coefficient_4), "f"(t1205), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1207) : "f"(t1206), "f"(t1205), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1208) : "f"(t1207), "f"(t1205), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1209) : "f"(t1208), "f"(t1205), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1210 = s_28 * t1209;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_28 = t1210;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1211 = s_29 * s_29;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1212) : "f"(coefficient_4), "f"(t1211), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1213) : "f"(t1212), "f"(t1211), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1214) : "f"(t1213), "f"(t1211), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1215) : "f"(t1214), "f"(t1211), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1216 = s_29 * t1215;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_29 = t1216;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1217 = s_30 * s_30;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(coefficient_4), "f"(t1217), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(t1218), "f"(t1217), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1220) : "f"(t1219), "f"(t1217), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(t1220), "f"(t1217), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1222 = s_30 * t1221;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_30 = t1222;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1223 = s_31 * s_31;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1224) : "f"(coefficient_4), "f"(t1223), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(t1224), "f"(t1223), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1226) : "f"(t1225), "f"(t1223), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1227) : "f"(t1226), "f"(t1223), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1228 = s_31 * t1227;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_31 = t1228;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1229 = s_32 * s_32;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(coefficient_4), "f"(t1229), "f"(coefficient_5));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(t1230), "f"(t1229), "f"(coefficient_6));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1232) : "f"(t1231), "f"(t1229), "f"(coefficient_7));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    f32 t1233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1233) : "f"(t1232), "f"(t1229), "f"(coefficient_8));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    const f32 t1234 = s_32 * t1233;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                    s_32 = t1234;
                }
            } else {
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1235 = s_17 * s_17;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1236;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(coefficient), "f"(t1235), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1237;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1237) : "f"(t1236), "f"(t1235), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1238 = s_17 * t1237;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t1238;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1239 = s_18 * s_18;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1240;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(coefficient), "f"(t1239), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1241;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1241) : "f"(t1240), "f"(t1239), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1242 = s_18 * t1241;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t1242;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1243 = s_19 * s_19;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(coefficient), "f"(t1243), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1245;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1245) : "f"(t1244), "f"(t1243), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1246 = s_19 * t1245;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t1246;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1247 = s_20 * s_20;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1248;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1248) : "f"(coefficient), "f"(t1247), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1249;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1249) : "f"(t1248), "f"(t1247), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1250 = s_20 * t1249;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t1250;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1251 = s_21 * s_21;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1252;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1252) : "f"(coefficient), "f"(t1251), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1253;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1253) : "f"(t1252), "f"(t1251), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1254 = s_21 * t1253;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t1254;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1255 = s_22 * s_22;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1256;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1256) : "f"(coefficient), "f"(t1255), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1257;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1257) : "f"(t1256), "f"(t1255), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1258 = s_22 * t1257;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t1258;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1259 = s_23 * s_23;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1260;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1260) : "f"(coefficient), "f"(t1259), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1261;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1261) : "f"(t1260), "f"(t1259), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1262 = s_23 * t1261;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t1262;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1263 = s_24 * s_24;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1264;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1264) : "f"(coefficient), "f"(t1263), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1265;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(t1264), "f"(t1263), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1266 = s_24 * t1265;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t1266;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1267 = s_25 * s_25;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1268;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(coefficient), "f"(t1267), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1269;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1269) : "f"(t1268), "f"(t1267), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1270 = s_25 * t1269;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t1270;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1271 = s_26 * s_26;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1272;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1272) : "f"(coefficient), "f"(t1271), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1273;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1273) : "f"(t1272), "f"(t1271), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1274 = s_26 * t1273;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t1274;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1275 = s_27 * s_27;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1276;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1276) : "f"(coefficient), "f"(t1275), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1277;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1277) : "f"(t1276), "f"(t1275), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1278 = s_27 * t1277;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t1278;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1279 = s_28 * s_28;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1280;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1280) : "f"(coefficient), "f"(t1279), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1281;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1281) : "f"(t1280), "f"(t1279), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1282 = s_28 * t1281;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t1282;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1283 = s_29 * s_29;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1284;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1284) : "f"(coefficient), "f"(t1283), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1285) : "f"(t1284), "f"(t1283), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1286 = s_29 * t1285;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t1286;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1287 = s_30 * s_30;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1288;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1288) : "f"(coefficient), "f"(t1287), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1289;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1289) : "f"(t1288), "f"(t1287), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1290 = s_30 * t1289;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t1290;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1291 = s_31 * s_31;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1292;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1292) : "f"(coefficient), "f"(t1291), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1293;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1293) : "f"(t1292), "f"(t1291), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1294 = s_31 * t1293;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t1294;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1295 = s_32 * s_32;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1296;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1296) : "f"(coefficient), "f"(t1295), "f"(coefficient_2));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1297;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1297) : "f"(t1296), "f"(t1295), "f"(coefficient_3));
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1298 = s_32 * t1297;
#line 189 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t1298;
            }
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1299 = i < t118;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1300 = t120 <= i;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1301 = t1299 | t1300;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1301) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1302 = t116 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1303 = t1302 - i;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1304 = t1303 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t1304 + t131;
                const u32 t1306 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1307 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1308 = t1307 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t1308;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1310 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1311 = t1306 + t1310;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1312 = t1311 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1313;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1313) : "r"(t1312), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1314 = t1313 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1315 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1316 = t1314 + end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t1316 + t1315;
                const u32 t1318 = end_17 > seq_q ? end_17 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1319 = t1318 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t1319 < end_8 ? t1319 : end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t1314 + end_8;
                const u32 t1322 = end_19 > seq_q ? end_19 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t1322 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1324 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1325 = t1324 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1326 = end_8 > 1u ? end_8 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1327 = t1326 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t1325 < t1327 ? t1325 : t1327;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1329 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t1329 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1331 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1332 = t1331 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1333 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1334 = t1332 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t1333 & t1334;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1336 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1336;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1337 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1338 = t1332 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t1337 & t1338;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1340 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1340;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1341 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1342 = t1332 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t1341 & t1342;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1344 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1344;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1345 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1346 = t1332 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t1345 & t1346;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1348 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1348;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1349 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1350 = t1332 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t1349 & t1350;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1352 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1352;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1353 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1354 = t1332 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t1353 & t1354;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1356 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1356;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1357 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1358 = t1332 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t1357 & t1358;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1360 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1360;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1361 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1362 = t1332 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t1361 & t1362;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1364 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1364;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1365 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1366 = t1306 + t1365;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1367 = t1366 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1368 = t1367 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1369;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1369) : "r"(t1368), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1370 = t1369 >> sharing_shift;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 t1371 = window_right + 1u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1372 = t1370 + end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t1372 + t1371;
                const u32 t1374 = end_21 > seq_q ? end_21 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1375 = t1374 - seq_q;
#line 196 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t1375 < end_8 ? t1375 : end_8;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t1370 + end_8;
                const u32 t1378 = end_23 > seq_q ? end_23 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t1378 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1380 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 t1381 = t1380 - window_left;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1382 = end_8 > 1u ? end_8 : 1u;
#line 282 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1383 = t1382 - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t1381 < t1383 ? t1381 : t1383;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1385 = end_22 > column_2 ? end_22 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1385 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1387 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1388 = t1387 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1389 = 0u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1390 = t1388 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t1389 & t1390;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1392 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1392;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1393 = 1u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1394 = t1388 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t1393 & t1394;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1396 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1396;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1397 = 8u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1398 = t1388 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t1397 & t1398;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1400 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1400;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1401 = 9u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1402 = t1388 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t1401 & t1402;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1404 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1404;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1405 = 16u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1406 = t1388 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t1405 & t1406;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1408 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1408;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1409 = 17u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1410 = t1388 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t1409 & t1410;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1412 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1412;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1413 = 24u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1414 = t1388 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t1413 & t1414;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1416 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1416;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1417 = 25u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1418 = t1388 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t1417 & t1418;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1420 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1420;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1422;
            asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(old_3), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1423;
            asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1422), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1424;
            asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1423), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1425;
            asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1424), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1426;
            asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(t1425), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1427;
            asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1426), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1428;
            asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1427), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1429;
            asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1428), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1430;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1430) : "f"(t1429));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1429), "f"(t1430));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1432;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1432) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1432));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 reference_3 = none_3 ? 0.0f : new_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1436 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1437 = old_3 + t1436;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1437));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1439 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1440 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_17 = s_17 + t1440;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1442;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1442) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1442;
            const f32 t1443 = t1439 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1444 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_18 = s_18 + t1444;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1446;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1446) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1446;
            const f32 t1447 = t1443 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1448 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_19 = s_21 + t1448;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1450;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1450) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1450;
            const f32 t1451 = t1447 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1452 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_20 = s_22 + t1452;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1454;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1454) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1454;
            const f32 t1455 = t1451 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1456 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_21 = s_25 + t1456;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1458;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1458) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1458;
            const f32 t1459 = t1455 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1460 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_22 = s_26 + t1460;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1462;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1462) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1462;
            const f32 t1463 = t1459 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1464 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_23 = s_29 + t1464;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1466;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1466;
            const f32 t1467 = t1463 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1468 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_24 = s_30 + t1468;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1470;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1470) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1470;
            const f32 t1471 = t1467 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1472 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1473 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1474 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1475 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1476 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1477 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1478 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1479 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1480 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1481 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1482 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1483 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1484 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1485 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1486 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1487 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1487;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1489;
            asm("max.f32 %0, %1, %2;" : "=f"(t1489) : "f"(old_4), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1490;
            asm("max.f32 %0, %1, %2;" : "=f"(t1490) : "f"(t1489), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1491;
            asm("max.f32 %0, %1, %2;" : "=f"(t1491) : "f"(t1490), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1492;
            asm("max.f32 %0, %1, %2;" : "=f"(t1492) : "f"(t1491), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1493;
            asm("max.f32 %0, %1, %2;" : "=f"(t1493) : "f"(t1492), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1494;
            asm("max.f32 %0, %1, %2;" : "=f"(t1494) : "f"(t1493), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1495;
            asm("max.f32 %0, %1, %2;" : "=f"(t1495) : "f"(t1494), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1496;
            asm("max.f32 %0, %1, %2;" : "=f"(t1496) : "f"(t1495), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1497;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1497) : "f"(t1496));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1496), "f"(t1497));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1499;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1499) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1499));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 reference_4 = none_4 ? 0.0f : new_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1503 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1504 = old_4 + t1503;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1504));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1506 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1507 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_25 = s_19 + t1507;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1509;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1509;
            const f32 t1510 = t1506 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1511 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_26 = s_20 + t1511;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1513;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1513;
            const f32 t1514 = t1510 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1515 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_27 = s_23 + t1515;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1517;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1517;
            const f32 t1518 = t1514 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1519 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_28 = s_24 + t1519;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1521;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1521;
            const f32 t1522 = t1518 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1523 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_29 = s_27 + t1523;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1525;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1525;
            const f32 t1526 = t1522 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1527 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_30 = s_28 + t1527;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1529;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1529;
            const f32 t1530 = t1526 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1531 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_31 = s_31 + t1531;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1533;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1533;
            const f32 t1534 = t1530 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1535 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_32 = s_32 + t1535;
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1537;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1537;
            const f32 t1538 = t1534 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1538;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1539 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1539;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1540 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1540;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1541 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1541;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1542 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1542;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1543 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1543;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1544 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1544;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1545 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1545;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1546 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1546;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1547 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1547;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1548 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1548;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1549 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1549;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1550 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1550;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1551 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1551;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1552 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1552;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1553 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1553;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1554 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1554;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1555;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1555) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1556;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1557;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1557) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1558;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1559;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1560;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1561;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1561) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1562;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(s_31), "f"(s_32));
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1563 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1564 = t1563 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1565 = t213 + t1564;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1566;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1566) : "r"(t406));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1567 = t1566 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1568 = t1566 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1569 = t1566 ^ 96u;
            const u32 t1570 = t1565 + t1566;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1571 = t1565 + t1567;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1572 = t1565 + t1568;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1573 = t1565 + t1569;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1570) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1555), "r"(t1556), "r"(t1557), "r"(t1558), "r"(m_113), "r"(m_114));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1555), "r"(t1556), "r"(t1557), "r"(t1558), "r"(m_115), "r"(m_116));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1571) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1555), "r"(t1556), "r"(t1557), "r"(t1558), "r"(m_117), "r"(m_118));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1555), "r"(t1556), "r"(t1557), "r"(t1558), "r"(m_119), "r"(m_120));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1572) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1555), "r"(t1556), "r"(t1557), "r"(t1558), "r"(m_121), "r"(m_122));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1555), "r"(t1556), "r"(t1557), "r"(t1558), "r"(m_123), "r"(m_124));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1573) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1555), "r"(t1556), "r"(t1557), "r"(t1558), "r"(m_125), "r"(m_126));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1555), "r"(t1556), "r"(t1557), "r"(t1558), "r"(m_127), "r"(m_128));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1570) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1559), "r"(t1560), "r"(t1561), "r"(t1562), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1559), "r"(t1560), "r"(t1561), "r"(t1562), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1571) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1559), "r"(t1560), "r"(t1561), "r"(t1562), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1559), "r"(t1560), "r"(t1561), "r"(t1562), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1572) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1559), "r"(t1560), "r"(t1561), "r"(t1562), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1559), "r"(t1560), "r"(t1561), "r"(t1562), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1573) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1559), "r"(t1560), "r"(t1561), "r"(t1562), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1559), "r"(t1560), "r"(t1561), "r"(t1562), "r"(m_143), "r"(m_144));
        }
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_2 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_3 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_5 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_6 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_7 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_8 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_9 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_10 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_11 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_12 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_13 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_14 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_15 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_16 = 0.0f;
#line 243 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1574 = warp_n << 1u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1575 = t1574 + warp_m;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1576 = t1575 * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1577 = ring + t1576;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1578 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1577 + t1578;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1580 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1581 = t130 + t1580;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1582 = t1581 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1582) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1583 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1584 = t130 + t1583;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1585 = t1584 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1586 = t1585 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1586) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 254 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp_n << 10u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1588 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1589 = t130 + t1588;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1590 = t1589 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1590) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1591 = warp_m * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1592 = ring + t1591;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1593 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = t1592 + t1593;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1596;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1596) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1597;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1597) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1598;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1598) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1599;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1599) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1600;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1600) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1601;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1601) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1602;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1602) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1603;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1603) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1604;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1604) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1605;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1605) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1606 = 2u + warp_m;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1607 = t1606 * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1608 = ring + t1607;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1609 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1608 + t1609;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1612;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1612) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1613;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1613) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1614;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1614) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1615;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1615) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1616;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1616) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1617;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1617) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1618;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1618) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1619;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1619) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1620;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1620) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1621;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1621) : "r"(columns_2) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1596), "f"(t1612));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 reference_5 = none_5 ? 0.0f : max;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1625 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1626 = t1596 + t1625;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1626));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1628 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1629 = t1612 + t1628;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1629));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1631 = t1597 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1632;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1632) : "f"(t1613), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1632;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1633 = t1598 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(t1614), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1634;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1635 = t1599 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1636;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(t1615), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1636;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1637 = t1600 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(t1616), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1638;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1639 = t1601 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1639;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1640) : "f"(t1617), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1640;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1641 = t1602 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1642) : "f"(t1618), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1642;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1643 = t1603 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1644) : "f"(t1619), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1644;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1645 = t1604 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1646;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1646) : "f"(t1620), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1646;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1647 = t1605 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1648) : "f"(t1621), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1648;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_3 = max;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_3 = total;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows = total_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_2 = total_3;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_5 = total_4;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_6 = total_5;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_9 = total_6;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_10 = total_7;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_13 = total_8;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_14 = total_9;
        }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1649 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1650 = t130 + t1649;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1651 = t1650 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1652 = t1651 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1652) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1653 = warp_m * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1654 = ring + t1653;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1655 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1654 + t1655;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1658;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1658) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1659;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1659) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1660;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1660) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1661;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1661) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1662;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1662) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1663;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1663) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1664;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1664) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1665;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1665) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1666;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1666) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1667;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1667) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1668 = 2u + warp_m;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1669 = t1668 * 4608u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1670 = ring + t1669;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1671 = lane << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1670 + t1671;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1674;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1674) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1675;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1675) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1676;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1676) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1677;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1677) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1678;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1678) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1679;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1679) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1680;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1680) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1681;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1681) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1682;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1682) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1683;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1683) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1658), "f"(t1674));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 reference_6 = none_6 ? 0.0f : max_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1687 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1688 = t1658 + t1687;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1688));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1690 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1691 = t1674 + t1690;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1691));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1693 = t1659 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1693;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1694) : "f"(t1675), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1694;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1695 = t1660 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1696;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1696) : "f"(t1676), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1696;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1697 = t1661 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1698;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1698) : "f"(t1677), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1698;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1699 = t1662 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1700;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1700) : "f"(t1678), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1700;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1701 = t1663 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1702) : "f"(t1679), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1702;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1703 = t1664 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1704;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1704) : "f"(t1680), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1704;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1705 = t1665 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1706;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1706) : "f"(t1681), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1706;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1707 = t1666 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1708) : "f"(t1682), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1708;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1709 = t1667 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1710;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1710) : "f"(t1683), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1710;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_10;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_11;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_12;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_13;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_14;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_11 = total_15;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_12 = total_16;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_15 = total_17;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_16 = total_18;
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1711 = t110 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1711) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1712;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1712) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1712;
            f32 t1714;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1714) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1715 = pair_5 + t1714;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1715;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1716;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1716) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1716;
            f32 t1718;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1718) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1719 = pair_6 + t1718;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1719;
#line 343 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1720 = sum == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
            f32 t1721;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1721) : "f"(sum));
#line 344 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1720 ? 0.0f : t1721;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1723 = rows * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows = t1723;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1724 = rows_2 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1724;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1725 = rows_5 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1725;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1726 = rows_6 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1726;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1727 = rows_9 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1727;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1728 = rows_10 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1728;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1729 = rows_13 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1729;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1730 = rows_14 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1730;
#line 343 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1731 = sum_2 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
            f32 t1732;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1732) : "f"(sum_2));
#line 344 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1731 ? 0.0f : t1732;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1734 = rows_3 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1734;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1735 = rows_4 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1735;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1736 = rows_7 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1736;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1737 = rows_8 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1737;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1738 = rows_11 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1738;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1739 = rows_12 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1739;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1740 = rows_15 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1740;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t1741 = rows_16 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1741;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 2u;
            const u32 t1743 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1744 = t1743 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1745 = first_2 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1744 + t1745;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1747 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1748 = t130 + t1747;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1749 = t1748 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1749) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1750 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1751 = t130 + t1750;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1752 = first + t1751;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1753 = t1752 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1754;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1754) : "r"(t1753), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1755 = t1754 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1756 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1757 = first + t1751;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1758 = t1757 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1759;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1759) : "r"(t1758), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1760 = t1759 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1761 = t1760 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1762 = t1757 - t1761;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1763 = t1756 + t1762;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1764 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1765 = t1764 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1766 = t1765 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1767 = o + t1766;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1768 = (u64)t1755;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1769 = t1768 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1770 = t1769 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1771 = t1767 + t1770;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1772 = (u64)t1763;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1773 = t1772 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1774 = t1773 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1775 = t1771 + t1774;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1776 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1775 + t1776;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1778 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1779 = first_2 < t1778;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1779) {
                    u32 t1780;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1780) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1781 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1782 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1783 = t1781 < t1782;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1783) {
                    u32 t1784;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1784) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1785 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1786 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1787 = t1785 < t1786;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1787) {
                    u32 t1788;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1788) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1789 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1790 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1791 = t1789 < t1790;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1791) {
                    u32 t1792;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1792) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1792) : "memory");
                }
            }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1793 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1794 = t130 + t1793;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1795 = t1794 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1796 = t1795 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1796) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1797 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1798 = t130 + t1797;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1799 = t1798 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1800 = first + t1799;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1801 = t1800 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1802;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1802) : "r"(t1801), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1803 = t1802 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1804 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1805 = first + t1799;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1806 = t1805 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1807;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1807) : "r"(t1806), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1808 = t1807 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1809 = t1808 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1810 = t1805 - t1809;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1811 = t1804 + t1810;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1812 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1813 = t1812 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1814 = t1813 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1815 = o + t1814;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1816 = (u64)t1803;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1817 = t1816 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1818 = t1817 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1819 = t1815 + t1818;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1820 = (u64)t1811;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1821 = t1820 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1822 = t1821 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1823 = t1819 + t1822;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1824 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1823 + t1824;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1826 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1827 = first_2 < t1826;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1827) {
                    u32 t1828;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1828) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1829 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1830 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1831 = t1829 < t1830;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1831) {
                    u32 t1832;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1832) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1833 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1834 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1835 = t1833 < t1834;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1835) {
                    u32 t1836;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1836) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1837 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1838 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1839 = t1837 < t1838;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1839) {
                    u32 t1840;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1840) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1841 = warp_n < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1841) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1842 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = t130 + t1842;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1844 = row < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1845 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1846 = t1845 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1847;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1847) : "r"(t1846), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1848 = t1847 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1849 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1850 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1851 = t1850 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1852;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1852) : "r"(t1851), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1853 = t1852 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1854 = t1853 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1855 = t1850 - t1854;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1856 = t1849 + t1855;
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t1857;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1857) : "f"(row_sum_3));
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 t1858 = row_max_3 + t1857;
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1858 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const bool t1860 = row_sum_3 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1860 ? __uint_as_float(0xff800000u) : lse_2;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1862 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1863 = t1862 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1864 = t1844 & t1863;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1864) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1865 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1866 = t1865 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1867 = t1866 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1868 = lse + t1867;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1869 = (u64)t1856;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1870 = t1869 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1871 = t1870 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1872 = t1868 + t1871;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1873 = (u64)t1848;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1874 = t1873 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1875 = t1874 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1876 = t1872 + t1875;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1876), "f"(value) : "memory");
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1877 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1878 = t130 + t1877;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1878 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1880 = row_2 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1881 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1882 = t1881 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1883;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1883) : "r"(t1882), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1884 = t1883 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1885 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1886 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1887 = t1886 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1888;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1888) : "r"(t1887), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1889 = t1888 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1890 = t1889 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1891 = t1886 - t1890;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1892 = t1885 + t1891;
#line 320 "fa-kernels/src/attention/softmax.rs"
                f32 t1893;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(row_sum_4));
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 t1894 = row_max_4 + t1893;
#line 320 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1894 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const bool t1896 = row_sum_4 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1896 ? __uint_as_float(0xff800000u) : lse_3;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1898 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1899 = t1898 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1900 = t1880 & t1899;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1900) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1901 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1902 = t1901 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1903 = t1902 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1904 = lse + t1903;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1905 = (u64)t1892;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1906 = t1905 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1907 = t1906 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1908 = t1904 + t1907;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1909 = (u64)t1884;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1910 = t1909 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1911 = t1910 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1912 = t1908 + t1911;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1912), "f"(value_2) : "memory");
                }
            }
        } else {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1913 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1914 = t130 + t1913;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1915 = t1914 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1915) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1916 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = t1916 + warp_n;
                const u32 index = slice_2 << 1u;
                const u64 t1919 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1920 = t1919 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1921 = t1920 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1922 = partials + t1921;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1923 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1924 = t1923 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1925 = t1924 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1926 = t1922 + t1925;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1927 = (u64)index;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1928 = t1927 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1929 = t1928 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1930 = t1926 + t1929;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1931 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1932 = t1930 + t1931;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1933 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1934 = (u64)t1933 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1935 = t1930 + t1934;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1936;
                asm("mov.b32 %0, %1;" : "=r"(t1936) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1937;
                asm("mov.b32 %0, %1;" : "=r"(t1937) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1938;
                asm("mov.b32 %0, %1;" : "=r"(t1938) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1939;
                asm("mov.b32 %0, %1;" : "=r"(t1939) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1935), "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1940;
                asm("mov.b32 %0, %1;" : "=r"(t1940) : "f"(rows_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1941;
                asm("mov.b32 %0, %1;" : "=r"(t1941) : "f"(rows_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1942;
                asm("mov.b32 %0, %1;" : "=r"(t1942) : "f"(rows_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1943;
                asm("mov.b32 %0, %1;" : "=r"(t1943) : "f"(rows_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1935), "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1932), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1932), "f"(row_sum_3) : "memory");
            }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1944 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1945 = t130 + t1944;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1946 = t1945 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1947 = t1946 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1947) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1948 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_3 = t1948 + warp_n;
                const u32 t1950 = slice_3 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1950 + 1u;
                const u64 t1952 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1953 = t1952 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1954 = t1953 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1955 = partials + t1954;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1956 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1957 = t1956 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1958 = t1957 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1959 = t1955 + t1958;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1960 = (u64)index_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1961 = t1960 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1962 = t1961 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1963 = t1959 + t1962;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1964 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1965 = t1963 + t1964;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1966 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1967 = (u64)t1966 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1968 = t1963 + t1967;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1969;
                asm("mov.b32 %0, %1;" : "=r"(t1969) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1970;
                asm("mov.b32 %0, %1;" : "=r"(t1970) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1971;
                asm("mov.b32 %0, %1;" : "=r"(t1971) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1972;
                asm("mov.b32 %0, %1;" : "=r"(t1972) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1968), "r"(t1969), "r"(t1970), "r"(t1971), "r"(t1972) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1973;
                asm("mov.b32 %0, %1;" : "=r"(t1973) : "f"(rows_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1974;
                asm("mov.b32 %0, %1;" : "=r"(t1974) : "f"(rows_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1975;
                asm("mov.b32 %0, %1;" : "=r"(t1975) : "f"(rows_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1976;
                asm("mov.b32 %0, %1;" : "=r"(t1976) : "f"(rows_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1968), "r"(t1973), "r"(t1974), "r"(t1975), "r"(t1976) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1965), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1965), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1977 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1978 = t1977 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1979 = t1978 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1980 = arrived + t1979;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1981 = t110 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1982 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1983 = t1982 + 36864u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1984 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1985 = t1984 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1985) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1986;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1986) : "l"(t1980), "r"(t1981) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1983), "r"(t1986) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1987;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1987) : "r"(t1983) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1988 = t1987 == t1981;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1988) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1989 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1990 = t130 + t1989;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1991 = t1990 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1991) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_3 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_2 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_5 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_6 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_9 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_10 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_13 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_14 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1992 = split < t110;
                        if (!t1992) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1993 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = t1993 + warp_n;
                        const u32 index_3 = slice_4 << 1u;
                        const u64 t1996 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1997 = t1996 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1998 = t1997 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1999 = partials + t1998;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2000 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2001 = t2000 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2002 = t2001 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2003 = t1999 + t2002;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2004 = (u64)index_3;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2005 = t2004 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2006 = t2005 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2007 = t2003 + t2006;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2008 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2009 = t2007 + t2008;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2010 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2011 = (u64)t2010 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2012 = t2007 + t2011;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2012) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2013;
                        asm("mov.b32 %0, %1;" : "=f"(t2013) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2014;
                        asm("mov.b32 %0, %1;" : "=f"(t2014) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2015;
                        asm("mov.b32 %0, %1;" : "=f"(t2015) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2016;
                        asm("mov.b32 %0, %1;" : "=f"(t2016) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2012) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2017;
                        asm("mov.b32 %0, %1;" : "=f"(t2017) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2018;
                        asm("mov.b32 %0, %1;" : "=f"(t2018) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2019;
                        asm("mov.b32 %0, %1;" : "=f"(t2019) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2020;
                        asm("mov.b32 %0, %1;" : "=f"(t2020) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2021) : "l"(t2009) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2022;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2022) : "l"(t2009) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t2013;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t2014;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t2015;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t2016;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t2017;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t2018;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t2019;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t2020;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t2021;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t2022;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2023 = split + 1u;
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
                        f32 part_9 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
                        const bool t2024 = t2023 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2024) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2025 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = t2025 + warp_n;
                            const u32 index_4 = slice_5 << 1u;
                            const u64 t2028 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2029 = t2028 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2030 = t2029 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2031 = partials + t2030;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2032 = (u64)t2023;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2033 = t2032 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2034 = t2033 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2035 = t2031 + t2034;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2036 = (u64)index_4;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2037 = t2036 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2038 = t2037 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2039 = t2035 + t2038;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2040 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2041 = t2039 + t2040;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2042 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2043 = (u64)t2042 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2044 = t2039 + t2043;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2044) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2045;
                            asm("mov.b32 %0, %1;" : "=f"(t2045) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2046;
                            asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2047;
                            asm("mov.b32 %0, %1;" : "=f"(t2047) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2048;
                            asm("mov.b32 %0, %1;" : "=f"(t2048) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2044) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2049;
                            asm("mov.b32 %0, %1;" : "=f"(t2049) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2050;
                            asm("mov.b32 %0, %1;" : "=f"(t2050) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2051;
                            asm("mov.b32 %0, %1;" : "=f"(t2051) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2052;
                            asm("mov.b32 %0, %1;" : "=f"(t2052) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2053;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2053) : "l"(t2041) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2054;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2054) : "l"(t2041) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2045;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2046;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2047;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2048;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2049;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2050;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2051;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2052;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2053;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2054;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = part;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = part_2;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = part_3;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = part_4;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = part_5;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = part_6;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = part_7;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = part_8;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = part_9;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = part_10;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_3 = words_19;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_4 = words_20;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2055 = split + 2u;
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
                        f32 part_19 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
                        const bool t2056 = t2055 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2056) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2057 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = t2057 + warp_n;
                            const u32 index_5 = slice_6 << 1u;
                            const u64 t2060 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2061 = t2060 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2062 = t2061 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2063 = partials + t2062;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2064 = (u64)t2055;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2065 = t2064 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2066 = t2065 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2067 = t2063 + t2066;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2068 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2069 = t2068 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2070 = t2069 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2071 = t2067 + t2070;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2072 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2073 = t2071 + t2072;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2074 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2075 = (u64)t2074 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2076 = t2071 + t2075;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2076) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2077;
                            asm("mov.b32 %0, %1;" : "=f"(t2077) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2078;
                            asm("mov.b32 %0, %1;" : "=f"(t2078) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2079;
                            asm("mov.b32 %0, %1;" : "=f"(t2079) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2080;
                            asm("mov.b32 %0, %1;" : "=f"(t2080) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2076) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2081;
                            asm("mov.b32 %0, %1;" : "=f"(t2081) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2082;
                            asm("mov.b32 %0, %1;" : "=f"(t2082) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2083;
                            asm("mov.b32 %0, %1;" : "=f"(t2083) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2084;
                            asm("mov.b32 %0, %1;" : "=f"(t2084) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2085;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2085) : "l"(t2073) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2086;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2086) : "l"(t2073) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2077;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2078;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2079;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2080;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2081;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2082;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2083;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2084;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2085;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2086;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = part_11;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = part_12;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = part_13;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = part_14;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = part_15;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = part_16;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = part_17;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = part_18;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = part_19;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = part_20;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_5 = words_29;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_6 = words_30;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2087 = split + 3u;
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
                        f32 part_29 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
                        const bool t2088 = t2087 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2088) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2089 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_7 = t2089 + warp_n;
                            const u32 index_6 = slice_7 << 1u;
                            const u64 t2092 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2093 = t2092 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2094 = t2093 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2095 = partials + t2094;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2096 = (u64)t2087;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2097 = t2096 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2098 = t2097 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2099 = t2095 + t2098;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2100 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2101 = t2100 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2102 = t2101 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2103 = t2099 + t2102;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2104 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2105 = t2103 + t2104;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2106 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2107 = (u64)t2106 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2108 = t2103 + t2107;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2108) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2109;
                            asm("mov.b32 %0, %1;" : "=f"(t2109) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2110;
                            asm("mov.b32 %0, %1;" : "=f"(t2110) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2111;
                            asm("mov.b32 %0, %1;" : "=f"(t2111) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2112;
                            asm("mov.b32 %0, %1;" : "=f"(t2112) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2108) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2113;
                            asm("mov.b32 %0, %1;" : "=f"(t2113) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2114;
                            asm("mov.b32 %0, %1;" : "=f"(t2114) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2115;
                            asm("mov.b32 %0, %1;" : "=f"(t2115) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2116;
                            asm("mov.b32 %0, %1;" : "=f"(t2116) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2117;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2117) : "l"(t2105) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2118;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2118) : "l"(t2105) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2109;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2110;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2111;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2112;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2113;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2114;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2115;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2116;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2117;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2118;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = part_21;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = part_22;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = part_23;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = part_24;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_35 = part_25;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_36 = part_26;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_37 = part_27;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_38 = part_28;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_39 = part_29;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_40 = part_30;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_7 = words_39;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_8 = words_40;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2119 = split + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
                        const bool t2120 = t2119 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2120) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2121 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = t2121 + warp_n;
                            const u32 index_7 = slice_8 << 1u;
                            const u64 t2124 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2125 = t2124 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2126 = t2125 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2127 = partials + t2126;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2128 = (u64)t2119;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2129 = t2128 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2130 = t2129 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2131 = t2127 + t2130;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2132 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2133 = t2132 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2134 = t2133 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2135 = t2131 + t2134;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2136 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2137 = t2135 + t2136;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2138 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2139 = (u64)t2138 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2140 = t2135 + t2139;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t2140) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2141;
                            asm("mov.b32 %0, %1;" : "=f"(t2141) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2142;
                            asm("mov.b32 %0, %1;" : "=f"(t2142) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2143;
                            asm("mov.b32 %0, %1;" : "=f"(t2143) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2144;
                            asm("mov.b32 %0, %1;" : "=f"(t2144) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t2140) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2145;
                            asm("mov.b32 %0, %1;" : "=f"(t2145) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2146;
                            asm("mov.b32 %0, %1;" : "=f"(t2146) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2147;
                            asm("mov.b32 %0, %1;" : "=f"(t2147) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2148;
                            asm("mov.b32 %0, %1;" : "=f"(t2148) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2149;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2149) : "l"(t2137) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2150;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2150) : "l"(t2137) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2141;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2142;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2143;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2144;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2145;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2146;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2147;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2148;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2149;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2150;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_41 = part_31;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_42 = part_32;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_43 = part_33;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_44 = part_34;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_45 = part_35;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_46 = part_36;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_47 = part_37;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_48 = part_38;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_49 = part_39;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_50 = part_40;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_49;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_50;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2151 = split + 5u;
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
                        f32 part_49 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
                        const bool t2152 = t2151 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2152) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2153 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = t2153 + warp_n;
                            const u32 index_8 = slice_9 << 1u;
                            const u64 t2156 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2157 = t2156 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2158 = t2157 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2159 = partials + t2158;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2160 = (u64)t2151;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2161 = t2160 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2162 = t2161 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2163 = t2159 + t2162;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2164 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2165 = t2164 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2166 = t2165 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2167 = t2163 + t2166;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2168 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2169 = t2167 + t2168;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2170 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2171 = (u64)t2170 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2172 = t2167 + t2171;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2172) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2173;
                            asm("mov.b32 %0, %1;" : "=f"(t2173) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2174;
                            asm("mov.b32 %0, %1;" : "=f"(t2174) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2175;
                            asm("mov.b32 %0, %1;" : "=f"(t2175) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2176;
                            asm("mov.b32 %0, %1;" : "=f"(t2176) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2172) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2177;
                            asm("mov.b32 %0, %1;" : "=f"(t2177) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2178;
                            asm("mov.b32 %0, %1;" : "=f"(t2178) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2179;
                            asm("mov.b32 %0, %1;" : "=f"(t2179) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2180;
                            asm("mov.b32 %0, %1;" : "=f"(t2180) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2181;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2181) : "l"(t2169) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2182;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2182) : "l"(t2169) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2173;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2174;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2175;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2176;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2177;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2178;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2179;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2180;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2181;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2182;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_51 = part_41;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_52 = part_42;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_53 = part_43;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_54 = part_44;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_55 = part_45;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_56 = part_46;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_57 = part_47;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_58 = part_48;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_59 = part_49;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_60 = part_50;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_11 = words_59;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_12 = words_60;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2183 = split + 6u;
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
                        f32 part_59 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
                        const bool t2184 = t2183 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2184) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2185 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = t2185 + warp_n;
                            const u32 index_9 = slice_10 << 1u;
                            const u64 t2188 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2189 = t2188 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2190 = t2189 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2191 = partials + t2190;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2192 = (u64)t2183;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2193 = t2192 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2194 = t2193 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2195 = t2191 + t2194;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2196 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2197 = t2196 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2198 = t2197 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2199 = t2195 + t2198;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2200 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2201 = t2199 + t2200;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2202 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2203 = (u64)t2202 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2204 = t2199 + t2203;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2204) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2205;
                            asm("mov.b32 %0, %1;" : "=f"(t2205) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2206;
                            asm("mov.b32 %0, %1;" : "=f"(t2206) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2207;
                            asm("mov.b32 %0, %1;" : "=f"(t2207) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2208;
                            asm("mov.b32 %0, %1;" : "=f"(t2208) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2204) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2209;
                            asm("mov.b32 %0, %1;" : "=f"(t2209) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2210;
                            asm("mov.b32 %0, %1;" : "=f"(t2210) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2211;
                            asm("mov.b32 %0, %1;" : "=f"(t2211) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2212;
                            asm("mov.b32 %0, %1;" : "=f"(t2212) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2213;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2213) : "l"(t2201) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2214;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2214) : "l"(t2201) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2205;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2206;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2207;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2208;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2209;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2210;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2211;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2212;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2213;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2214;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_61 = part_51;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_62 = part_52;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_63 = part_53;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_64 = part_54;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_65 = part_55;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_66 = part_56;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_67 = part_57;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_68 = part_58;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_69 = part_59;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_70 = part_60;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_13 = words_69;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_14 = words_70;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2215 = split + 7u;
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
                        f32 part_67 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
                        const bool t2216 = t2215 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2216) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2217 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_11 = t2217 + warp_n;
                            const u32 index_10 = slice_11 << 1u;
                            const u64 t2220 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2221 = t2220 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2222 = t2221 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2223 = partials + t2222;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2224 = (u64)t2215;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2225 = t2224 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2226 = t2225 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2227 = t2223 + t2226;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2228 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2229 = t2228 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2230 = t2229 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2231 = t2227 + t2230;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2232 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2233 = t2231 + t2232;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2234 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2235 = (u64)t2234 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2236 = t2231 + t2235;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2236) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2237;
                            asm("mov.b32 %0, %1;" : "=f"(t2237) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2238;
                            asm("mov.b32 %0, %1;" : "=f"(t2238) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2239;
                            asm("mov.b32 %0, %1;" : "=f"(t2239) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2240;
                            asm("mov.b32 %0, %1;" : "=f"(t2240) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2236) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2241;
                            asm("mov.b32 %0, %1;" : "=f"(t2241) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2242;
                            asm("mov.b32 %0, %1;" : "=f"(t2242) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2243;
                            asm("mov.b32 %0, %1;" : "=f"(t2243) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2244;
                            asm("mov.b32 %0, %1;" : "=f"(t2244) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2245;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2245) : "l"(t2233) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2246;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2246) : "l"(t2233) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2237;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2238;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2239;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2240;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2241;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2242;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2243;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2244;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2245;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2246;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_71 = part_61;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_72 = part_62;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_73 = part_63;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_74 = part_64;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_75 = part_65;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_76 = part_66;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_77 = part_67;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_78 = part_68;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_79 = part_69;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_80 = part_70;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_15 = words_79;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_16 = words_80;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2247 = split + 8u;
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
                        f32 part_79 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
                        const bool t2248 = t2247 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2248) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2249 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_12 = t2249 + warp_n;
                            const u32 index_11 = slice_12 << 1u;
                            const u64 t2252 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2253 = t2252 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2254 = t2253 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2255 = partials + t2254;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2256 = (u64)t2247;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2257 = t2256 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2258 = t2257 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2259 = t2255 + t2258;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2260 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2261 = t2260 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2262 = t2261 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2263 = t2259 + t2262;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2264 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2265 = t2263 + t2264;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2266 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2267 = (u64)t2266 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2268 = t2263 + t2267;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2268) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2269;
                            asm("mov.b32 %0, %1;" : "=f"(t2269) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2270;
                            asm("mov.b32 %0, %1;" : "=f"(t2270) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2271;
                            asm("mov.b32 %0, %1;" : "=f"(t2271) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2272;
                            asm("mov.b32 %0, %1;" : "=f"(t2272) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2268) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2273;
                            asm("mov.b32 %0, %1;" : "=f"(t2273) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2274;
                            asm("mov.b32 %0, %1;" : "=f"(t2274) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2275;
                            asm("mov.b32 %0, %1;" : "=f"(t2275) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2276;
                            asm("mov.b32 %0, %1;" : "=f"(t2276) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2277;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2277) : "l"(t2265) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2278;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2278) : "l"(t2265) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2269;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2270;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2271;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2272;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2273;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2274;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2275;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2276;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2277;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2278;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_81 = part_71;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_82 = part_72;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_83 = part_73;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_84 = part_74;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_85 = part_75;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_86 = part_76;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_87 = part_77;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_88 = part_78;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_89 = part_79;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_90 = part_80;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_17 = words_89;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_18 = words_90;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2279 = split + 9u;
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
                        f32 part_89 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
                        const bool t2280 = t2279 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2280) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2281 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_13 = t2281 + warp_n;
                            const u32 index_12 = slice_13 << 1u;
                            const u64 t2284 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2285 = t2284 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2286 = t2285 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2287 = partials + t2286;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2288 = (u64)t2279;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2289 = t2288 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2290 = t2289 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = t2287 + t2290;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2292 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2293 = t2292 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2294 = t2293 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2295 = t2291 + t2294;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2296 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2297 = t2295 + t2296;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2298 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2299 = (u64)t2298 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2300 = t2295 + t2299;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2300) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2301;
                            asm("mov.b32 %0, %1;" : "=f"(t2301) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2302;
                            asm("mov.b32 %0, %1;" : "=f"(t2302) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2303;
                            asm("mov.b32 %0, %1;" : "=f"(t2303) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2304;
                            asm("mov.b32 %0, %1;" : "=f"(t2304) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2300) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2305;
                            asm("mov.b32 %0, %1;" : "=f"(t2305) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2306;
                            asm("mov.b32 %0, %1;" : "=f"(t2306) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2307;
                            asm("mov.b32 %0, %1;" : "=f"(t2307) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2308;
                            asm("mov.b32 %0, %1;" : "=f"(t2308) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2309;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2309) : "l"(t2297) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2310;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2310) : "l"(t2297) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2301;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2302;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2303;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2304;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2305;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2306;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2307;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2308;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2309;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2310;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_91 = part_81;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_92 = part_82;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_93 = part_83;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_94 = part_84;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_95 = part_85;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_96 = part_86;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_97 = part_87;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_98 = part_88;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_99 = part_89;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_100 = part_90;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_19 = words_99;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_20 = words_100;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2311 = split + 10u;
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
                        f32 part_99 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_100 = 0.0f;
                        const bool t2312 = t2311 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2312) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2313 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_14 = t2313 + warp_n;
                            const u32 index_13 = slice_14 << 1u;
                            const u64 t2316 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2317 = t2316 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2318 = t2317 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2319 = partials + t2318;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2320 = (u64)t2311;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2321 = t2320 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2322 = t2321 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2323 = t2319 + t2322;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2324 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2325 = t2324 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2326 = t2325 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2327 = t2323 + t2326;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2328 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2329 = t2327 + t2328;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2330 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2331 = (u64)t2330 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2332 = t2327 + t2331;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2332) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2333;
                            asm("mov.b32 %0, %1;" : "=f"(t2333) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2334;
                            asm("mov.b32 %0, %1;" : "=f"(t2334) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2335;
                            asm("mov.b32 %0, %1;" : "=f"(t2335) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2336;
                            asm("mov.b32 %0, %1;" : "=f"(t2336) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2332) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2337;
                            asm("mov.b32 %0, %1;" : "=f"(t2337) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2338;
                            asm("mov.b32 %0, %1;" : "=f"(t2338) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2339;
                            asm("mov.b32 %0, %1;" : "=f"(t2339) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2340;
                            asm("mov.b32 %0, %1;" : "=f"(t2340) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2341;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2341) : "l"(t2329) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2342;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2342) : "l"(t2329) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2333;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2334;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2335;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2336;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2337;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2338;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2339;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2340;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2341;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2342;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_101 = part_91;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_102 = part_92;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_103 = part_93;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_104 = part_94;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_105 = part_95;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_106 = part_96;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_107 = part_97;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_108 = part_98;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_109 = part_99;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_110 = part_100;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_21 = words_109;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_22 = words_110;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2343 = split + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
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
                        f32 part_109 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
                        const bool t2344 = t2343 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2344) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2345 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_15 = t2345 + warp_n;
                            const u32 index_14 = slice_15 << 1u;
                            const u64 t2348 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2349 = t2348 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2350 = t2349 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2351 = partials + t2350;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2352 = (u64)t2343;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2353 = t2352 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2354 = t2353 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2355 = t2351 + t2354;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2356 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2357 = t2356 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2358 = t2357 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2359 = t2355 + t2358;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2360 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2361 = t2359 + t2360;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2362 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2363 = (u64)t2362 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2364 = t2359 + t2363;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2364) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2365;
                            asm("mov.b32 %0, %1;" : "=f"(t2365) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2366;
                            asm("mov.b32 %0, %1;" : "=f"(t2366) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2367;
                            asm("mov.b32 %0, %1;" : "=f"(t2367) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2368;
                            asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2364) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2369;
                            asm("mov.b32 %0, %1;" : "=f"(t2369) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2370;
                            asm("mov.b32 %0, %1;" : "=f"(t2370) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2371;
                            asm("mov.b32 %0, %1;" : "=f"(t2371) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2372;
                            asm("mov.b32 %0, %1;" : "=f"(t2372) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2373;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2373) : "l"(t2361) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2374;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2374) : "l"(t2361) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2365;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2366;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2367;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2368;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2369;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2370;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2371;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2372;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2373;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2374;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_111 = part_101;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_112 = part_102;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_113 = part_103;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_114 = part_104;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_115 = part_105;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_116 = part_106;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_117 = part_107;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_118 = part_108;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_119 = part_109;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_120 = part_110;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_23 = words_119;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_24 = words_120;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2375 = split + 12u;
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
                        f32 part_119 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
                        const bool t2376 = t2375 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2376) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2377 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_16 = t2377 + warp_n;
                            const u32 index_15 = slice_16 << 1u;
                            const u64 t2380 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2381 = t2380 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2381 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2383 = partials + t2382;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = (u64)t2375;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = t2384 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = t2385 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2387 = t2383 + t2386;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2388 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2389 = t2388 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2390 = t2389 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2391 = t2387 + t2390;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2392 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2393 = t2391 + t2392;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2394 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2395 = (u64)t2394 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2396 = t2391 + t2395;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2396) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2397;
                            asm("mov.b32 %0, %1;" : "=f"(t2397) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2398;
                            asm("mov.b32 %0, %1;" : "=f"(t2398) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2399;
                            asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2400;
                            asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2396) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2401;
                            asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2402;
                            asm("mov.b32 %0, %1;" : "=f"(t2402) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2403;
                            asm("mov.b32 %0, %1;" : "=f"(t2403) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2404;
                            asm("mov.b32 %0, %1;" : "=f"(t2404) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2405;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2405) : "l"(t2393) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2406;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2406) : "l"(t2393) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2397;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2398;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2399;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2400;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2401;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2402;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2403;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2404;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2405;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2406;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_121 = part_111;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_122 = part_112;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_123 = part_113;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_124 = part_114;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_125 = part_115;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_126 = part_116;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_127 = part_117;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_128 = part_118;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_129 = part_119;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_130 = part_120;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_25 = words_129;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_26 = words_130;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2407 = split + 13u;
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
                        f32 part_129 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
                        const bool t2408 = t2407 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2408) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2409 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_17 = t2409 + warp_n;
                            const u32 index_16 = slice_17 << 1u;
                            const u64 t2412 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2413 = t2412 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2414 = t2413 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2415 = partials + t2414;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2416 = (u64)t2407;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2417 = t2416 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2418 = t2417 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2419 = t2415 + t2418;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2420 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2421 = t2420 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2422 = t2421 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2423 = t2419 + t2422;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2424 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2425 = t2423 + t2424;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2426 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2427 = (u64)t2426 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2428 = t2423 + t2427;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2428) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2429;
                            asm("mov.b32 %0, %1;" : "=f"(t2429) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2430;
                            asm("mov.b32 %0, %1;" : "=f"(t2430) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2431;
                            asm("mov.b32 %0, %1;" : "=f"(t2431) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2432;
                            asm("mov.b32 %0, %1;" : "=f"(t2432) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2428) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2433;
                            asm("mov.b32 %0, %1;" : "=f"(t2433) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2434;
                            asm("mov.b32 %0, %1;" : "=f"(t2434) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2435;
                            asm("mov.b32 %0, %1;" : "=f"(t2435) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2436;
                            asm("mov.b32 %0, %1;" : "=f"(t2436) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2437;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2437) : "l"(t2425) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2438;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2438) : "l"(t2425) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2429;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2430;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2431;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2432;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2433;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2434;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2435;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2436;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2437;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2438;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_131 = part_121;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_132 = part_122;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_133 = part_123;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_134 = part_124;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_135 = part_125;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_136 = part_126;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = part_127;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = part_128;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = part_129;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = part_130;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_27 = words_139;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_28 = words_140;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2439 = split + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
                        const bool t2440 = t2439 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2440) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2441 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_18 = t2441 + warp_n;
                            const u32 index_17 = slice_18 << 1u;
                            const u64 t2444 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2445 = t2444 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2446 = t2445 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2447 = partials + t2446;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2448 = (u64)t2439;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2449 = t2448 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2450 = t2449 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2451 = t2447 + t2450;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2452 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2453 = t2452 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2454 = t2453 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2455 = t2451 + t2454;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2456 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2457 = t2455 + t2456;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2458 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2459 = (u64)t2458 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2460 = t2455 + t2459;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2460) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2461;
                            asm("mov.b32 %0, %1;" : "=f"(t2461) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2462;
                            asm("mov.b32 %0, %1;" : "=f"(t2462) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2463;
                            asm("mov.b32 %0, %1;" : "=f"(t2463) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2464;
                            asm("mov.b32 %0, %1;" : "=f"(t2464) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2460) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2465;
                            asm("mov.b32 %0, %1;" : "=f"(t2465) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2466;
                            asm("mov.b32 %0, %1;" : "=f"(t2466) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2467;
                            asm("mov.b32 %0, %1;" : "=f"(t2467) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2468;
                            asm("mov.b32 %0, %1;" : "=f"(t2468) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2469;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2469) : "l"(t2457) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2470;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2470) : "l"(t2457) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2461;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2462;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2463;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2464;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2465;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2466;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2467;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2468;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2469;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2470;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = part_131;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = part_132;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = part_133;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = part_134;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = part_135;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = part_136;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = part_137;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = part_138;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = part_139;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = part_140;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_29 = words_149;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_30 = words_150;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2471 = split + 15u;
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
                        f32 part_149 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
                        const bool t2472 = t2471 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2472) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2473 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_19 = t2473 + warp_n;
                            const u32 index_18 = slice_19 << 1u;
                            const u64 t2476 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2477 = t2476 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2478 = t2477 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2479 = partials + t2478;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2480 = (u64)t2471;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2481 = t2480 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2482 = t2481 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2483 = t2479 + t2482;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2484 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2485 = t2484 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2486 = t2485 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2487 = t2483 + t2486;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2488 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2489 = t2487 + t2488;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2490 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = (u64)t2490 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = t2487 + t2491;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2492) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2493;
                            asm("mov.b32 %0, %1;" : "=f"(t2493) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2494;
                            asm("mov.b32 %0, %1;" : "=f"(t2494) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2495;
                            asm("mov.b32 %0, %1;" : "=f"(t2495) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2496;
                            asm("mov.b32 %0, %1;" : "=f"(t2496) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2492) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2497;
                            asm("mov.b32 %0, %1;" : "=f"(t2497) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2498;
                            asm("mov.b32 %0, %1;" : "=f"(t2498) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2499;
                            asm("mov.b32 %0, %1;" : "=f"(t2499) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2500;
                            asm("mov.b32 %0, %1;" : "=f"(t2500) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2501;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2501) : "l"(t2489) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2502;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2502) : "l"(t2489) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2493;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2494;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2495;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2496;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2497;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2498;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2499;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2500;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2501;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2502;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = part_141;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = part_142;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = part_143;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = part_144;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = part_145;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = part_146;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = part_147;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = part_148;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = part_149;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = part_150;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_31 = words_159;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_32 = words_160;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2503;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2503) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2504;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2504) : "f"(t2503), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2505;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2505) : "f"(t2504), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2506;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2506) : "f"(t2505), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2507;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2507) : "f"(t2506), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2508;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2508) : "f"(t2507), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2509;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2509) : "f"(t2508), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2510;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2510) : "f"(t2509), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2511;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2511) : "f"(t2510), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2512;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2512) : "f"(t2511), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2513;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2513) : "f"(t2512), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2514;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2514) : "f"(t2513), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2515;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2515) : "f"(t2514), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2516;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2516) : "f"(t2515), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2517;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2517) : "f"(t2516), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2517), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 reference_7 = none_7 ? 0.0f : max_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2521 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2522 = row_max_3 + t2521;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2522));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2524 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2525 = state + t2524;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2525));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2527 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2528 = state_3 + t2527;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2528));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2530 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2531 = state_5 + t2530;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2531));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2533 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2534 = state_7 + t2533;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2534));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2536 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2537 = state_9 + t2536;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2537));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2539 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2540 = state_11 + t2539;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2540));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2542 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2543 = state_13 + t2542;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2543));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2545 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2546 = state_15 + t2545;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2546));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2548 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2549 = state_17 + t2548;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2549));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2551 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2552 = state_19 + t2551;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2552));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2554 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2555 = state_21 + t2554;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2555));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2557 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2558 = state_23 + t2557;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2558));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2560 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2561 = state_25 + t2560;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2561));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2563 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2564 = state_27 + t2563;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2564));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2566 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2567 = state_29 + t2566;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2567));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2569 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2570 = state_31 + t2569;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2570));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2572 = row_sum_3 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2572;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2573;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2573) : "f"(state_2), "f"(factors_6), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2573;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2574;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2574) : "f"(state_4), "f"(factors_7), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2574;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(state_6), "f"(factors_8), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2575;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(state_8), "f"(factors_9), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2576;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2577) : "f"(state_10), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2577;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(state_12), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2578;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2579) : "f"(state_14), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2579;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2580) : "f"(state_16), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2580;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(state_18), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2581;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2582;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2582) : "f"(state_20), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2582;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(state_22), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2583;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(state_24), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2584;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2585) : "f"(state_26), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2585;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2586) : "f"(state_28), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2586;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(state_30), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2587;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2588) : "f"(state_32), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2588;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2589 = rows * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2589;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(words), "f"(factors_6), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2590;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2591) : "f"(words_11), "f"(factors_7), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2591;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2592;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(words_21), "f"(factors_8), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2592;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(words_31), "f"(factors_9), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2593;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2594) : "f"(words_41), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2594;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2595) : "f"(words_51), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2595;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(words_61), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2596;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2597;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(words_71), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2597;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2598) : "f"(words_81), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2598;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(words_91), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2599;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(words_101), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2600;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(words_111), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2601;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(words_121), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2602;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2603) : "f"(words_131), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2603;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2604) : "f"(words_141), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2604;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(words_151), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2605;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2606 = rows_2 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2606;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(words_2), "f"(factors_6), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2607;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(words_12), "f"(factors_7), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2608;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(words_22), "f"(factors_8), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2609;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(words_32), "f"(factors_9), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2610;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(words_42), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2611;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(words_52), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2612;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(words_62), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(words_72), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2614;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(words_82), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(words_92), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2616;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(words_102), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2618) : "f"(words_112), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2619) : "f"(words_122), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2619;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(words_132), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2620;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2621) : "f"(words_142), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2621;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2622) : "f"(words_152), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2622;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2623 = rows_5 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(words_3), "f"(factors_6), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2624;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(words_13), "f"(factors_7), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2625;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2626) : "f"(words_23), "f"(factors_8), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2626;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2627) : "f"(words_33), "f"(factors_9), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(words_43), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(words_53), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2629;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2630) : "f"(words_63), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(words_73), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(words_83), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(words_93), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2634) : "f"(words_103), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(words_113), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(words_123), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(words_133), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2638) : "f"(words_143), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(words_153), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2639;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2640 = rows_6 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(words_4), "f"(factors_6), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2642) : "f"(words_14), "f"(factors_7), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2642;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2643) : "f"(words_24), "f"(factors_8), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(words_34), "f"(factors_9), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(words_44), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(words_54), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2646;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(words_64), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(words_74), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(words_84), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(words_94), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(words_104), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(words_114), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(words_124), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2654) : "f"(words_134), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2654;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2655) : "f"(words_144), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(words_154), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2656;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2657 = rows_9 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(words_5), "f"(factors_6), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(words_15), "f"(factors_7), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2659;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2660) : "f"(words_25), "f"(factors_8), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(words_35), "f"(factors_9), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(words_45), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(words_55), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2663;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(words_65), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2664;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(words_75), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(words_85), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2666;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(words_95), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(words_105), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(words_115), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2669;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(words_125), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(words_135), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2671;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(words_145), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(words_155), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2673;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2674 = rows_10 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2674;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(words_6), "f"(factors_6), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(words_16), "f"(factors_7), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2676;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2677) : "f"(words_26), "f"(factors_8), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(words_36), "f"(factors_9), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(words_46), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2679;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(words_56), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2680;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(words_66), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(words_76), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(words_86), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(words_96), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(words_106), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(words_116), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(words_126), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(words_136), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(words_146), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(words_156), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2690;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2691 = rows_13 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(words_7), "f"(factors_6), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(words_17), "f"(factors_7), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2693;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(words_27), "f"(factors_8), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(words_37), "f"(factors_9), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(words_47), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(words_57), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(words_67), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(words_77), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(words_87), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(words_97), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(words_107), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(words_117), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(words_127), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(words_137), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(words_147), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(words_157), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2707;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2708 = rows_14 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(words_8), "f"(factors_6), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(words_18), "f"(factors_7), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2710;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(words_28), "f"(factors_8), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(words_38), "f"(factors_9), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(words_48), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(words_58), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2714;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(words_68), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(words_78), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(words_88), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(words_98), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(words_108), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(words_118), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(words_128), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(words_138), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(words_148), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(words_158), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2724;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_19;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_20;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_21;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_22;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_23;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_9 = total_24;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_10 = total_25;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_13 = total_26;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_14 = total_27;
                        const u32 t2725 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2725;
                    }
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2727 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2728 = t130 + t2727;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2729 = t2728 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2730 = t2729 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2730) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_4 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_7 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_8 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_11 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_12 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_15 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_16 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2731 = split_2 < t110;
                        if (!t2731) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2732 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = t2732 + warp_n;
                        const u32 t2734 = slice_20 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t2734 + 1u;
                        const u64 t2736 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2737 = t2736 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2738 = t2737 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2739 = partials + t2738;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2740 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2741 = t2740 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2742 = t2741 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2743 = t2739 + t2742;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2744 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2745 = t2744 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2746 = t2745 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2747 = t2743 + t2746;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2748 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2749 = t2747 + t2748;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2750 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2751 = (u64)t2750 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2752 = t2747 + t2751;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2752) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("mov.b32 %0, %1;" : "=f"(t2753) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2754;
                        asm("mov.b32 %0, %1;" : "=f"(t2754) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2755;
                        asm("mov.b32 %0, %1;" : "=f"(t2755) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("mov.b32 %0, %1;" : "=f"(t2756) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2752) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2757;
                        asm("mov.b32 %0, %1;" : "=f"(t2757) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2758;
                        asm("mov.b32 %0, %1;" : "=f"(t2758) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("mov.b32 %0, %1;" : "=f"(t2759) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2760;
                        asm("mov.b32 %0, %1;" : "=f"(t2760) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2761;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2761) : "l"(t2749) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2762;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2762) : "l"(t2749) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2753;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2754;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2755;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2756;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2757;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2758;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2759;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2760;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2761;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2762;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2763 = split_2 + 1u;
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
                        f32 part_159 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
                        const bool t2764 = t2763 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2764) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2765 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_21 = t2765 + warp_n;
                            const u32 t2767 = slice_21 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t2767 + 1u;
                            const u64 t2769 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2770 = t2769 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2771 = t2770 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2772 = partials + t2771;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2773 = (u64)t2763;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = t2773 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = t2774 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = t2772 + t2775;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2777 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = t2777 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2779 = t2778 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = t2776 + t2779;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2781 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = t2780 + t2781;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2783 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = (u64)t2783 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = t2780 + t2784;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2785) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2786;
                            asm("mov.b32 %0, %1;" : "=f"(t2786) : "r"(chunk_137));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2787;
                            asm("mov.b32 %0, %1;" : "=f"(t2787) : "r"(chunk_138));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2788;
                            asm("mov.b32 %0, %1;" : "=f"(t2788) : "r"(chunk_139));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2789;
                            asm("mov.b32 %0, %1;" : "=f"(t2789) : "r"(chunk_140));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2785) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2790;
                            asm("mov.b32 %0, %1;" : "=f"(t2790) : "r"(chunk_141));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2791;
                            asm("mov.b32 %0, %1;" : "=f"(t2791) : "r"(chunk_142));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2792;
                            asm("mov.b32 %0, %1;" : "=f"(t2792) : "r"(chunk_143));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2793;
                            asm("mov.b32 %0, %1;" : "=f"(t2793) : "r"(chunk_144));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2794;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2794) : "l"(t2782) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2795;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2795) : "l"(t2782) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2786;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2787;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2788;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2789;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2790;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2791;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2792;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2793;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2794;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2795;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_171 = part_151;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_172 = part_152;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_173 = part_153;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_174 = part_154;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_175 = part_155;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_176 = part_156;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_177 = part_157;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_178 = part_158;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_179 = part_159;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_180 = part_160;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_35 = words_179;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_36 = words_180;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2796 = split_2 + 2u;
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
                        const bool t2797 = t2796 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2797) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2798 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_22 = t2798 + warp_n;
                            const u32 t2800 = slice_22 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t2800 + 1u;
                            const u64 t2802 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2803 = t2802 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2804 = t2803 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2805 = partials + t2804;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2806 = (u64)t2796;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2807 = t2806 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2808 = t2807 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2809 = t2805 + t2808;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2810 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2811 = t2810 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2812 = t2811 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2813 = t2809 + t2812;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2814 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2815 = t2813 + t2814;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2816 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2817 = (u64)t2816 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2818 = t2813 + t2817;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2818) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2819;
                            asm("mov.b32 %0, %1;" : "=f"(t2819) : "r"(chunk_145));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2820;
                            asm("mov.b32 %0, %1;" : "=f"(t2820) : "r"(chunk_146));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2821;
                            asm("mov.b32 %0, %1;" : "=f"(t2821) : "r"(chunk_147));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2822;
                            asm("mov.b32 %0, %1;" : "=f"(t2822) : "r"(chunk_148));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2818) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2823;
                            asm("mov.b32 %0, %1;" : "=f"(t2823) : "r"(chunk_149));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2824;
                            asm("mov.b32 %0, %1;" : "=f"(t2824) : "r"(chunk_150));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2825;
                            asm("mov.b32 %0, %1;" : "=f"(t2825) : "r"(chunk_151));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm("mov.b32 %0, %1;" : "=f"(t2826) : "r"(chunk_152));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2827;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2827) : "l"(t2815) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2828;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2828) : "l"(t2815) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2819;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2820;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2821;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2822;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2823;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2824;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2825;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2826;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2827;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2828;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_181 = part_161;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_182 = part_162;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_183 = part_163;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_184 = part_164;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_185 = part_165;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_186 = part_166;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_187 = part_167;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_188 = part_168;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_189 = part_169;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_190 = part_170;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_37 = words_189;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_38 = words_190;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2829 = split_2 + 3u;
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
                        f32 part_179 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
                        const bool t2830 = t2829 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2830) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2831 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_23 = t2831 + warp_n;
                            const u32 t2833 = slice_23 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t2833 + 1u;
                            const u64 t2835 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2836 = t2835 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2837 = t2836 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2838 = partials + t2837;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2839 = (u64)t2829;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2840 = t2839 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2841 = t2840 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2842 = t2838 + t2841;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2843 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = t2843 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2845 = t2844 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2846 = t2842 + t2845;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2848 = t2846 + t2847;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2849 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = (u64)t2849 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2851 = t2846 + t2850;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2851) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2852;
                            asm("mov.b32 %0, %1;" : "=f"(t2852) : "r"(chunk_153));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2853;
                            asm("mov.b32 %0, %1;" : "=f"(t2853) : "r"(chunk_154));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2854;
                            asm("mov.b32 %0, %1;" : "=f"(t2854) : "r"(chunk_155));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2855;
                            asm("mov.b32 %0, %1;" : "=f"(t2855) : "r"(chunk_156));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2851) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2856;
                            asm("mov.b32 %0, %1;" : "=f"(t2856) : "r"(chunk_157));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2857;
                            asm("mov.b32 %0, %1;" : "=f"(t2857) : "r"(chunk_158));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2858;
                            asm("mov.b32 %0, %1;" : "=f"(t2858) : "r"(chunk_159));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2859;
                            asm("mov.b32 %0, %1;" : "=f"(t2859) : "r"(chunk_160));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2860;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2860) : "l"(t2848) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2861;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2861) : "l"(t2848) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2852;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2853;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2854;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2855;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2856;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2857;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2858;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2859;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2860;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2861;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_191 = part_171;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_192 = part_172;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_193 = part_173;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_194 = part_174;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_195 = part_175;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_196 = part_176;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_197 = part_177;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_198 = part_178;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_199 = part_179;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_200 = part_180;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_39 = words_199;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_40 = words_200;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2862 = split_2 + 4u;
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
                        f32 part_189 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
                        const bool t2863 = t2862 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2863) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2864 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_24 = t2864 + warp_n;
                            const u32 t2866 = slice_24 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t2866 + 1u;
                            const u64 t2868 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2869 = t2868 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2870 = t2869 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2871 = partials + t2870;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2872 = (u64)t2862;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2873 = t2872 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2874 = t2873 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2875 = t2871 + t2874;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2876 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2877 = t2876 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2878 = t2877 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2879 = t2875 + t2878;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2880 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2881 = t2879 + t2880;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2882 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2883 = (u64)t2882 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2884 = t2879 + t2883;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2884) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2885;
                            asm("mov.b32 %0, %1;" : "=f"(t2885) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2886;
                            asm("mov.b32 %0, %1;" : "=f"(t2886) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2887;
                            asm("mov.b32 %0, %1;" : "=f"(t2887) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2888;
                            asm("mov.b32 %0, %1;" : "=f"(t2888) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2884) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2889;
                            asm("mov.b32 %0, %1;" : "=f"(t2889) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2890;
                            asm("mov.b32 %0, %1;" : "=f"(t2890) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2891;
                            asm("mov.b32 %0, %1;" : "=f"(t2891) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2892;
                            asm("mov.b32 %0, %1;" : "=f"(t2892) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2893;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2893) : "l"(t2881) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2894;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2894) : "l"(t2881) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2885;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2886;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2887;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2888;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2889;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2890;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2891;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2892;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2893;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2894;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_201 = part_181;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_202 = part_182;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_203 = part_183;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_204 = part_184;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_205 = part_185;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_206 = part_186;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_207 = part_187;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_208 = part_188;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_209 = part_189;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_210 = part_190;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_41 = words_209;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_42 = words_210;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2895 = split_2 + 5u;
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
                        f32 part_199 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
                        const bool t2896 = t2895 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2896) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2897 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_25 = t2897 + warp_n;
                            const u32 t2899 = slice_25 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2899 + 1u;
                            const u64 t2901 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2902 = t2901 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2903 = t2902 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2904 = partials + t2903;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2905 = (u64)t2895;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2906 = t2905 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2907 = t2906 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2908 = t2904 + t2907;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2909 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2910 = t2909 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2911 = t2910 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2912 = t2908 + t2911;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2913 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2914 = t2912 + t2913;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2915 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2916 = (u64)t2915 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2917 = t2912 + t2916;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2917) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2918;
                            asm("mov.b32 %0, %1;" : "=f"(t2918) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2919;
                            asm("mov.b32 %0, %1;" : "=f"(t2919) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2920;
                            asm("mov.b32 %0, %1;" : "=f"(t2920) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2921;
                            asm("mov.b32 %0, %1;" : "=f"(t2921) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2917) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2922;
                            asm("mov.b32 %0, %1;" : "=f"(t2922) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2923;
                            asm("mov.b32 %0, %1;" : "=f"(t2923) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2924;
                            asm("mov.b32 %0, %1;" : "=f"(t2924) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2925;
                            asm("mov.b32 %0, %1;" : "=f"(t2925) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2926;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2926) : "l"(t2914) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2927;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2927) : "l"(t2914) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2918;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2919;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2920;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2921;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2922;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2923;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2924;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2925;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2926;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2927;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_211 = part_191;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_212 = part_192;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_213 = part_193;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_214 = part_194;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_215 = part_195;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_216 = part_196;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_217 = part_197;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_218 = part_198;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_219 = part_199;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_220 = part_200;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_43 = words_219;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_44 = words_220;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2928 = split_2 + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_205 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_206 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_207 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_208 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_209 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_210 = 0.0f;
                        const bool t2929 = t2928 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2929) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2930 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_26 = t2930 + warp_n;
                            const u32 t2932 = slice_26 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2932 + 1u;
                            const u64 t2934 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2935 = t2934 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2936 = t2935 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2937 = partials + t2936;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2938 = (u64)t2928;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2939 = t2938 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2940 = t2939 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2941 = t2937 + t2940;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2942 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2943 = t2942 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2944 = t2943 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2945 = t2941 + t2944;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2946 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2947 = t2945 + t2946;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2948 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2949 = (u64)t2948 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2950 = t2945 + t2949;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2950) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2951;
                            asm("mov.b32 %0, %1;" : "=f"(t2951) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2952;
                            asm("mov.b32 %0, %1;" : "=f"(t2952) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2953;
                            asm("mov.b32 %0, %1;" : "=f"(t2953) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2954;
                            asm("mov.b32 %0, %1;" : "=f"(t2954) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2950) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2955;
                            asm("mov.b32 %0, %1;" : "=f"(t2955) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2956;
                            asm("mov.b32 %0, %1;" : "=f"(t2956) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2957;
                            asm("mov.b32 %0, %1;" : "=f"(t2957) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2958;
                            asm("mov.b32 %0, %1;" : "=f"(t2958) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2959;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2959) : "l"(t2947) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2960;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2960) : "l"(t2947) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2951;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2952;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2953;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2954;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2955;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2956;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2957;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2958;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2959;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2960;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_221 = part_201;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_222 = part_202;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_223 = part_203;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_224 = part_204;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_225 = part_205;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_226 = part_206;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_227 = part_207;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_228 = part_208;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_229 = part_209;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_230 = part_210;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_45 = words_229;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_46 = words_230;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2961 = split_2 + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_211 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_212 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_213 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_214 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_215 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_216 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_217 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_218 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_219 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_220 = 0.0f;
                        const bool t2962 = t2961 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2962) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2963 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_27 = t2963 + warp_n;
                            const u32 t2965 = slice_27 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2965 + 1u;
                            const u64 t2967 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2968 = t2967 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2969 = t2968 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2970 = partials + t2969;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2971 = (u64)t2961;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2972 = t2971 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2973 = t2972 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2974 = t2970 + t2973;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2975 = (u64)index_26;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2976 = t2975 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2977 = t2976 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2978 = t2974 + t2977;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2979 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2980 = t2978 + t2979;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2981 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2982 = (u64)t2981 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = t2978 + t2982;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2983) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2984;
                            asm("mov.b32 %0, %1;" : "=f"(t2984) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2985;
                            asm("mov.b32 %0, %1;" : "=f"(t2985) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2986;
                            asm("mov.b32 %0, %1;" : "=f"(t2986) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2987;
                            asm("mov.b32 %0, %1;" : "=f"(t2987) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2983) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2988;
                            asm("mov.b32 %0, %1;" : "=f"(t2988) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2989;
                            asm("mov.b32 %0, %1;" : "=f"(t2989) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2990;
                            asm("mov.b32 %0, %1;" : "=f"(t2990) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2991;
                            asm("mov.b32 %0, %1;" : "=f"(t2991) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2992;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2992) : "l"(t2980) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2993;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2993) : "l"(t2980) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2984;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2985;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2986;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2987;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2988;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2989;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2990;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2991;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2992;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2993;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_231 = part_211;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_232 = part_212;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_233 = part_213;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_234 = part_214;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_235 = part_215;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_236 = part_216;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_237 = part_217;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_238 = part_218;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_239 = part_219;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_240 = part_220;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_47 = words_239;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_48 = words_240;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2994 = split_2 + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_221 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_222 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_223 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_224 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_225 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_226 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_227 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_228 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_229 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_230 = 0.0f;
                        const bool t2995 = t2994 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2995) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2996 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_28 = t2996 + warp_n;
                            const u32 t2998 = slice_28 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2998 + 1u;
                            const u64 t3000 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3001 = t3000 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3002 = t3001 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3003 = partials + t3002;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3004 = (u64)t2994;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3005 = t3004 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3006 = t3005 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3007 = t3003 + t3006;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3008 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3009 = t3008 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3010 = t3009 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3011 = t3007 + t3010;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3012 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3013 = t3011 + t3012;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3014 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3015 = (u64)t3014 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3016 = t3011 + t3015;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t3016) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3017;
                            asm("mov.b32 %0, %1;" : "=f"(t3017) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3018;
                            asm("mov.b32 %0, %1;" : "=f"(t3018) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3019;
                            asm("mov.b32 %0, %1;" : "=f"(t3019) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3020;
                            asm("mov.b32 %0, %1;" : "=f"(t3020) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t3016) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3021;
                            asm("mov.b32 %0, %1;" : "=f"(t3021) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3022;
                            asm("mov.b32 %0, %1;" : "=f"(t3022) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3023;
                            asm("mov.b32 %0, %1;" : "=f"(t3023) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3024;
                            asm("mov.b32 %0, %1;" : "=f"(t3024) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3025;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3025) : "l"(t3013) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3026;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3026) : "l"(t3013) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t3017;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t3018;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t3019;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t3020;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t3021;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t3022;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t3023;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t3024;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t3025;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t3026;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_241 = part_221;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_242 = part_222;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_243 = part_223;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_244 = part_224;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_245 = part_225;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_246 = part_226;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_247 = part_227;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_248 = part_228;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_249 = part_229;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_250 = part_230;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_49 = words_249;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_50 = words_250;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3027 = split_2 + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_231 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_232 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_233 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_234 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_235 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_236 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_237 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_238 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_239 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_240 = 0.0f;
                        const bool t3028 = t3027 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3028) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3029 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_29 = t3029 + warp_n;
                            const u32 t3031 = slice_29 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t3031 + 1u;
                            const u64 t3033 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3034 = t3033 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3035 = t3034 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3036 = partials + t3035;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3037 = (u64)t3027;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3038 = t3037 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3039 = t3038 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3040 = t3036 + t3039;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3041 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3042 = t3041 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3043 = t3042 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3044 = t3040 + t3043;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3045 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3046 = t3044 + t3045;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3047 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3048 = (u64)t3047 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3049 = t3044 + t3048;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t3049) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3050;
                            asm("mov.b32 %0, %1;" : "=f"(t3050) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3051;
                            asm("mov.b32 %0, %1;" : "=f"(t3051) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3052;
                            asm("mov.b32 %0, %1;" : "=f"(t3052) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3053;
                            asm("mov.b32 %0, %1;" : "=f"(t3053) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t3049) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3054;
                            asm("mov.b32 %0, %1;" : "=f"(t3054) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3055;
                            asm("mov.b32 %0, %1;" : "=f"(t3055) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3056;
                            asm("mov.b32 %0, %1;" : "=f"(t3056) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3057;
                            asm("mov.b32 %0, %1;" : "=f"(t3057) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3058;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3058) : "l"(t3046) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3059;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3059) : "l"(t3046) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t3050;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t3051;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t3052;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t3053;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t3054;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t3055;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t3056;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t3057;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t3058;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t3059;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_251 = part_231;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_252 = part_232;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_253 = part_233;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_254 = part_234;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_255 = part_235;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_256 = part_236;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_257 = part_237;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_258 = part_238;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_259 = part_239;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_260 = part_240;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_51 = words_259;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_52 = words_260;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3060 = split_2 + 10u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_241 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_242 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_243 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_244 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_245 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_246 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_247 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_248 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_249 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_250 = 0.0f;
                        const bool t3061 = t3060 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3061) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3062 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_30 = t3062 + warp_n;
                            const u32 t3064 = slice_30 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t3064 + 1u;
                            const u64 t3066 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3067 = t3066 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3068 = t3067 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3069 = partials + t3068;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3070 = (u64)t3060;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3071 = t3070 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3072 = t3071 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3073 = t3069 + t3072;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3074 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3075 = t3074 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3076 = t3075 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3077 = t3073 + t3076;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3078 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3079 = t3077 + t3078;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3080 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3081 = (u64)t3080 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3082 = t3077 + t3081;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t3082) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3083;
                            asm("mov.b32 %0, %1;" : "=f"(t3083) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3084;
                            asm("mov.b32 %0, %1;" : "=f"(t3084) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3085;
                            asm("mov.b32 %0, %1;" : "=f"(t3085) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3086;
                            asm("mov.b32 %0, %1;" : "=f"(t3086) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t3082) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3087;
                            asm("mov.b32 %0, %1;" : "=f"(t3087) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3088;
                            asm("mov.b32 %0, %1;" : "=f"(t3088) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3089;
                            asm("mov.b32 %0, %1;" : "=f"(t3089) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3090;
                            asm("mov.b32 %0, %1;" : "=f"(t3090) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3091;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3091) : "l"(t3079) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3092;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3092) : "l"(t3079) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t3083;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t3084;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t3085;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t3086;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t3087;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t3088;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t3089;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t3090;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t3091;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t3092;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_261 = part_241;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_262 = part_242;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_263 = part_243;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_264 = part_244;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_265 = part_245;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_266 = part_246;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_267 = part_247;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_268 = part_248;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_269 = part_249;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_270 = part_250;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_53 = words_269;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_54 = words_270;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3093 = split_2 + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_251 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_252 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_253 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_254 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_255 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_256 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_257 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_258 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_259 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_260 = 0.0f;
                        const bool t3094 = t3093 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3094) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3095 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_31 = t3095 + warp_n;
                            const u32 t3097 = slice_31 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t3097 + 1u;
                            const u64 t3099 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3100 = t3099 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3101 = t3100 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3102 = partials + t3101;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3103 = (u64)t3093;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3104 = t3103 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3105 = t3104 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3106 = t3102 + t3105;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3107 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3108 = t3107 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3109 = t3108 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3110 = t3106 + t3109;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3111 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3112 = t3110 + t3111;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3113 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3114 = (u64)t3113 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3115 = t3110 + t3114;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t3115) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3116;
                            asm("mov.b32 %0, %1;" : "=f"(t3116) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3117;
                            asm("mov.b32 %0, %1;" : "=f"(t3117) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3118;
                            asm("mov.b32 %0, %1;" : "=f"(t3118) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3119;
                            asm("mov.b32 %0, %1;" : "=f"(t3119) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t3115) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3120;
                            asm("mov.b32 %0, %1;" : "=f"(t3120) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3121;
                            asm("mov.b32 %0, %1;" : "=f"(t3121) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3122;
                            asm("mov.b32 %0, %1;" : "=f"(t3122) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3123;
                            asm("mov.b32 %0, %1;" : "=f"(t3123) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3124;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3124) : "l"(t3112) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3125;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3125) : "l"(t3112) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t3116;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t3117;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t3118;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t3119;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t3120;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t3121;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t3122;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t3123;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t3124;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t3125;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_271 = part_251;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_272 = part_252;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_273 = part_253;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_274 = part_254;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_275 = part_255;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_276 = part_256;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_277 = part_257;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_278 = part_258;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_279 = part_259;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_280 = part_260;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_55 = words_279;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_56 = words_280;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3126 = split_2 + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_261 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_262 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_263 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_264 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_265 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_266 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_267 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_268 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_269 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_270 = 0.0f;
                        const bool t3127 = t3126 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3127) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3128 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_32 = t3128 + warp_n;
                            const u32 t3130 = slice_32 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t3130 + 1u;
                            const u64 t3132 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3133 = t3132 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3134 = t3133 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3135 = partials + t3134;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3136 = (u64)t3126;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3137 = t3136 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3138 = t3137 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3139 = t3135 + t3138;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3140 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3141 = t3140 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3142 = t3141 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3143 = t3139 + t3142;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3144 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3145 = t3143 + t3144;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3146 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3147 = (u64)t3146 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3148 = t3143 + t3147;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t3148) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3149;
                            asm("mov.b32 %0, %1;" : "=f"(t3149) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3150;
                            asm("mov.b32 %0, %1;" : "=f"(t3150) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3151;
                            asm("mov.b32 %0, %1;" : "=f"(t3151) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3152;
                            asm("mov.b32 %0, %1;" : "=f"(t3152) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t3148) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3153;
                            asm("mov.b32 %0, %1;" : "=f"(t3153) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3154;
                            asm("mov.b32 %0, %1;" : "=f"(t3154) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3155;
                            asm("mov.b32 %0, %1;" : "=f"(t3155) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3156;
                            asm("mov.b32 %0, %1;" : "=f"(t3156) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3157;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3157) : "l"(t3145) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3158;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3158) : "l"(t3145) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t3149;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t3150;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t3151;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t3152;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t3153;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t3154;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t3155;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t3156;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t3157;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t3158;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_281 = part_261;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_282 = part_262;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_283 = part_263;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_284 = part_264;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_285 = part_265;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_286 = part_266;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_287 = part_267;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_288 = part_268;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_289 = part_269;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_290 = part_270;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_57 = words_289;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_58 = words_290;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3159 = split_2 + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_271 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_272 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_273 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_274 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_275 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_276 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_277 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_278 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_279 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_280 = 0.0f;
                        const bool t3160 = t3159 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3160) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3161 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_33 = t3161 + warp_n;
                            const u32 t3163 = slice_33 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t3163 + 1u;
                            const u64 t3165 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3166 = t3165 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3167 = t3166 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3168 = partials + t3167;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3169 = (u64)t3159;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3170 = t3169 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3171 = t3170 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3172 = t3168 + t3171;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3173 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3174 = t3173 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3175 = t3174 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3176 = t3172 + t3175;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3177 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3178 = t3176 + t3177;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3179 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3180 = (u64)t3179 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3181 = t3176 + t3180;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3181) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3182;
                            asm("mov.b32 %0, %1;" : "=f"(t3182) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3183;
                            asm("mov.b32 %0, %1;" : "=f"(t3183) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3184;
                            asm("mov.b32 %0, %1;" : "=f"(t3184) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3185;
                            asm("mov.b32 %0, %1;" : "=f"(t3185) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3181) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3186;
                            asm("mov.b32 %0, %1;" : "=f"(t3186) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3187;
                            asm("mov.b32 %0, %1;" : "=f"(t3187) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3188;
                            asm("mov.b32 %0, %1;" : "=f"(t3188) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3189;
                            asm("mov.b32 %0, %1;" : "=f"(t3189) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3190;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3190) : "l"(t3178) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3191;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3191) : "l"(t3178) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t3182;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t3183;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t3184;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t3185;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t3186;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t3187;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t3188;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t3189;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t3190;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t3191;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_291 = part_271;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_292 = part_272;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_293 = part_273;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_294 = part_274;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_295 = part_275;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_296 = part_276;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_297 = part_277;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_298 = part_278;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_299 = part_279;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_300 = part_280;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_59 = words_299;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_60 = words_300;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3192 = split_2 + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_281 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_282 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_283 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_284 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_285 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_286 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_287 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_288 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_289 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_290 = 0.0f;
                        const bool t3193 = t3192 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3193) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3194 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_34 = t3194 + warp_n;
                            const u32 t3196 = slice_34 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t3196 + 1u;
                            const u64 t3198 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3199 = t3198 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3200 = t3199 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3201 = partials + t3200;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3202 = (u64)t3192;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3203 = t3202 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3204 = t3203 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3205 = t3201 + t3204;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3206 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3207 = t3206 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3208 = t3207 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3209 = t3205 + t3208;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3210 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3211 = t3209 + t3210;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3212 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3213 = (u64)t3212 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3214 = t3209 + t3213;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3214) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3215;
                            asm("mov.b32 %0, %1;" : "=f"(t3215) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3216;
                            asm("mov.b32 %0, %1;" : "=f"(t3216) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3217;
                            asm("mov.b32 %0, %1;" : "=f"(t3217) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3218;
                            asm("mov.b32 %0, %1;" : "=f"(t3218) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3214) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3219;
                            asm("mov.b32 %0, %1;" : "=f"(t3219) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3220;
                            asm("mov.b32 %0, %1;" : "=f"(t3220) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3221;
                            asm("mov.b32 %0, %1;" : "=f"(t3221) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3222;
                            asm("mov.b32 %0, %1;" : "=f"(t3222) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3223;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3223) : "l"(t3211) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3224;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3224) : "l"(t3211) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t3215;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t3216;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t3217;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t3218;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t3219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t3220;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t3221;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t3222;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t3223;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t3224;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_301 = part_281;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_302 = part_282;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_303 = part_283;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_304 = part_284;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_305 = part_285;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_306 = part_286;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_307 = part_287;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_308 = part_288;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_309 = part_289;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_310 = part_290;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_61 = words_309;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_62 = words_310;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3225 = split_2 + 15u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_291 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_292 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_293 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_294 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_295 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_296 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_297 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_298 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_299 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_300 = 0.0f;
                        const bool t3226 = t3225 < t110;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3226) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3227 = warp_m << 1u;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_35 = t3227 + warp_n;
                            const u32 t3229 = slice_35 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t3229 + 1u;
                            const u64 t3231 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3232 = t3231 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3233 = t3232 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3234 = partials + t3233;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3235 = (u64)t3225;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3236 = t3235 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3237 = t3236 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3238 = t3234 + t3237;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3239 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3240 = t3239 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3241 = t3240 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3242 = t3238 + t3241;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3243 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3244 = t3242 + t3243;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3245 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3246 = (u64)t3245 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3247 = t3242 + t3246;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3247) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3248;
                            asm("mov.b32 %0, %1;" : "=f"(t3248) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3249;
                            asm("mov.b32 %0, %1;" : "=f"(t3249) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3250;
                            asm("mov.b32 %0, %1;" : "=f"(t3250) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3251;
                            asm("mov.b32 %0, %1;" : "=f"(t3251) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3247) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3252;
                            asm("mov.b32 %0, %1;" : "=f"(t3252) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3253;
                            asm("mov.b32 %0, %1;" : "=f"(t3253) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3254;
                            asm("mov.b32 %0, %1;" : "=f"(t3254) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3255;
                            asm("mov.b32 %0, %1;" : "=f"(t3255) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3256;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3256) : "l"(t3244) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3257;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3257) : "l"(t3244) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t3248;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t3249;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t3250;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t3251;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t3252;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t3253;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t3254;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t3255;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t3256;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t3257;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_311 = part_291;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_312 = part_292;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_313 = part_293;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_314 = part_294;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_315 = part_295;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_316 = part_296;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_317 = part_297;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_318 = part_298;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_319 = part_299;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_320 = part_300;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_63 = words_319;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_64 = words_320;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3258;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3258) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3259;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3259) : "f"(t3258), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3260;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3260) : "f"(t3259), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3261;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3261) : "f"(t3260), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3262;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3262) : "f"(t3261), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3263;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3263) : "f"(t3262), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3264;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3264) : "f"(t3263), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3265;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3265) : "f"(t3264), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3266;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3266) : "f"(t3265), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3267;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3267) : "f"(t3266), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3268;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3268) : "f"(t3267), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3269;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3269) : "f"(t3268), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3270;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3270) : "f"(t3269), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3271;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3271) : "f"(t3270), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3272;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3272) : "f"(t3271), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3272), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 reference_8 = none_8 ? 0.0f : max_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3276 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3277 = row_max_4 + t3276;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t3277));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3279 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3280 = state_33 + t3279;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t3280));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3282 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3283 = state_35 + t3282;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t3283));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3285 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3286 = state_37 + t3285;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t3286));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3288 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3289 = state_39 + t3288;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3289));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3291 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3292 = state_41 + t3291;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3292));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3294 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3295 = state_43 + t3294;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3295));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3297 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3298 = state_45 + t3297;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3298));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3300 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3301 = state_47 + t3300;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3301));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3303 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3304 = state_49 + t3303;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3304));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3306 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3307 = state_51 + t3306;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3307));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3309 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3310 = state_53 + t3309;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3310));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3312 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3313 = state_55 + t3312;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3313));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3315 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3316 = state_57 + t3315;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3316));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3318 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3319 = state_59 + t3318;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3319));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3321 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3322 = state_61 + t3321;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3322));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3324 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3325 = state_63 + t3324;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3325));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3327 = row_sum_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3327;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3328) : "f"(state_34), "f"(factors_23), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3328;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(state_36), "f"(factors_24), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3329;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3330) : "f"(state_38), "f"(factors_25), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3330;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(state_40), "f"(factors_26), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3331;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(state_42), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3332;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3333) : "f"(state_44), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3333;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3334) : "f"(state_46), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3334;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3335) : "f"(state_48), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3335;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3336) : "f"(state_50), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3336;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(state_52), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3337;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3338) : "f"(state_54), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3338;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3339) : "f"(state_56), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3339;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(state_58), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3340;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(state_60), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3341;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(state_62), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3342;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(state_64), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3343;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3344 = rows_3 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3344;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3345) : "f"(words_161), "f"(factors_23), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3345;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(words_171), "f"(factors_24), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3346;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(words_181), "f"(factors_25), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3347;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(words_191), "f"(factors_26), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3348;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(words_201), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3349;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(words_211), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3350;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(words_221), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3351;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(words_231), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3352;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(words_241), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3353;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(words_251), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3354;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(words_261), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3355;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(words_271), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3356;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(words_281), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3357;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(words_291), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3358;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(words_301), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3359;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(words_311), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3360;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3361 = rows_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3361;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(words_162), "f"(factors_23), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3362;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(words_172), "f"(factors_24), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3363;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(words_182), "f"(factors_25), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3364;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(words_192), "f"(factors_26), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3365;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(words_202), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3366;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(words_212), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3367;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(words_222), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3368;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3369) : "f"(words_232), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3369;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(words_242), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3370;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(words_252), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3371;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3372) : "f"(words_262), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3372;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3373) : "f"(words_272), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3373;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(words_282), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3374;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(words_292), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3375;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(words_302), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3376;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(words_312), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3377;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3378 = rows_7 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3378;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(words_163), "f"(factors_23), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3379;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(words_173), "f"(factors_24), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3380;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(words_183), "f"(factors_25), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3381;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(words_193), "f"(factors_26), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3382;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(words_203), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3383;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(words_213), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3384;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(words_223), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3385;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(words_233), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3386;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(words_243), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3387;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(words_253), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3388;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(words_263), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3389;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(words_273), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3390;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(words_283), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3391;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(words_293), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3392;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(words_303), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3393;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(words_313), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3394;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3395 = rows_8 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3395;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(words_164), "f"(factors_23), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3396;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(words_174), "f"(factors_24), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3397;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(words_184), "f"(factors_25), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3398;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(words_194), "f"(factors_26), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3399;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(words_204), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3400;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(words_214), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3401;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(words_224), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3402;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(words_234), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3403;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(words_244), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3404;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(words_254), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3405;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(words_264), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3406;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(words_274), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3407;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3408) : "f"(words_284), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3408;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(words_294), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3409;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(words_304), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3410;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(words_314), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3411;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3412 = rows_11 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3412;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(words_165), "f"(factors_23), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3413;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(words_175), "f"(factors_24), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3414;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(words_185), "f"(factors_25), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3415;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(words_195), "f"(factors_26), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3416;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(words_205), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3417;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(words_215), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3418;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(words_225), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3419;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(words_235), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3420;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(words_245), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3421;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(words_255), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3422;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(words_265), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3423;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(words_275), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3424;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(words_285), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3425;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(words_295), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3426;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(words_305), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3427;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(words_315), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3428;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3429 = rows_12 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3429;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(words_166), "f"(factors_23), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3430;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(words_176), "f"(factors_24), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3431;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(words_186), "f"(factors_25), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3432;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(words_196), "f"(factors_26), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3433;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3434) : "f"(words_206), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3434;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(words_216), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3435;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(words_226), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3436;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(words_236), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3437;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3438) : "f"(words_246), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3438;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(words_256), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3439;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3440) : "f"(words_266), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3440;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(words_276), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3441;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(words_286), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3442;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3443) : "f"(words_296), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3443;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(words_306), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3444;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(words_316), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3445;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3446 = rows_15 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3446;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(words_167), "f"(factors_23), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3447;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(words_177), "f"(factors_24), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3448;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(words_187), "f"(factors_25), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3449;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(words_197), "f"(factors_26), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3450;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(words_207), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3451;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(words_217), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3452;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(words_227), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3453;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(words_237), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3454;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(words_247), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3455;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(words_257), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3456;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(words_267), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3457;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(words_277), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3458;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(words_287), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3459;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(words_297), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3460;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(words_307), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3461;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(words_317), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3462;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3463 = rows_16 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3463;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(words_168), "f"(factors_23), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3464;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(words_178), "f"(factors_24), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3465;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(words_188), "f"(factors_25), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3466;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(words_198), "f"(factors_26), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3467;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(words_208), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3468;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3469) : "f"(words_218), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3469;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(words_228), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3470;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(words_238), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3471;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(words_248), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3472;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3473) : "f"(words_258), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3473;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3474) : "f"(words_268), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3474;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(words_278), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3475;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(words_288), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3476;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(words_298), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3477;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3478) : "f"(words_308), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3478;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3479) : "f"(words_318), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3479;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_28;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_29;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_30;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_31;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_32;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_11 = total_33;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_12 = total_34;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_15 = total_35;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_16 = total_36;
                        const u32 t3480 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3480;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3482;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3482) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3482;
                f32 t3484;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3484) : "f"(pair_23));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3485 = pair_23 + t3484;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3485;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3486;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3486) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3486;
                f32 t3488;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3488) : "f"(pair_24));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3489 = pair_24 + t3488;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3489;
#line 343 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3490 = sum_3 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
                f32 t3491;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3491) : "f"(sum_3));
#line 344 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3490 ? 0.0f : t3491;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3493 = rows * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows = t3493;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3494 = rows_2 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3494;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3495 = rows_5 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3495;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3496 = rows_6 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3496;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3497 = rows_9 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3497;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3498 = rows_10 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3498;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3499 = rows_13 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3499;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3500 = rows_14 * normalizer_3;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3500;
#line 343 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3501 = sum_4 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
                f32 t3502;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3502) : "f"(sum_4));
#line 344 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3501 ? 0.0f : t3502;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3504 = rows_3 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3504;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3505 = rows_4 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3505;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3506 = rows_7 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3506;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3507 = rows_8 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3507;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3508 = rows_11 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3508;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3509 = rows_12 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3509;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3510 = rows_15 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3510;
#line 334 "fa-kernels/src/attention/softmax.rs"
                const f32 t3511 = rows_16 * normalizer_4;
#line 334 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3511;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 2u;
                const u32 t3513 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3514 = t3513 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3515 = first_3 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3514 + t3515;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3517 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3518 = t130 + t3517;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3519 = t3518 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3519) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3520 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3521 = t130 + t3520;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3522 = first + t3521;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3523 = t3522 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3524;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3524) : "r"(t3523), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3525 = t3524 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3526 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3527 = first + t3521;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3528 = t3527 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3529;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3529) : "r"(t3528), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3530 = t3529 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3531 = t3530 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3532 = t3527 - t3531;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3533 = t3526 + t3532;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3534 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3535 = t3534 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3536 = t3535 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3537 = o + t3536;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3538 = (u64)t3525;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3539 = t3538 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3540 = t3539 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3541 = t3537 + t3540;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3542 = (u64)t3533;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3543 = t3542 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3544 = t3543 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3545 = t3541 + t3544;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3546 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3545 + t3546;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3548 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3549 = first_3 < t3548;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3549) {
                        u32 t3550;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3550) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3550) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3551 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3552 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3553 = t3551 < t3552;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3553) {
                        u32 t3554;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3554) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3554) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3555 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3556 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3557 = t3555 < t3556;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3557) {
                        u32 t3558;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3558) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3558) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3559 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3560 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3561 = t3559 < t3560;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3561) {
                        u32 t3562;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3562) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3562) : "memory");
                    }
                }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3563 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3564 = t130 + t3563;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3565 = t3564 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3566 = t3565 < t52;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3566) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3567 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3568 = t130 + t3567;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3569 = t3568 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3570 = first + t3569;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3571 = t3570 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3572;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3572) : "r"(t3571), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3573 = t3572 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3574 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3575 = first + t3569;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3576 = t3575 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3577;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3577) : "r"(t3576), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3578 = t3577 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3579 = t3578 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3580 = t3575 - t3579;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3581 = t3574 + t3580;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3582 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3583 = t3582 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3584 = t3583 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3585 = o + t3584;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3586 = (u64)t3573;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3587 = t3586 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3588 = t3587 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3589 = t3585 + t3588;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3590 = (u64)t3581;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3591 = t3590 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3592 = t3591 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3593 = t3589 + t3592;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3594 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3593 + t3594;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3596 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3597 = first_3 < t3596;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3597) {
                        u32 t3598;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3598) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3598) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3599 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3600 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3601 = t3599 < t3600;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3601) {
                        u32 t3602;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3602) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3602) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3603 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3604 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3605 = t3603 < t3604;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3605) {
                        u32 t3606;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3606) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3606) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3607 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3608 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3609 = t3607 < t3608;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3609) {
                        u32 t3610;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3610) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3610) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3611 = warp_n < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3611) {
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3612 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = t130 + t3612;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3614 = row_3 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3615 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3616 = t3615 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3617;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3617) : "r"(t3616), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3618 = t3617 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3619 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3620 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3621 = t3620 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3622;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3622) : "r"(t3621), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3623 = t3622 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3624 = t3623 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3625 = t3620 - t3624;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3626 = t3619 + t3625;
#line 320 "fa-kernels/src/attention/softmax.rs"
                    f32 t3627;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3627) : "f"(row_sum_3));
#line 320 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3628 = row_max_3 + t3627;
#line 320 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3628 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                    const bool t3630 = row_sum_3 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3630 ? __uint_as_float(0xff800000u) : lse_4;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3632 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3633 = t3632 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3634 = t3614 & t3633;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3634) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3635 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3636 = t3635 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3637 = t3636 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3638 = lse + t3637;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3639 = (u64)t3626;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3640 = t3639 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3641 = t3640 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3642 = t3638 + t3641;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3643 = (u64)t3618;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3644 = t3643 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3645 = t3644 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3646 = t3642 + t3645;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3646), "f"(value_3) : "memory");
                    }
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3647 = lane >> 2u;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3648 = t130 + t3647;
#line 125 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3648 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3650 = row_4 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3651 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3652 = t3651 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3653;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3653) : "r"(t3652), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3654 = t3653 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3655 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3656 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3657 = t3656 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3658;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3658) : "r"(t3657), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3659 = t3658 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3660 = t3659 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3661 = t3656 - t3660;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3662 = t3655 + t3661;
#line 320 "fa-kernels/src/attention/softmax.rs"
                    f32 t3663;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3663) : "f"(row_sum_4));
#line 320 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3664 = row_max_4 + t3663;
#line 320 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3664 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                    const bool t3666 = row_sum_4 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3666 ? __uint_as_float(0xff800000u) : lse_5;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3668 = lane & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3669 = t3668 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3670 = t3650 & t3669;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3670) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3671 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3672 = t3671 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3673 = t3672 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3674 = lse + t3673;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3675 = (u64)t3662;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3676 = t3675 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3677 = t3676 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3678 = t3674 + t3677;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3679 = (u64)t3654;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3680 = t3679 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3681 = t3680 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3682 = t3678 + t3681;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3682), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
