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
    const f32 softcap_small,
    const f32 softcap_5,
    const f32 softcap_3,
    const f32 softcap_1,
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
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 t56 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t55 + end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t57 + t56;
    const u32 t59 = end > seq_q ? end : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t60 = t59 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 end_2 = t60 < end_8 ? t60 : end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t55 + end_8;
    const u32 t63 = end_3 > seq_q ? end_3 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position = t63 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t65 = position > window_left ? position : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t66 = t65 - window_left;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t67 = end_8 > 1u ? end_8 : 1u;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = t67 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin = t66 < t68 ? t66 : t68;
#line 318 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t70 = t52 < 32u ? t52 : 32u;
#line 318 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t71 = t70 > 1u ? t70 : 1u;
#line 318 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 t77 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t78 = t76 + end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_4 = t78 + t77;
    const u32 t80 = end_4 > seq_q ? end_4 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t81 = t80 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
    const u32 end_5 = t81 < end_8 ? t81 : end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_6 = t76 + end_8;
    const u32 t84 = end_6 > seq_q ? end_6 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 position_2 = t84 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t86 = position_2 > window_left ? position_2 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 t87 = t86 - window_left;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t88 = end_8 > 1u ? end_8 : 1u;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t89 = t88 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
    const u32 begin_2 = t87 < t89 ? t87 : t89;
#line 322 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 begin_3 = begin >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t92 = end_5 + 63u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t93 = t92 >> 6u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t94 = begin_3 + 1u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t93 > t94 ? t93 : t94;
    const u32 count = end_7 - begin_3;
    const u32 t97 = end_2 >> 6u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t97 < end_7 ? t97 : end_7;
    const u32 t99 = begin_2 + 63u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t100 = t99 >> 6u;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t101 = t100 > begin_3 ? t100 : begin_3;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t102 = t101 < end_7 ? t101 : end_7;
#line 329 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 masked_left = end_7 - t102;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t104 = end_7 - whole;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
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
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_9 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_10 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_11 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_12 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_13 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_14 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_15 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
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
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t415;
        asm("abs.f32 %0, %1;" : "=f"(t415) : "f"(s));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t416;
        asm("abs.f32 %0, %1;" : "=f"(t416) : "f"(s_2));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t417;
        asm("abs.f32 %0, %1;" : "=f"(t417) : "f"(s_3));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t418;
        asm("abs.f32 %0, %1;" : "=f"(t418) : "f"(s_4));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t419;
        asm("abs.f32 %0, %1;" : "=f"(t419) : "f"(s_5));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t420;
        asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t415), "f"(t419));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t421;
        asm("abs.f32 %0, %1;" : "=f"(t421) : "f"(s_6));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t422;
        asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t416), "f"(t421));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t423;
        asm("abs.f32 %0, %1;" : "=f"(t423) : "f"(s_7));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t424;
        asm("max.f32 %0, %1, %2;" : "=f"(t424) : "f"(t417), "f"(t423));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t425;
        asm("abs.f32 %0, %1;" : "=f"(t425) : "f"(s_8));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t426;
        asm("max.f32 %0, %1, %2;" : "=f"(t426) : "f"(t418), "f"(t425));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t427;
        asm("abs.f32 %0, %1;" : "=f"(t427) : "f"(s_9));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t428;
        asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t420), "f"(t427));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t429;
        asm("abs.f32 %0, %1;" : "=f"(t429) : "f"(s_10));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t430;
        asm("max.f32 %0, %1, %2;" : "=f"(t430) : "f"(t422), "f"(t429));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t431;
        asm("abs.f32 %0, %1;" : "=f"(t431) : "f"(s_11));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t432;
        asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t424), "f"(t431));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t433;
        asm("abs.f32 %0, %1;" : "=f"(t433) : "f"(s_12));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t434;
        asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t426), "f"(t433));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t435;
        asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(s_13));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t436;
        asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t428), "f"(t435));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t437;
        asm("abs.f32 %0, %1;" : "=f"(t437) : "f"(s_14));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t438;
        asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t430), "f"(t437));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t439;
        asm("abs.f32 %0, %1;" : "=f"(t439) : "f"(s_15));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t440;
        asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t432), "f"(t439));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t441;
        asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(s_16));
#line 25 "fa-kernels/src/attention/options/small.rs"
        f32 t442;
        asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t434), "f"(t441));
        f32 t443;
        asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t436), "f"(t438));
#line 27 "fa-kernels/src/attention/options/small.rs"
        f32 t444;
        asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t440), "f"(t442));
#line 27 "fa-kernels/src/attention/options/small.rs"
        f32 t445;
        asm("max.f32 %0, %1, %2;" : "=f"(t445) : "f"(t443), "f"(t444));
#line 27 "fa-kernels/src/attention/options/small.rs"
        const bool all_small = t445 < softcap_small;
        const bool t447 = !all_small;
#line 28 "fa-kernels/src/attention/options/small.rs"
        const bool t448 = __any_sync(0xffffffffu, t447);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
        if (t448) {
            const f32 t449 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t450 = s * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t451;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(t450));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t452 = t451 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t453;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t453) : "f"(t452));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t454;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t454) : "f"(t453), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s = t454;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t455 = s_2 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t456;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(t455));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t457 = t456 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t458;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t458) : "f"(t457));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t459;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t459) : "f"(t458), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t459;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t460 = s_3 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t461;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t461) : "f"(t460));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t462 = t461 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t463;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t463) : "f"(t462));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t464;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(t463), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t464;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t465 = s_4 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t466;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t467 = t466 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t468;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(t467));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t469;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(t468), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t469;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t470 = s_5 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t471;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t471) : "f"(t470));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t472 = t471 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t473;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t473) : "f"(t472));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(t473), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t474;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t475 = s_6 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t476;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t476) : "f"(t475));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t477 = t476 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t478;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(t477));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t478), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t479;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t480 = s_7 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t481;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t481) : "f"(t480));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t482 = t481 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t483;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(t482));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t484;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(t483), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t484;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t485 = s_8 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t486;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(t485));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t487 = t486 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t488;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t489;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(t488), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t489;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t490 = s_9 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t491;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(t490));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t492 = t491 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t493;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t493) : "f"(t492));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t494;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(t493), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t494;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t495 = s_10 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t496;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(t495));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t497 = t496 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t498;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t499;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(t498), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t499;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t500 = s_11 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t501;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(t500));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t502 = t501 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t503;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t503) : "f"(t502));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(t503), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t504;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t505 = s_12 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t506;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(t505));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t507 = t506 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t508;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(t507));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t509;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(t508), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t509;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t510 = s_13 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t511;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(t510));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t512 = t511 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t513;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(t512));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t514;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t514) : "f"(t513), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t514;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t515 = s_14 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t516;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(t515));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t517 = t516 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t518;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(t517));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t519) : "f"(t518), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t519;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t520 = s_15 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t521;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(t520));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t522 = t521 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t523;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(t522));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t524) : "f"(t523), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t524;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t525 = s_16 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t526;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(t525));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t527 = t526 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t528;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(t527));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            f32 t529;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(t528), "f"(t449), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t529;
        } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square = s * s;
            f32 t531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t531) : "f"(softcap_5), "f"(square), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t532;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(t531), "f"(square), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t533 = s * t532;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s = t533;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_2 = s_2 * s_2;
            f32 t535;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t535) : "f"(softcap_5), "f"(square_2), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t536) : "f"(t535), "f"(square_2), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t537 = s_2 * t536;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_2 = t537;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_3 = s_3 * s_3;
            f32 t539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t539) : "f"(softcap_5), "f"(square_3), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t540) : "f"(t539), "f"(square_3), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t541 = s_3 * t540;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_3 = t541;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_4 = s_4 * s_4;
            f32 t543;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(softcap_5), "f"(square_4), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t544) : "f"(t543), "f"(square_4), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t545 = s_4 * t544;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_4 = t545;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_5 = s_5 * s_5;
            f32 t547;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(softcap_5), "f"(square_5), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(t547), "f"(square_5), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t549 = s_5 * t548;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_5 = t549;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_6 = s_6 * s_6;
            f32 t551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t551) : "f"(softcap_5), "f"(square_6), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t552;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t552) : "f"(t551), "f"(square_6), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t553 = s_6 * t552;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_6 = t553;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_7 = s_7 * s_7;
            f32 t555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t555) : "f"(softcap_5), "f"(square_7), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t556;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t556) : "f"(t555), "f"(square_7), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t557 = s_7 * t556;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_7 = t557;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_8 = s_8 * s_8;
            f32 t559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(softcap_5), "f"(square_8), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t560;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t560) : "f"(t559), "f"(square_8), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t561 = s_8 * t560;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_8 = t561;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_9 = s_9 * s_9;
            f32 t563;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(softcap_5), "f"(square_9), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t564;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t564) : "f"(t563), "f"(square_9), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t565 = s_9 * t564;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_9 = t565;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_10 = s_10 * s_10;
            f32 t567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(softcap_5), "f"(square_10), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(t567), "f"(square_10), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t569 = s_10 * t568;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_10 = t569;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_11 = s_11 * s_11;
            f32 t571;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t571) : "f"(softcap_5), "f"(square_11), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t572;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t572) : "f"(t571), "f"(square_11), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t573 = s_11 * t572;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_11 = t573;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_12 = s_12 * s_12;
            f32 t575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t575) : "f"(softcap_5), "f"(square_12), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t576;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(t575), "f"(square_12), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t577 = s_12 * t576;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_12 = t577;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_13 = s_13 * s_13;
            f32 t579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(softcap_5), "f"(square_13), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t580) : "f"(t579), "f"(square_13), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t581 = s_13 * t580;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_13 = t581;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_14 = s_14 * s_14;
            f32 t583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(softcap_5), "f"(square_14), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t584;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(t583), "f"(square_14), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t585 = s_14 * t584;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_14 = t585;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_15 = s_15 * s_15;
            f32 t587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(softcap_5), "f"(square_15), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t588;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(t587), "f"(square_15), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t589 = s_15 * t588;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_15 = t589;
#line 38 "fa-kernels/src/attention/options/small.rs"
            const f32 square_16 = s_16 * s_16;
            f32 t591;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(softcap_5), "f"(square_16), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
            f32 t592;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(t591), "f"(square_16), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
            const f32 t593 = s_16 * t592;
#line 43 "fa-kernels/src/attention/options/small.rs"
            s_16 = t593;
        }
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t594 = 0u < t118;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t595 = t120 <= 0u;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t596 = t594 | t595;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
        if (t596) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t597 = t116 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t598 = t597 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t598 + t131;
            const u32 t600 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t601 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t602 = t601 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t602;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t604 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t605 = t600 + t604;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t606 = t605 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t607;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t607) : "r"(t606), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t608 = t607 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t609 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t610 = t608 + end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_9 = t610 + t609;
            const u32 t612 = end_9 > seq_q ? end_9 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t613 = t612 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_10 = t613 < end_8 ? t613 : end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t608 + end_8;
            const u32 t616 = end_11 > seq_q ? end_11 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_3 = t616 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t618 = position_3 > window_left ? position_3 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t619 = t618 - window_left;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t620 = end_8 > 1u ? end_8 : 1u;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t621 = t620 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_4 = t619 < t621 ? t619 : t621;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t623 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t623 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t625 = begin_4 > column ? begin_4 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t626 = t625 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t627 = 0u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t628 = t626 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t627 & t628;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t630 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t630;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t631 = 1u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t632 = t626 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t631 & t632;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t634 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t634;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t635 = 8u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t636 = t626 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t635 & t636;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t638 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t638;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t639 = 9u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t640 = t626 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t639 & t640;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t642 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t642;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t643 = 16u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t644 = t626 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t643 & t644;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t646 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t646;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t647 = 17u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t648 = t626 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t647 & t648;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t650 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t650;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t651 = 24u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t652 = t626 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t651 & t652;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t654 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t654;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t655 = 25u < end_12;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t656 = t626 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t655 & t656;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t658 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t658;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t659 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t660 = t600 + t659;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t661 = t660 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t662 = t661 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t663;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t663) : "r"(t662), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t664 = t663 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 t665 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t666 = t664 + end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t666 + t665;
            const u32 t668 = end_13 > seq_q ? end_13 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t669 = t668 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
            const u32 end_14 = t669 < end_8 ? t669 : end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t664 + end_8;
            const u32 t672 = end_15 > seq_q ? end_15 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_4 = t672 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t674 = position_4 > window_left ? position_4 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 t675 = t674 - window_left;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t676 = end_8 > 1u ? end_8 : 1u;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t677 = t676 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t675 < t677 ? t675 : t677;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t679 = end_14 > column ? end_14 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t679 - column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t681 = begin_5 > column ? begin_5 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t682 = t681 - column;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t683 = 0u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t684 = t682 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t683 & t684;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t686 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t686;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t687 = 1u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t688 = t682 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t687 & t688;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t690 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t690;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t691 = 8u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t692 = t682 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t691 & t692;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t694 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t694;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t695 = 9u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t696 = t682 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t695 & t696;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t698 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t698;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t699 = 16u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t700 = t682 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t699 & t700;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t702 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t702;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t703 = 17u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t704 = t682 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t703 & t704;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t706 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t706;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t707 = 24u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t708 = t682 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t707 & t708;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t710 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t710;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t711 = 25u < end_16;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t712 = t682 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t711 & t712;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t714 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t714;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t716;
        asm("max.f32 %0, %1, %2;" : "=f"(t716) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t717;
        asm("max.f32 %0, %1, %2;" : "=f"(t717) : "f"(t716), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t718;
        asm("max.f32 %0, %1, %2;" : "=f"(t718) : "f"(t717), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t719;
        asm("max.f32 %0, %1, %2;" : "=f"(t719) : "f"(t718), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t720;
        asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(t719), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t721;
        asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t720), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t722;
        asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t721), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t723;
        asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t722), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t724;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t724) : "f"(t723));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t723), "f"(t724));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t726;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t726) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t726));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 reference = none ? 0.0f : new_1;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t730 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t731 = old + t730;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t731));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t733 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t734 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent = s + t734;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t736;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t736;
        const f32 t737 = t733 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t738 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_2 = s_2 + t738;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t740;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t740;
        const f32 t741 = t737 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t742 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_3 = s_5 + t742;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t744;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t744;
        const f32 t745 = t741 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t746 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_4 = s_6 + t746;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t748;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t748;
        const f32 t749 = t745 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t750 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_5 = s_9 + t750;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t752;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t752;
        const f32 t753 = t749 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t754 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_6 = s_10 + t754;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t756;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t756;
        const f32 t757 = t753 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t758 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_7 = s_13 + t758;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t760;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t760;
        const f32 t761 = t757 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t762 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_8 = s_14 + t762;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t764;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t764;
        const f32 t765 = t761 + s_14;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t766 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t767 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t768 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t769 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t770 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t771 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t772 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t773 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t774 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t775 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t776 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t777 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t778 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t779 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t780 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t781 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t781;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t783;
        asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t784;
        asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t783), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t785;
        asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t784), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t786;
        asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t785), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t787;
        asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t786), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t788;
        asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t787), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t789;
        asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t788), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t790;
        asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t789), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t791;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t791) : "f"(t790));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t790), "f"(t791));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t793;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t793) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t793));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 reference_2 = none_2 ? 0.0f : new_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t797 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t798 = old_2 + t797;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t798));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t800 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t801 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_9 = s_3 + t801;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t803;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t803;
        const f32 t804 = t800 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t805 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_10 = s_4 + t805;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t807;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t807;
        const f32 t808 = t804 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t809 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_11 = s_7 + t809;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t811;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t811;
        const f32 t812 = t808 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t813 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_12 = s_8 + t813;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t815;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t815;
        const f32 t816 = t812 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t817 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_13 = s_11 + t817;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t819;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t819;
        const f32 t820 = t816 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t821 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_14 = s_12 + t821;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t823;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t823;
        const f32 t824 = t820 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t825 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_15 = s_15 + t825;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t827;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t827) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t827;
        const f32 t828 = t824 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t829 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 exponent_16 = s_16 + t829;
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t831;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t831) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t831;
        const f32 t832 = t828 + s_16;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t832;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t833 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t833;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t834 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t834;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t835 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t835;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t836 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t836;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t837 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t837;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t838 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t838;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t839 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t839;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t840 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t840;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t841 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t841;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t842 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t842;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t843 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t843;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t844 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t844;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t845 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t845;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t846 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t846;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t847 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t847;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t848 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t848;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t849;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t850;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t851;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t852;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(s_7), "f"(s_8));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t853;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t854;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t855;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t855) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t856;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(s_15), "f"(s_16));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t857;
        asm volatile("mov.b32 %0, %1;" : "=r"(t857) : "r"(t406));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t858 = t857 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t859 = t857 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t860 = t857 ^ 96u;
        const u32 t861 = t213 + t857;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t862 = t213 + t858;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t863 = t213 + t859;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t864 = t213 + t860;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t861) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_49), "r"(m_50));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_51), "r"(m_52));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t862) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_53), "r"(m_54));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_55), "r"(m_56));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t863) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_57), "r"(m_58));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_59), "r"(m_60));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t864) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_61), "r"(m_62));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_63), "r"(m_64));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t861) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t853), "r"(t854), "r"(t855), "r"(t856), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t853), "r"(t854), "r"(t855), "r"(t856), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t862) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t853), "r"(t854), "r"(t855), "r"(t856), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t853), "r"(t854), "r"(t855), "r"(t856), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t863) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t853), "r"(t854), "r"(t855), "r"(t856), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t853), "r"(t854), "r"(t855), "r"(t856), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t864) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t853), "r"(t854), "r"(t855), "r"(t856), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t853), "r"(t854), "r"(t855), "r"(t856), "r"(m_79), "r"(m_80));
#line 76 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count_2; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 379 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 1u;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t866 = next < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t866) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t867 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t868 = t867 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t869 = ring + t868;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t870 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t871 = t870 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t871 << 6u;
                const u32 t873 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t874 = t869 + t234;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t875 = (u64)first_key_6 * t227;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t876 = t238 + t875;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t877 = t876 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t878 = t877 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t879 = t878 + t239;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t880 = t229 < t873;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t881 = t880 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t874), "l"(t876), "r"(t881) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t882 = t229 < t873;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t883 = t882 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t874), "l"(t877), "r"(t883) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t884 = t229 < t873;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t885 = t884 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t874), "l"(t878), "r"(t885) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t886 = t229 < t873;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t887 = t886 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t874), "l"(t879), "r"(t887) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t888 = next < count_2;
#line 271 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t888) {
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t889 = next & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t890 = t889 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t891 = t213 + t890;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t892 = t116 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t893 = t892 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t893 << 6u;
                const u32 t895 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t896 = t891 + t260;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t897 = (u64)first_key_7 * t253;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t898 = t264 + t897;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t899 = t898 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t900 = t899 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t901 = t900 + t265;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t902 = t255 < t895;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t903 = t902 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t896), "l"(t898), "r"(t903) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t904 = t255 < t895;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t905 = t904 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t896), "l"(t899), "r"(t905) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t906 = t255 < t895;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t907 = t906 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t896), "l"(t900), "r"(t907) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t908 = t255 < t895;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t909 = t908 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t896), "l"(t901), "r"(t909) : "memory");
            }
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t910 = next + 1u;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_17 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_18 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_19 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_20 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_21 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_22 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_23 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_24 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_25 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_26 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_27 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_28 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_29 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_30 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_31 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_32 = 0.0f;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t911 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t912 = t911 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t913 = ring + t912;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t914;
            asm volatile("mov.b32 %0, %1;" : "=r"(t914) : "r"(t398));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t915 = t914 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t916 = t914 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t917 = t914 ^ 96u;
            const u32 t918 = t913 + t914;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t918) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t918) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t919 = t913 + t915;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t919) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t919) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t920 = t913 + t916;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t920) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t920) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t921 = t913 + t917;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t921) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t921) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t922;
            asm("abs.f32 %0, %1;" : "=f"(t922) : "f"(s_17));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t923;
            asm("abs.f32 %0, %1;" : "=f"(t923) : "f"(s_18));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t924;
            asm("abs.f32 %0, %1;" : "=f"(t924) : "f"(s_19));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t925;
            asm("abs.f32 %0, %1;" : "=f"(t925) : "f"(s_20));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t926;
            asm("abs.f32 %0, %1;" : "=f"(t926) : "f"(s_21));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t927;
            asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(t922), "f"(t926));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t928;
            asm("abs.f32 %0, %1;" : "=f"(t928) : "f"(s_22));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t929;
            asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(t923), "f"(t928));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t930;
            asm("abs.f32 %0, %1;" : "=f"(t930) : "f"(s_23));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t931;
            asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t924), "f"(t930));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t932;
            asm("abs.f32 %0, %1;" : "=f"(t932) : "f"(s_24));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t933;
            asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t925), "f"(t932));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t934;
            asm("abs.f32 %0, %1;" : "=f"(t934) : "f"(s_25));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t935;
            asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(t927), "f"(t934));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t936;
            asm("abs.f32 %0, %1;" : "=f"(t936) : "f"(s_26));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t937;
            asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t929), "f"(t936));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t938;
            asm("abs.f32 %0, %1;" : "=f"(t938) : "f"(s_27));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t939;
            asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t931), "f"(t938));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t940;
            asm("abs.f32 %0, %1;" : "=f"(t940) : "f"(s_28));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t941;
            asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(t933), "f"(t940));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t942;
            asm("abs.f32 %0, %1;" : "=f"(t942) : "f"(s_29));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t943;
            asm("max.f32 %0, %1, %2;" : "=f"(t943) : "f"(t935), "f"(t942));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t944;
            asm("abs.f32 %0, %1;" : "=f"(t944) : "f"(s_30));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t945;
            asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(t937), "f"(t944));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t946;
            asm("abs.f32 %0, %1;" : "=f"(t946) : "f"(s_31));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t947;
            asm("max.f32 %0, %1, %2;" : "=f"(t947) : "f"(t939), "f"(t946));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t948;
            asm("abs.f32 %0, %1;" : "=f"(t948) : "f"(s_32));
#line 25 "fa-kernels/src/attention/options/small.rs"
            f32 t949;
            asm("max.f32 %0, %1, %2;" : "=f"(t949) : "f"(t941), "f"(t948));
            f32 t950;
            asm("max.f32 %0, %1, %2;" : "=f"(t950) : "f"(t943), "f"(t945));
#line 27 "fa-kernels/src/attention/options/small.rs"
            f32 t951;
            asm("max.f32 %0, %1, %2;" : "=f"(t951) : "f"(t947), "f"(t949));
#line 27 "fa-kernels/src/attention/options/small.rs"
            f32 t952;
            asm("max.f32 %0, %1, %2;" : "=f"(t952) : "f"(t950), "f"(t951));
#line 27 "fa-kernels/src/attention/options/small.rs"
            const bool all_small_2 = t952 < softcap_small;
            const bool t954 = !all_small_2;
#line 28 "fa-kernels/src/attention/options/small.rs"
            const bool t955 = __any_sync(0xffffffffu, t954);
#line 199 "fa-kernels/src/attention/options/softcap.rs"
            if (t955) {
                const f32 t956 = softcap_scale * -2.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t957 = s_17 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t958;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(t957));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t959 = t958 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t960;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(t959));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t961;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t961) : "f"(t960), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_17 = t961;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t962 = s_18 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t963;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(t962));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t964 = t963 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t965;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(t964));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t966;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t966) : "f"(t965), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_18 = t966;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t967 = s_19 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t968;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t968) : "f"(t967));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t969 = t968 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t970;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(t969));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t971;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t971) : "f"(t970), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_19 = t971;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t972 = s_20 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(t972));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t974 = t973 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t975;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(t974));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t976;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t976) : "f"(t975), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_20 = t976;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t977 = s_21 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t978;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(t977));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t979 = t978 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t980;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t980) : "f"(t979));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t981;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(t980), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_21 = t981;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t982 = s_22 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t983;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(t982));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t984 = t983 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t985;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(t984));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t986;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t986) : "f"(t985), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_22 = t986;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t987 = s_23 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t988;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t988) : "f"(t987));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t989 = t988 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t990;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t990) : "f"(t989));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t991;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t991) : "f"(t990), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_23 = t991;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t992 = s_24 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t993;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t993) : "f"(t992));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t994 = t993 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t995;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(t994));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t996;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t996) : "f"(t995), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_24 = t996;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t997 = s_25 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t998;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(t997));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t999 = t998 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1000;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(t999));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1001;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1001) : "f"(t1000), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_25 = t1001;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1002 = s_26 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1003;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(t1002));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1004 = t1003 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1005;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1005) : "f"(t1004));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1006;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1006) : "f"(t1005), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_26 = t1006;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1007 = s_27 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1008;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1008) : "f"(t1007));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1009 = t1008 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1010;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1010) : "f"(t1009));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1011;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(t1010), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_27 = t1011;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1012 = s_28 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(t1012));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1014 = t1013 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1015;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(t1014));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1016;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(t1015), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_28 = t1016;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1017 = s_29 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1018;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1018) : "f"(t1017));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1019 = t1018 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1020;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1020) : "f"(t1019));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1021;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1021) : "f"(t1020), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_29 = t1021;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1022 = s_30 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1023;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(t1022));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1024 = t1023 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1025;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(t1024));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1026;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1026) : "f"(t1025), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_30 = t1026;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1027 = s_31 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1028;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1028) : "f"(t1027));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1029 = t1028 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1030;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(t1029));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1031;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1031) : "f"(t1030), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_31 = t1031;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1032 = s_32 * softcap;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(t1032));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t1034 = t1033 + 1.0f;
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1035;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(t1034));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                f32 t1036;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(t1035), "f"(t956), "f"(softcap_scale));
#line 200 "fa-kernels/src/attention/options/softcap.rs"
                s_32 = t1036;
            } else {
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_17 = s_17 * s_17;
                f32 t1038;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(softcap_5), "f"(square_17), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1039;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(t1038), "f"(square_17), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1040 = s_17 * t1039;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_17 = t1040;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_18 = s_18 * s_18;
                f32 t1042;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(softcap_5), "f"(square_18), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1043;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(t1042), "f"(square_18), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1044 = s_18 * t1043;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_18 = t1044;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_19 = s_19 * s_19;
                f32 t1046;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(softcap_5), "f"(square_19), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1047;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(t1046), "f"(square_19), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1048 = s_19 * t1047;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_19 = t1048;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_20 = s_20 * s_20;
                f32 t1050;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(softcap_5), "f"(square_20), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1051;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1051) : "f"(t1050), "f"(square_20), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1052 = s_20 * t1051;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_20 = t1052;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_21 = s_21 * s_21;
                f32 t1054;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1054) : "f"(softcap_5), "f"(square_21), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1055;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t1054), "f"(square_21), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1056 = s_21 * t1055;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_21 = t1056;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_22 = s_22 * s_22;
                f32 t1058;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(softcap_5), "f"(square_22), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1059;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(t1058), "f"(square_22), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1060 = s_22 * t1059;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_22 = t1060;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_23 = s_23 * s_23;
                f32 t1062;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(softcap_5), "f"(square_23), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1063;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1063) : "f"(t1062), "f"(square_23), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1064 = s_23 * t1063;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_23 = t1064;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_24 = s_24 * s_24;
                f32 t1066;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1066) : "f"(softcap_5), "f"(square_24), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1067;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(t1066), "f"(square_24), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1068 = s_24 * t1067;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_24 = t1068;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_25 = s_25 * s_25;
                f32 t1070;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1070) : "f"(softcap_5), "f"(square_25), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1071;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(t1070), "f"(square_25), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1072 = s_25 * t1071;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_25 = t1072;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_26 = s_26 * s_26;
                f32 t1074;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1074) : "f"(softcap_5), "f"(square_26), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1075;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(t1074), "f"(square_26), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1076 = s_26 * t1075;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_26 = t1076;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_27 = s_27 * s_27;
                f32 t1078;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1078) : "f"(softcap_5), "f"(square_27), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1079;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(t1078), "f"(square_27), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1080 = s_27 * t1079;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_27 = t1080;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_28 = s_28 * s_28;
                f32 t1082;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1082) : "f"(softcap_5), "f"(square_28), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1083;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(t1082), "f"(square_28), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1084 = s_28 * t1083;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_28 = t1084;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_29 = s_29 * s_29;
                f32 t1086;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1086) : "f"(softcap_5), "f"(square_29), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1087;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(t1086), "f"(square_29), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1088 = s_29 * t1087;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_29 = t1088;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_30 = s_30 * s_30;
                f32 t1090;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1090) : "f"(softcap_5), "f"(square_30), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1091;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(t1090), "f"(square_30), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1092 = s_30 * t1091;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_30 = t1092;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_31 = s_31 * s_31;
                f32 t1094;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1094) : "f"(softcap_5), "f"(square_31), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1095;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1095) : "f"(t1094), "f"(square_31), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1096 = s_31 * t1095;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_31 = t1096;
#line 38 "fa-kernels/src/attention/options/small.rs"
                const f32 square_32 = s_32 * s_32;
                f32 t1098;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1098) : "f"(softcap_5), "f"(square_32), "f"(softcap_3));
#line 39 "fa-kernels/src/attention/options/small.rs"
                f32 t1099;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1099) : "f"(t1098), "f"(square_32), "f"(softcap_1));
#line 43 "fa-kernels/src/attention/options/small.rs"
                const f32 t1100 = s_32 * t1099;
#line 43 "fa-kernels/src/attention/options/small.rs"
                s_32 = t1100;
            }
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1101 = i < t118;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1102 = t120 <= i;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1103 = t1101 | t1102;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1103) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1104 = t116 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1105 = t1104 - i;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1106 = t1105 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t1106 + t131;
                const u32 t1108 = first + t130;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1109 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1110 = t1109 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t1110;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1112 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1113 = t1108 + t1112;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1114 = t1113 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1115;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1115) : "r"(t1114), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1116 = t1115 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t1117 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1118 = t1116 + end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t1118 + t1117;
                const u32 t1120 = end_17 > seq_q ? end_17 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1121 = t1120 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_18 = t1121 < end_8 ? t1121 : end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t1116 + end_8;
                const u32 t1124 = end_19 > seq_q ? end_19 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_5 = t1124 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1126 = position_5 > window_left ? position_5 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1127 = t1126 - window_left;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1128 = end_8 > 1u ? end_8 : 1u;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1129 = t1128 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_6 = t1127 < t1129 ? t1127 : t1129;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1131 = end_18 > column_2 ? end_18 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t1131 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1133 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1134 = t1133 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1135 = 0u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1136 = t1134 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = t1135 & t1136;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1138 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1138;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1139 = 1u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1140 = t1134 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = t1139 & t1140;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1142 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1142;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1143 = 8u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1144 = t1134 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = t1143 & t1144;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1146 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1146;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1147 = 9u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1148 = t1134 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = t1147 & t1148;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1150 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1150;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1151 = 16u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1152 = t1134 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = t1151 & t1152;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1154 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1154;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1155 = 17u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1156 = t1134 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = t1155 & t1156;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1158 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1158;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1159 = 24u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1160 = t1134 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = t1159 & t1160;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1162 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1162;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1163 = 25u < end_20;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1164 = t1134 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = t1163 & t1164;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1166 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1166;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1167 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1168 = t1108 + t1167;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1169 = t1168 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1170 = t1169 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1171;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1171) : "r"(t1170), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1172 = t1171 >> sharing_shift;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 t1173 = window_right + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1174 = t1172 + end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t1174 + t1173;
                const u32 t1176 = end_21 > seq_q ? end_21 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1177 = t1176 - seq_q;
#line 129 "fa-kernels/src/attention/options/window.rs"
                const u32 end_22 = t1177 < end_8 ? t1177 : end_8;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t1172 + end_8;
                const u32 t1180 = end_23 > seq_q ? end_23 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 position_6 = t1180 - seq_q;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1182 = position_6 > window_left ? position_6 : window_left;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 t1183 = t1182 - window_left;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1184 = end_8 > 1u ? end_8 : 1u;
#line 277 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1185 = t1184 - 1u;
#line 135 "fa-kernels/src/attention/options/window.rs"
                const u32 begin_7 = t1183 < t1185 ? t1183 : t1185;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1187 = end_22 > column_2 ? end_22 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1187 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1189 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1190 = t1189 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1191 = 0u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1192 = t1190 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = t1191 & t1192;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1194 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1194;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1195 = 1u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1196 = t1190 <= 1u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = t1195 & t1196;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1198 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1198;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1199 = 8u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1200 = t1190 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = t1199 & t1200;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1202 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1202;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1203 = 9u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1204 = t1190 <= 9u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = t1203 & t1204;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1206 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1206;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1207 = 16u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1208 = t1190 <= 16u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = t1207 & t1208;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1210 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1210;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1211 = 17u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1212 = t1190 <= 17u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = t1211 & t1212;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1214 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1214;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1215 = 24u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1216 = t1190 <= 24u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = t1215 & t1216;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1218 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1218;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1219 = 25u < end_24;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool t1220 = t1190 <= 25u;
#line 51 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = t1219 & t1220;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1222 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1222;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1224;
            asm("max.f32 %0, %1, %2;" : "=f"(t1224) : "f"(old_3), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1225;
            asm("max.f32 %0, %1, %2;" : "=f"(t1225) : "f"(t1224), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1226;
            asm("max.f32 %0, %1, %2;" : "=f"(t1226) : "f"(t1225), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1227;
            asm("max.f32 %0, %1, %2;" : "=f"(t1227) : "f"(t1226), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1228;
            asm("max.f32 %0, %1, %2;" : "=f"(t1228) : "f"(t1227), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1229;
            asm("max.f32 %0, %1, %2;" : "=f"(t1229) : "f"(t1228), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1230;
            asm("max.f32 %0, %1, %2;" : "=f"(t1230) : "f"(t1229), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1231;
            asm("max.f32 %0, %1, %2;" : "=f"(t1231) : "f"(t1230), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1232;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1232) : "f"(t1231));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1231), "f"(t1232));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1234;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1234) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1234));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 reference_3 = none_3 ? 0.0f : new_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1238 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1239 = old_3 + t1238;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1239));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1241 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1242 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_17 = s_17 + t1242;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1244;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1244;
            const f32 t1245 = t1241 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1246 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_18 = s_18 + t1246;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1248;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1248) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1248;
            const f32 t1249 = t1245 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1250 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_19 = s_21 + t1250;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1252;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1252) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1252;
            const f32 t1253 = t1249 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1254 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_20 = s_22 + t1254;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1256;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1256) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1256;
            const f32 t1257 = t1253 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1258 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_21 = s_25 + t1258;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1260;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1260) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1260;
            const f32 t1261 = t1257 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1262 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_22 = s_26 + t1262;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1264;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1264) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1264;
            const f32 t1265 = t1261 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1266 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_23 = s_29 + t1266;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1268;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1268) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1268;
            const f32 t1269 = t1265 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1270 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_24 = s_30 + t1270;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1272;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1272) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1272;
            const f32 t1273 = t1269 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1274 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1275 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1276 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1277 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1278 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1279 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1280 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1281 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1282 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1283 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1284 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1285 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1286 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1287 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1288 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1289 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1289;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1291;
            asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(old_4), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1292;
            asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1291), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1293;
            asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1292), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1294;
            asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1293), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1295;
            asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1294), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1296;
            asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1295), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1297;
            asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1296), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1298;
            asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1297), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1299;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1299) : "f"(t1298));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1298), "f"(t1299));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1301;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1301) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1301));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 reference_4 = none_4 ? 0.0f : new_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1305 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1306 = old_4 + t1305;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1306));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1308 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1309 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_25 = s_19 + t1309;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1311;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1311;
            const f32 t1312 = t1308 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1313 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_26 = s_20 + t1313;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1315;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1315;
            const f32 t1316 = t1312 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1317 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_27 = s_23 + t1317;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1319;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1319;
            const f32 t1320 = t1316 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1321 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_28 = s_24 + t1321;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1323;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1323;
            const f32 t1324 = t1320 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1325 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_29 = s_27 + t1325;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1327;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1327;
            const f32 t1328 = t1324 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1329 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_30 = s_28 + t1329;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1331;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1331;
            const f32 t1332 = t1328 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1333 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_31 = s_31 + t1333;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1335;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1335;
            const f32 t1336 = t1332 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1337 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 exponent_32 = s_32 + t1337;
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1339;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1339;
            const f32 t1340 = t1336 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1341 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1342 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1343 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1344 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1345 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1346 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1347 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1348 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1349 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1349;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1350 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1350;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1351 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1351;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1352 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1352;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1353 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1353;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1354 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1354;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1355 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1355;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1356 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1356;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1357;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(s_17), "f"(s_18));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1358;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(s_19), "f"(s_20));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1359;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(s_21), "f"(s_22));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1360;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(s_23), "f"(s_24));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1361;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(s_25), "f"(s_26));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1362;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(s_27), "f"(s_28));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1363;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(s_29), "f"(s_30));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1364;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_31), "f"(s_32));
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1365 = i & 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1366 = t1365 << 13u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1367 = t213 + t1366;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1368;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1368) : "r"(t406));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1369 = t1368 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1370 = t1368 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1371 = t1368 ^ 96u;
            const u32 t1372 = t1367 + t1368;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1373 = t1367 + t1369;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1374 = t1367 + t1370;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1375 = t1367 + t1371;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1372) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_113), "r"(m_114));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_115), "r"(m_116));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1373) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_117), "r"(m_118));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_119), "r"(m_120));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1374) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_121), "r"(m_122));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_123), "r"(m_124));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1375) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_125), "r"(m_126));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_127), "r"(m_128));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1372) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1373) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1374) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1375) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_143), "r"(m_144));
        }
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_4 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_2 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_3 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_4 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_5 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_6 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_7 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_8 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_9 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_10 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_11 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_12 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_13 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_14 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_15 = 0.0f;
#line 197 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_16 = 0.0f;
#line 240 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1376 = warp_n << 1u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1377 = t1376 + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1378 = t1377 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1379 = ring + t1378;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1380 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1379 + t1380;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1382 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1383 = t130 + t1382;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1384 = t1383 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1384) {
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1385 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1386 = t130 + t1385;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1387 = t1386 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1388 = t1387 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1388) {
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 248 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 288 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp_n << 10u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1390 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1391 = t130 + t1390;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1392 = t1391 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1392) {
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1393 = warp_m * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1394 = ring + t1393;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1395 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = t1394 + t1395;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1398;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1398) : "r"(theirs) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1399;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1399) : "r"(theirs) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1400;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1400) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1401;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1401) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1402;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1402) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1403;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1403) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1404;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1404) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1405;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1405) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1406;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1406) : "r"(columns) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1407;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1407) : "r"(columns) : "memory");
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1408 = 2u + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1409 = t1408 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1410 = ring + t1409;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1411 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1410 + t1411;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1414;
            asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t1414) : "r"(theirs_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1415;
            asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(t1415) : "r"(theirs_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1416;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1416) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1417;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1417) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1418;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1418) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1419;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1419) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1420;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1420) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1421;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1421) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1422;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1422) : "r"(columns_2) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1423;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1423) : "r"(columns_2) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1398), "f"(t1414));
            const bool t1425 = max == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t1425 ? 0.0f : max;
            const f32 t1427 = -reference_5;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1428 = t1398 + t1427;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1428));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1430 = -reference_5;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1431 = t1414 + t1430;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1431));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1433 = t1399 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1433;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1434;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1434) : "f"(t1415), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1434;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1435 = t1400 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1435;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1436;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1436) : "f"(t1416), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1436;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1437 = t1401 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1437;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1438;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1438) : "f"(t1417), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1438;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1439 = t1402 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1439;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1440;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1440) : "f"(t1418), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1440;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1441 = t1403 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1441;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1442;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1442) : "f"(t1419), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1442;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1443 = t1404 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1443;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1444;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1444) : "f"(t1420), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1444;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1445 = t1405 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1445;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1446;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1446) : "f"(t1421), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1446;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1447 = t1406 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1447;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1448;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1448) : "f"(t1422), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1448;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1449 = t1407 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1449;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1450;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1450) : "f"(t1423), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1450;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_3 = max;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_3 = total;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows = total_2;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_2 = total_3;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_5 = total_4;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_6 = total_5;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_9 = total_6;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_10 = total_7;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_13 = total_8;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_14 = total_9;
        }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1451 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1452 = t130 + t1451;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1453 = t1452 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1454 = t1453 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1454) {
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1455 = warp_m * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1456 = ring + t1455;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1457 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1456 + t1457;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1460;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1460) : "r"(theirs_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1461;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1461) : "r"(theirs_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1462;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1462) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1463;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1463) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1464;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1464) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1465;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1465) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1466;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1466) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1467;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1467) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1468;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1468) : "r"(columns_3) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1469;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1469) : "r"(columns_3) : "memory");
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1470 = 2u + warp_m;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1471 = t1470 * 4608u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1472 = ring + t1471;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1473 = lane << 2u;
#line 233 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1472 + t1473;
#line 294 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1476;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1476) : "r"(theirs_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1477;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1477) : "r"(theirs_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1478;
            asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(t1478) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1479;
            asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(t1479) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1480;
            asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(t1480) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1481;
            asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(t1481) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1482;
            asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(t1482) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1483;
            asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(t1483) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1484;
            asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t1484) : "r"(columns_4) : "memory");
#line 295 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1485;
            asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(t1485) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1460), "f"(t1476));
            const bool t1487 = max_2 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1487 ? 0.0f : max_2;
            const f32 t1489 = -reference_6;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1490 = t1460 + t1489;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1490));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1492 = -reference_6;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1493 = t1476 + t1492;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1493));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1495 = t1461 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1495;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1496;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1496) : "f"(t1477), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1496;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1497 = t1462 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1497;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1498) : "f"(t1478), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1498;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1499 = t1463 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1499;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1500;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1500) : "f"(t1479), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1500;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1501 = t1464 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1501;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1502;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1502) : "f"(t1480), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1502;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1503 = t1465 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1503;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1504) : "f"(t1481), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1504;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1505 = t1466 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1505;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1506) : "f"(t1482), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1506;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1507 = t1467 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1507;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1508;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1508) : "f"(t1483), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1508;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1509 = t1468 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1509;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(t1484), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1510;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1511 = t1469 * factors_3;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1511;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1512;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1512) : "f"(t1485), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1512;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_10;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_11;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_12;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_13;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_14;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_11 = total_15;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_12 = total_16;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_15 = total_17;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_16 = total_18;
        }
#line 211 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1513 = t110 == 1u;
#line 211 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1513) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1514;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1514) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1514;
            f32 t1516;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1516) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1517 = pair_5 + t1516;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1517;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1518;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1518) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1518;
            f32 t1520;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1520) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1521 = pair_6 + t1520;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1521;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1522 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1523;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1522 ? 0.0f : t1523;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1525 = rows * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows = t1525;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1526 = rows_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1526;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1527 = rows_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1527;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1528 = rows_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1528;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1529 = rows_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1529;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1530 = rows_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1530;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1531 = rows_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1531;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1532 = rows_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1532;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1533 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1534;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1534) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1533 ? 0.0f : t1534;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1536 = rows_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1536;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1537 = rows_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1537;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1538 = rows_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1538;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1539 = rows_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1539;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1540 = rows_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1540;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1541 = rows_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1541;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1542 = rows_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1542;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1543 = rows_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1543;
#line 433 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 2u;
            const u32 t1545 = lane & 3u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1546 = t1545 << 2u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1547 = first_2 << 4u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1546 + t1547;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1549 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1550 = t130 + t1549;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1551 = t1550 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1551) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1552 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1553 = t130 + t1552;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1554 = first + t1553;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1555 = t1554 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1556;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1556) : "r"(t1555), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1557 = t1556 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1558 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1559 = first + t1553;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1560 = t1559 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1561;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1561) : "r"(t1560), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1562 = t1561 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1563 = t1562 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1564 = t1559 - t1563;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1565 = t1558 + t1564;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1566 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1567 = t1566 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1568 = t1567 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1569 = o + t1568;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1570 = (u64)t1557;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1571 = t1570 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1572 = t1571 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1573 = t1569 + t1572;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1574 = (u64)t1565;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1575 = t1574 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1576 = t1575 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1577 = t1573 + t1576;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1578 = (u64)lane_bytes;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1577 + t1578;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1580 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1581 = first_2 < t1580;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1581) {
                    u32 t1582;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1582) : "f"(pair_7), "f"(pair_8));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1582) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1583 = first_2 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1584 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1585 = t1583 < t1584;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1585) {
                    u32 t1586;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(pair_9), "f"(pair_10));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1586) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1587 = first_2 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1588 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1589 = t1587 < t1588;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1589) {
                    u32 t1590;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(pair_11), "f"(pair_12));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1590) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1591 = first_2 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1592 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1593 = t1591 < t1592;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1593) {
                    u32 t1594;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(pair_13), "f"(pair_14));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1594) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1595 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1596 = t130 + t1595;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1597 = t1596 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1598 = t1597 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1598) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1599 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1600 = t130 + t1599;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1601 = t1600 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1602 = first + t1601;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1603 = t1602 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1604;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1604) : "r"(t1603), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1605 = t1604 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1606 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1607 = first + t1601;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1608 = t1607 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1609;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1609) : "r"(t1608), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1610 = t1609 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1611 = t1610 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1612 = t1607 - t1611;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1613 = t1606 + t1612;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1614 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1615 = t1614 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1616 = t1615 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1617 = o + t1616;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1618 = (u64)t1605;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1619 = t1618 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1620 = t1619 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1621 = t1617 + t1620;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1622 = (u64)t1613;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1623 = t1622 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1624 = t1623 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1625 = t1621 + t1624;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1626 = (u64)lane_bytes;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1625 + t1626;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1628 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1629 = first_2 < t1628;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1629) {
                    u32 t1630;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(pair_15), "f"(pair_16));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1630) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1631 = first_2 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1632 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1633 = t1631 < t1632;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1633) {
                    u32 t1634;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(pair_17), "f"(pair_18));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1634) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1635 = first_2 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1636 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1637 = t1635 < t1636;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1637) {
                    u32 t1638;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(pair_19), "f"(pair_20));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1638) : "memory");
                }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1639 = first_2 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1640 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1641 = t1639 < t1640;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1641) {
                    u32 t1642;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(pair_21), "f"(pair_22));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1642) : "memory");
                }
            }
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1643 = warp_n < 1u;
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1643) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1644 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = t130 + t1644;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1646 = row < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1647 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1648 = t1647 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1649;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1649) : "r"(t1648), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1650 = t1649 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1651 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1652 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1653 = t1652 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1654;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1654) : "r"(t1653), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1655 = t1654 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1656 = t1655 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1657 = t1652 - t1656;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1658 = t1651 + t1657;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1659;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1659) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 t1660 = row_max_3 + t1659;
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1660 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1662 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1662 ? __uint_as_float(0xff800000u) : lse_2;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1664 = lane & 3u;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1665 = t1664 == 0u;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1666 = t1646 & t1665;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1666) {
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1667 = (u64)t16;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1668 = t1667 * lse_stride0;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1669 = t1668 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1670 = lse + t1669;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1671 = (u64)t1658;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1672 = t1671 * lse_stride1;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1673 = t1672 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1674 = t1670 + t1673;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1675 = (u64)t1650;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1676 = t1675 * lse_stride2;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1677 = t1676 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1678 = t1674 + t1677;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1678), "f"(value) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1679 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1680 = t130 + t1679;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1680 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1682 = row_2 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1683 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1684 = t1683 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1685;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1685) : "r"(t1684), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1686 = t1685 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1687 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1688 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1689 = t1688 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1690;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1690) : "r"(t1689), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1691 = t1690 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1692 = t1691 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1693 = t1688 - t1692;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1694 = t1687 + t1693;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1695;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1695) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 t1696 = row_max_4 + t1695;
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1696 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1698 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1698 ? __uint_as_float(0xff800000u) : lse_3;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1700 = lane & 3u;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1701 = t1700 == 0u;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1702 = t1682 & t1701;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1702) {
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1703 = (u64)t16;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1704 = t1703 * lse_stride0;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1705 = t1704 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1706 = lse + t1705;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1707 = (u64)t1694;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1708 = t1707 * lse_stride1;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1709 = t1708 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1710 = t1706 + t1709;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1711 = (u64)t1686;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1712 = t1711 * lse_stride2;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1713 = t1712 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1714 = t1710 + t1713;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1714), "f"(value_2) : "memory");
                }
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1715 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1716 = t130 + t1715;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1717 = t1716 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1717) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1718 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = t1718 + warp_n;
                const u32 index = slice_2 << 1u;
                const u64 t1721 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1722 = t1721 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1723 = t1722 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1724 = partials + t1723;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1725 = (u64)t13;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1726 = t1725 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1727 = t1726 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1728 = t1724 + t1727;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1729 = (u64)index;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1730 = t1729 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1731 = t1730 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1732 = t1728 + t1731;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1733 = (u64)lane * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1734 = t1732 + t1733;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1735 = lane << 2u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1736 = (u64)t1735 * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1737 = t1732 + t1736;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1738;
                asm("mov.b32 %0, %1;" : "=r"(t1738) : "f"(rows));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1739;
                asm("mov.b32 %0, %1;" : "=r"(t1739) : "f"(rows_2));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1740;
                asm("mov.b32 %0, %1;" : "=r"(t1740) : "f"(rows_5));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1741;
                asm("mov.b32 %0, %1;" : "=r"(t1741) : "f"(rows_6));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1737), "r"(t1738), "r"(t1739), "r"(t1740), "r"(t1741) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1742;
                asm("mov.b32 %0, %1;" : "=r"(t1742) : "f"(rows_9));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1743;
                asm("mov.b32 %0, %1;" : "=r"(t1743) : "f"(rows_10));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1744;
                asm("mov.b32 %0, %1;" : "=r"(t1744) : "f"(rows_13));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1745;
                asm("mov.b32 %0, %1;" : "=r"(t1745) : "f"(rows_14));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1737), "r"(t1742), "r"(t1743), "r"(t1744), "r"(t1745) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1734), "f"(row_max_3) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1734), "f"(row_sum_3) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1746 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1747 = t130 + t1746;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1748 = t1747 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1749 = t1748 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1749) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1750 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_3 = t1750 + warp_n;
                const u32 t1752 = slice_3 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1752 + 1u;
                const u64 t1754 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1755 = t1754 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1756 = t1755 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1757 = partials + t1756;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1758 = (u64)t13;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1759 = t1758 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1760 = t1759 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1761 = t1757 + t1760;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1762 = (u64)index_2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1763 = t1762 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1764 = t1763 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1765 = t1761 + t1764;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1766 = (u64)lane * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1767 = t1765 + t1766;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1768 = lane << 2u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1769 = (u64)t1768 * 4u;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1770 = t1765 + t1769;
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1771;
                asm("mov.b32 %0, %1;" : "=r"(t1771) : "f"(rows_3));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1772;
                asm("mov.b32 %0, %1;" : "=r"(t1772) : "f"(rows_4));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1773;
                asm("mov.b32 %0, %1;" : "=r"(t1773) : "f"(rows_7));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1774;
                asm("mov.b32 %0, %1;" : "=r"(t1774) : "f"(rows_8));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1770), "r"(t1771), "r"(t1772), "r"(t1773), "r"(t1774) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1775;
                asm("mov.b32 %0, %1;" : "=r"(t1775) : "f"(rows_11));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1776;
                asm("mov.b32 %0, %1;" : "=r"(t1776) : "f"(rows_12));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1777;
                asm("mov.b32 %0, %1;" : "=r"(t1777) : "f"(rows_15));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1778;
                asm("mov.b32 %0, %1;" : "=r"(t1778) : "f"(rows_16));
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1770), "r"(t1775), "r"(t1776), "r"(t1777), "r"(t1778) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1767), "f"(row_max_4) : "memory");
#line 338 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1767), "f"(row_sum_4) : "memory");
            }
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1779 = (u64)tile;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1780 = t1779 * arrived_stride0;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1781 = t1780 * 4ull;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1782 = arrived + t1781;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1783 = t110 - 1u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1784 = (u32)__cvta_generic_to_shared(smem);
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1785 = t1784 + 36864u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1786 = threadIdx.x;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1787 = t1786 == 0u;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1787) {
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1788;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1788) : "l"(t1782), "r"(t1783) : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1785), "r"(t1788) : "memory");
            }
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1789;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1789) : "r"(t1785) : "memory");
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1790 = t1789 == t1783;
#line 215 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1790) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1791 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1792 = t130 + t1791;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1793 = t1792 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1793) {
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_3 = __uint_as_float(0xff800000u);
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_3 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_2 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_5 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_6 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_9 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_10 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_13 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_14 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 354 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1794 = split < t110;
                        if (!t1794) break;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1795 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = t1795 + warp_n;
                        const u32 index_3 = slice_4 << 1u;
                        const u64 t1798 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1799 = t1798 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1800 = t1799 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1801 = partials + t1800;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1802 = (u64)split;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1803 = t1802 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1804 = t1803 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1805 = t1801 + t1804;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1806 = (u64)index_3;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1807 = t1806 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1808 = t1807 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1809 = t1805 + t1808;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1810 = (u64)lane * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1811 = t1809 + t1810;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1812 = lane << 2u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1813 = (u64)t1812 * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1814 = t1809 + t1813;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t1814) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1815;
                        asm("mov.b32 %0, %1;" : "=f"(t1815) : "r"(chunk));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1816;
                        asm("mov.b32 %0, %1;" : "=f"(t1816) : "r"(chunk_2));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1817;
                        asm("mov.b32 %0, %1;" : "=f"(t1817) : "r"(chunk_3));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1818;
                        asm("mov.b32 %0, %1;" : "=f"(t1818) : "r"(chunk_4));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t1814) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1819;
                        asm("mov.b32 %0, %1;" : "=f"(t1819) : "r"(chunk_5));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1820;
                        asm("mov.b32 %0, %1;" : "=f"(t1820) : "r"(chunk_6));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1821;
                        asm("mov.b32 %0, %1;" : "=f"(t1821) : "r"(chunk_7));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1822;
                        asm("mov.b32 %0, %1;" : "=f"(t1822) : "r"(chunk_8));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1823;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1823) : "l"(t1811) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1824;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1824) : "l"(t1811) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t1815;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t1816;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t1817;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t1818;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t1819;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t1820;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t1821;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t1822;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t1823;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t1824;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1825 = split + 1u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_2 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_3 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_4 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_5 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_6 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_7 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_8 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_9 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
                        const bool t1826 = t1825 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1826) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1827 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = t1827 + warp_n;
                            const u32 index_4 = slice_5 << 1u;
                            const u64 t1830 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1831 = t1830 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1832 = t1831 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1833 = partials + t1832;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1834 = (u64)t1825;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1835 = t1834 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1836 = t1835 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1837 = t1833 + t1836;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1838 = (u64)index_4;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1839 = t1838 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1840 = t1839 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1841 = t1837 + t1840;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1842 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1843 = t1841 + t1842;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1844 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1845 = (u64)t1844 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1846 = t1841 + t1845;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t1846) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1847;
                            asm("mov.b32 %0, %1;" : "=f"(t1847) : "r"(chunk_9));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1848;
                            asm("mov.b32 %0, %1;" : "=f"(t1848) : "r"(chunk_10));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1849;
                            asm("mov.b32 %0, %1;" : "=f"(t1849) : "r"(chunk_11));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1850;
                            asm("mov.b32 %0, %1;" : "=f"(t1850) : "r"(chunk_12));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t1846) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1851;
                            asm("mov.b32 %0, %1;" : "=f"(t1851) : "r"(chunk_13));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1852;
                            asm("mov.b32 %0, %1;" : "=f"(t1852) : "r"(chunk_14));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1853;
                            asm("mov.b32 %0, %1;" : "=f"(t1853) : "r"(chunk_15));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1854;
                            asm("mov.b32 %0, %1;" : "=f"(t1854) : "r"(chunk_16));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1855;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1855) : "l"(t1843) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1856;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1856) : "l"(t1843) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1847;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1848;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1849;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1850;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1851;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1852;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1853;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1854;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1855;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1856;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = part;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = part_2;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = part_3;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = part_4;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = part_5;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = part_6;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = part_7;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = part_8;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = part_9;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = part_10;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_3 = words_19;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_4 = words_20;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1857 = split + 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_11 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_12 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_13 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_14 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_15 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_16 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_17 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_18 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_19 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
                        const bool t1858 = t1857 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1858) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1859 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = t1859 + warp_n;
                            const u32 index_5 = slice_6 << 1u;
                            const u64 t1862 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1863 = t1862 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1864 = t1863 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1865 = partials + t1864;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1866 = (u64)t1857;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1867 = t1866 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1868 = t1867 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1869 = t1865 + t1868;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1870 = (u64)index_5;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1871 = t1870 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1872 = t1871 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1873 = t1869 + t1872;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1874 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1875 = t1873 + t1874;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1876 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1877 = (u64)t1876 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1878 = t1873 + t1877;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t1878) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1879;
                            asm("mov.b32 %0, %1;" : "=f"(t1879) : "r"(chunk_17));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1880;
                            asm("mov.b32 %0, %1;" : "=f"(t1880) : "r"(chunk_18));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1881;
                            asm("mov.b32 %0, %1;" : "=f"(t1881) : "r"(chunk_19));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1882;
                            asm("mov.b32 %0, %1;" : "=f"(t1882) : "r"(chunk_20));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t1878) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1883;
                            asm("mov.b32 %0, %1;" : "=f"(t1883) : "r"(chunk_21));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1884;
                            asm("mov.b32 %0, %1;" : "=f"(t1884) : "r"(chunk_22));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1885;
                            asm("mov.b32 %0, %1;" : "=f"(t1885) : "r"(chunk_23));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1886;
                            asm("mov.b32 %0, %1;" : "=f"(t1886) : "r"(chunk_24));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1887;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1887) : "l"(t1875) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1888;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1888) : "l"(t1875) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1879;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1880;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1881;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1882;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1883;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1884;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1885;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1886;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1887;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1888;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = part_11;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = part_12;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = part_13;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = part_14;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = part_15;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = part_16;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = part_17;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = part_18;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = part_19;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = part_20;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_5 = words_29;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_6 = words_30;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1889 = split + 3u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_21 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_22 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_23 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_24 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_25 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_26 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_27 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_28 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_29 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
                        const bool t1890 = t1889 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1890) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1891 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_7 = t1891 + warp_n;
                            const u32 index_6 = slice_7 << 1u;
                            const u64 t1894 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1895 = t1894 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1896 = t1895 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1897 = partials + t1896;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1898 = (u64)t1889;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1899 = t1898 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1900 = t1899 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1901 = t1897 + t1900;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1902 = (u64)index_6;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1903 = t1902 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1904 = t1903 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1905 = t1901 + t1904;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1906 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1907 = t1905 + t1906;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1908 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1909 = (u64)t1908 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1910 = t1905 + t1909;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t1910) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1911;
                            asm("mov.b32 %0, %1;" : "=f"(t1911) : "r"(chunk_25));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1912;
                            asm("mov.b32 %0, %1;" : "=f"(t1912) : "r"(chunk_26));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1913;
                            asm("mov.b32 %0, %1;" : "=f"(t1913) : "r"(chunk_27));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1914;
                            asm("mov.b32 %0, %1;" : "=f"(t1914) : "r"(chunk_28));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t1910) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1915;
                            asm("mov.b32 %0, %1;" : "=f"(t1915) : "r"(chunk_29));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1916;
                            asm("mov.b32 %0, %1;" : "=f"(t1916) : "r"(chunk_30));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1917;
                            asm("mov.b32 %0, %1;" : "=f"(t1917) : "r"(chunk_31));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1918;
                            asm("mov.b32 %0, %1;" : "=f"(t1918) : "r"(chunk_32));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1919;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1919) : "l"(t1907) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1920;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1920) : "l"(t1907) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1911;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1912;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1913;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1914;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1915;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1916;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1917;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1918;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1919;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1920;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = part_21;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = part_22;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = part_23;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = part_24;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_35 = part_25;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_36 = part_26;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_37 = part_27;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_38 = part_28;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_39 = part_29;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_40 = part_30;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_7 = words_39;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_8 = words_40;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1921 = split + 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
                        const bool t1922 = t1921 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1922) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1923 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = t1923 + warp_n;
                            const u32 index_7 = slice_8 << 1u;
                            const u64 t1926 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1927 = t1926 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1928 = t1927 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1929 = partials + t1928;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1930 = (u64)t1921;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1931 = t1930 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1932 = t1931 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1933 = t1929 + t1932;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1934 = (u64)index_7;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1935 = t1934 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1936 = t1935 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1937 = t1933 + t1936;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1938 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1939 = t1937 + t1938;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1940 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1941 = (u64)t1940 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1942 = t1937 + t1941;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t1942) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1943;
                            asm("mov.b32 %0, %1;" : "=f"(t1943) : "r"(chunk_33));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1944;
                            asm("mov.b32 %0, %1;" : "=f"(t1944) : "r"(chunk_34));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1945;
                            asm("mov.b32 %0, %1;" : "=f"(t1945) : "r"(chunk_35));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1946;
                            asm("mov.b32 %0, %1;" : "=f"(t1946) : "r"(chunk_36));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t1942) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1947;
                            asm("mov.b32 %0, %1;" : "=f"(t1947) : "r"(chunk_37));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1948;
                            asm("mov.b32 %0, %1;" : "=f"(t1948) : "r"(chunk_38));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1949;
                            asm("mov.b32 %0, %1;" : "=f"(t1949) : "r"(chunk_39));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1950;
                            asm("mov.b32 %0, %1;" : "=f"(t1950) : "r"(chunk_40));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1951;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1951) : "l"(t1939) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1952;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1952) : "l"(t1939) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1943;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1944;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1945;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1946;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1947;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1948;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1949;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1950;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1951;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1952;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_41 = part_31;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_42 = part_32;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_43 = part_33;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_44 = part_34;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_45 = part_35;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_46 = part_36;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_47 = part_37;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_48 = part_38;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_49 = part_39;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_50 = part_40;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_49;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_50;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1953 = split + 5u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_41 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_42 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_43 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_44 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_45 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_46 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_47 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_48 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_49 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
                        const bool t1954 = t1953 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1954) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1955 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = t1955 + warp_n;
                            const u32 index_8 = slice_9 << 1u;
                            const u64 t1958 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1959 = t1958 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1960 = t1959 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1961 = partials + t1960;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1962 = (u64)t1953;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1963 = t1962 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1964 = t1963 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1965 = t1961 + t1964;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1966 = (u64)index_8;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1967 = t1966 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1968 = t1967 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1969 = t1965 + t1968;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1970 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1971 = t1969 + t1970;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1972 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1973 = (u64)t1972 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1974 = t1969 + t1973;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t1974) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1975;
                            asm("mov.b32 %0, %1;" : "=f"(t1975) : "r"(chunk_41));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1976;
                            asm("mov.b32 %0, %1;" : "=f"(t1976) : "r"(chunk_42));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1977;
                            asm("mov.b32 %0, %1;" : "=f"(t1977) : "r"(chunk_43));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1978;
                            asm("mov.b32 %0, %1;" : "=f"(t1978) : "r"(chunk_44));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t1974) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1979;
                            asm("mov.b32 %0, %1;" : "=f"(t1979) : "r"(chunk_45));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1980;
                            asm("mov.b32 %0, %1;" : "=f"(t1980) : "r"(chunk_46));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1981;
                            asm("mov.b32 %0, %1;" : "=f"(t1981) : "r"(chunk_47));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1982;
                            asm("mov.b32 %0, %1;" : "=f"(t1982) : "r"(chunk_48));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1983;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1983) : "l"(t1971) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1984;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1984) : "l"(t1971) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1975;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1976;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1977;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1978;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1979;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1980;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1981;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1982;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1983;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1984;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_51 = part_41;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_52 = part_42;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_53 = part_43;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_54 = part_44;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_55 = part_45;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_56 = part_46;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_57 = part_47;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_58 = part_48;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_59 = part_49;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_60 = part_50;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_11 = words_59;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_12 = words_60;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1985 = split + 6u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_51 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_52 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_53 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_54 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_55 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_56 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_57 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_58 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_59 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
                        const bool t1986 = t1985 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1986) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t1987 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = t1987 + warp_n;
                            const u32 index_9 = slice_10 << 1u;
                            const u64 t1990 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1991 = t1990 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1992 = t1991 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1993 = partials + t1992;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1994 = (u64)t1985;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1995 = t1994 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1996 = t1995 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1997 = t1993 + t1996;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1998 = (u64)index_9;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1999 = t1998 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2000 = t1999 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2001 = t1997 + t2000;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2002 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2003 = t2001 + t2002;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2004 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2005 = (u64)t2004 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2006 = t2001 + t2005;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2006) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2007;
                            asm("mov.b32 %0, %1;" : "=f"(t2007) : "r"(chunk_49));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2008;
                            asm("mov.b32 %0, %1;" : "=f"(t2008) : "r"(chunk_50));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2009;
                            asm("mov.b32 %0, %1;" : "=f"(t2009) : "r"(chunk_51));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2010;
                            asm("mov.b32 %0, %1;" : "=f"(t2010) : "r"(chunk_52));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2006) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2011;
                            asm("mov.b32 %0, %1;" : "=f"(t2011) : "r"(chunk_53));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2012;
                            asm("mov.b32 %0, %1;" : "=f"(t2012) : "r"(chunk_54));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2013;
                            asm("mov.b32 %0, %1;" : "=f"(t2013) : "r"(chunk_55));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2014;
                            asm("mov.b32 %0, %1;" : "=f"(t2014) : "r"(chunk_56));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2015;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2015) : "l"(t2003) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2016;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2016) : "l"(t2003) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2007;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2008;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2009;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2010;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2011;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2012;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2013;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2014;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2015;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2016;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_61 = part_51;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_62 = part_52;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_63 = part_53;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_64 = part_54;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_65 = part_55;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_66 = part_56;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_67 = part_57;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_68 = part_58;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_69 = part_59;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_70 = part_60;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_13 = words_69;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_14 = words_70;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2017 = split + 7u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_61 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_62 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_63 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_64 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_67 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
                        const bool t2018 = t2017 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2018) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2019 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_11 = t2019 + warp_n;
                            const u32 index_10 = slice_11 << 1u;
                            const u64 t2022 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2023 = t2022 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2024 = t2023 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2025 = partials + t2024;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2026 = (u64)t2017;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2027 = t2026 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2028 = t2027 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2029 = t2025 + t2028;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2030 = (u64)index_10;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2031 = t2030 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2032 = t2031 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2033 = t2029 + t2032;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2034 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2035 = t2033 + t2034;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2036 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2037 = (u64)t2036 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2038 = t2033 + t2037;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2038) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2039;
                            asm("mov.b32 %0, %1;" : "=f"(t2039) : "r"(chunk_57));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2040;
                            asm("mov.b32 %0, %1;" : "=f"(t2040) : "r"(chunk_58));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2041;
                            asm("mov.b32 %0, %1;" : "=f"(t2041) : "r"(chunk_59));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2042;
                            asm("mov.b32 %0, %1;" : "=f"(t2042) : "r"(chunk_60));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2038) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2043;
                            asm("mov.b32 %0, %1;" : "=f"(t2043) : "r"(chunk_61));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2044;
                            asm("mov.b32 %0, %1;" : "=f"(t2044) : "r"(chunk_62));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2045;
                            asm("mov.b32 %0, %1;" : "=f"(t2045) : "r"(chunk_63));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2046;
                            asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(chunk_64));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2047;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2047) : "l"(t2035) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2048;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2048) : "l"(t2035) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2039;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2040;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2041;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2042;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2043;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2044;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2045;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2046;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2047;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2048;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_71 = part_61;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_72 = part_62;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_73 = part_63;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_74 = part_64;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_75 = part_65;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_76 = part_66;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_77 = part_67;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_78 = part_68;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_79 = part_69;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_80 = part_70;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_15 = words_79;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_16 = words_80;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2049 = split + 8u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_71 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_72 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_73 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_74 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_75 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_76 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_77 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_78 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_79 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
                        const bool t2050 = t2049 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2050) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2051 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_12 = t2051 + warp_n;
                            const u32 index_11 = slice_12 << 1u;
                            const u64 t2054 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2055 = t2054 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2056 = t2055 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2057 = partials + t2056;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2058 = (u64)t2049;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2059 = t2058 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2060 = t2059 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2061 = t2057 + t2060;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2062 = (u64)index_11;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2063 = t2062 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2064 = t2063 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2065 = t2061 + t2064;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2066 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2067 = t2065 + t2066;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2068 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2069 = (u64)t2068 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2070 = t2065 + t2069;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2070) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2071;
                            asm("mov.b32 %0, %1;" : "=f"(t2071) : "r"(chunk_65));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2072;
                            asm("mov.b32 %0, %1;" : "=f"(t2072) : "r"(chunk_66));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2073;
                            asm("mov.b32 %0, %1;" : "=f"(t2073) : "r"(chunk_67));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2074;
                            asm("mov.b32 %0, %1;" : "=f"(t2074) : "r"(chunk_68));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2070) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2075;
                            asm("mov.b32 %0, %1;" : "=f"(t2075) : "r"(chunk_69));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2076;
                            asm("mov.b32 %0, %1;" : "=f"(t2076) : "r"(chunk_70));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2077;
                            asm("mov.b32 %0, %1;" : "=f"(t2077) : "r"(chunk_71));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2078;
                            asm("mov.b32 %0, %1;" : "=f"(t2078) : "r"(chunk_72));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2079;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2079) : "l"(t2067) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2080;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2080) : "l"(t2067) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2071;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2072;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2073;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2074;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2075;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2076;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2077;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2078;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2079;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2080;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_81 = part_71;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_82 = part_72;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_83 = part_73;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_84 = part_74;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_85 = part_75;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_86 = part_76;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_87 = part_77;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_88 = part_78;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_89 = part_79;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_90 = part_80;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_17 = words_89;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_18 = words_90;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2081 = split + 9u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_81 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_82 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_83 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_84 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_85 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_86 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_87 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_88 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_89 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
                        const bool t2082 = t2081 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2082) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2083 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_13 = t2083 + warp_n;
                            const u32 index_12 = slice_13 << 1u;
                            const u64 t2086 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2087 = t2086 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2088 = t2087 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2089 = partials + t2088;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2090 = (u64)t2081;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2091 = t2090 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2092 = t2091 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2093 = t2089 + t2092;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2094 = (u64)index_12;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2095 = t2094 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2096 = t2095 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2097 = t2093 + t2096;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2098 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2099 = t2097 + t2098;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2100 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2101 = (u64)t2100 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2102 = t2097 + t2101;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2102) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2103;
                            asm("mov.b32 %0, %1;" : "=f"(t2103) : "r"(chunk_73));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2104;
                            asm("mov.b32 %0, %1;" : "=f"(t2104) : "r"(chunk_74));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2105;
                            asm("mov.b32 %0, %1;" : "=f"(t2105) : "r"(chunk_75));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2106;
                            asm("mov.b32 %0, %1;" : "=f"(t2106) : "r"(chunk_76));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2102) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2107;
                            asm("mov.b32 %0, %1;" : "=f"(t2107) : "r"(chunk_77));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2108;
                            asm("mov.b32 %0, %1;" : "=f"(t2108) : "r"(chunk_78));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2109;
                            asm("mov.b32 %0, %1;" : "=f"(t2109) : "r"(chunk_79));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2110;
                            asm("mov.b32 %0, %1;" : "=f"(t2110) : "r"(chunk_80));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2111;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2111) : "l"(t2099) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2112;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2112) : "l"(t2099) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2103;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2104;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2105;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2106;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2107;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2108;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2109;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2110;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2111;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2112;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_91 = part_81;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_92 = part_82;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_93 = part_83;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_94 = part_84;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_95 = part_85;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_96 = part_86;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_97 = part_87;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_98 = part_88;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_99 = part_89;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_100 = part_90;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_19 = words_99;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_20 = words_100;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2113 = split + 10u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_91 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_92 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_93 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_94 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_95 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_96 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_97 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_98 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_99 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_100 = 0.0f;
                        const bool t2114 = t2113 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2114) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2115 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_14 = t2115 + warp_n;
                            const u32 index_13 = slice_14 << 1u;
                            const u64 t2118 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2119 = t2118 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2120 = t2119 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2121 = partials + t2120;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2122 = (u64)t2113;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2123 = t2122 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2124 = t2123 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2125 = t2121 + t2124;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2126 = (u64)index_13;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2127 = t2126 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2128 = t2127 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2129 = t2125 + t2128;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2130 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2131 = t2129 + t2130;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2132 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2133 = (u64)t2132 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2134 = t2129 + t2133;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2134) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2135;
                            asm("mov.b32 %0, %1;" : "=f"(t2135) : "r"(chunk_81));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2136;
                            asm("mov.b32 %0, %1;" : "=f"(t2136) : "r"(chunk_82));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2137;
                            asm("mov.b32 %0, %1;" : "=f"(t2137) : "r"(chunk_83));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2138;
                            asm("mov.b32 %0, %1;" : "=f"(t2138) : "r"(chunk_84));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2134) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2139;
                            asm("mov.b32 %0, %1;" : "=f"(t2139) : "r"(chunk_85));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2140;
                            asm("mov.b32 %0, %1;" : "=f"(t2140) : "r"(chunk_86));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2141;
                            asm("mov.b32 %0, %1;" : "=f"(t2141) : "r"(chunk_87));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2142;
                            asm("mov.b32 %0, %1;" : "=f"(t2142) : "r"(chunk_88));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2143;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2143) : "l"(t2131) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2144;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2144) : "l"(t2131) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2135;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2136;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2137;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2138;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2139;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2140;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2141;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2142;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2143;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2144;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_101 = part_91;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_102 = part_92;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_103 = part_93;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_104 = part_94;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_105 = part_95;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_106 = part_96;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_107 = part_97;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_108 = part_98;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_109 = part_99;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_110 = part_100;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_21 = words_109;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_22 = words_110;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2145 = split + 11u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_103 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_104 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_105 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_106 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_107 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_108 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_109 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
                        const bool t2146 = t2145 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2146) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2147 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_15 = t2147 + warp_n;
                            const u32 index_14 = slice_15 << 1u;
                            const u64 t2150 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2151 = t2150 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2152 = t2151 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2153 = partials + t2152;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2154 = (u64)t2145;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2155 = t2154 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2156 = t2155 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2157 = t2153 + t2156;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2158 = (u64)index_14;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2159 = t2158 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2160 = t2159 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2161 = t2157 + t2160;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2162 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2163 = t2161 + t2162;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2164 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2165 = (u64)t2164 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2166 = t2161 + t2165;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2166) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2167;
                            asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(chunk_89));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2168;
                            asm("mov.b32 %0, %1;" : "=f"(t2168) : "r"(chunk_90));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2169;
                            asm("mov.b32 %0, %1;" : "=f"(t2169) : "r"(chunk_91));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2170;
                            asm("mov.b32 %0, %1;" : "=f"(t2170) : "r"(chunk_92));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2166) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2171;
                            asm("mov.b32 %0, %1;" : "=f"(t2171) : "r"(chunk_93));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2172;
                            asm("mov.b32 %0, %1;" : "=f"(t2172) : "r"(chunk_94));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2173;
                            asm("mov.b32 %0, %1;" : "=f"(t2173) : "r"(chunk_95));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2174;
                            asm("mov.b32 %0, %1;" : "=f"(t2174) : "r"(chunk_96));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2175;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2175) : "l"(t2163) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2176;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2176) : "l"(t2163) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2167;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2168;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2169;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2170;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2171;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2172;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2173;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2174;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2175;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2176;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_111 = part_101;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_112 = part_102;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_113 = part_103;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_114 = part_104;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_115 = part_105;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_116 = part_106;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_117 = part_107;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_118 = part_108;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_119 = part_109;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_120 = part_110;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_23 = words_119;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_24 = words_120;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2177 = split + 12u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_111 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_112 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_113 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_114 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_115 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_116 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_117 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_118 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_119 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
                        const bool t2178 = t2177 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2178) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2179 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_16 = t2179 + warp_n;
                            const u32 index_15 = slice_16 << 1u;
                            const u64 t2182 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2183 = t2182 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2184 = t2183 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2185 = partials + t2184;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2186 = (u64)t2177;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2187 = t2186 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2188 = t2187 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2189 = t2185 + t2188;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2190 = (u64)index_15;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2191 = t2190 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2192 = t2191 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2193 = t2189 + t2192;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2194 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2195 = t2193 + t2194;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2196 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2197 = (u64)t2196 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2198 = t2193 + t2197;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2198) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2199;
                            asm("mov.b32 %0, %1;" : "=f"(t2199) : "r"(chunk_97));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2200;
                            asm("mov.b32 %0, %1;" : "=f"(t2200) : "r"(chunk_98));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2201;
                            asm("mov.b32 %0, %1;" : "=f"(t2201) : "r"(chunk_99));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2202;
                            asm("mov.b32 %0, %1;" : "=f"(t2202) : "r"(chunk_100));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2198) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2203;
                            asm("mov.b32 %0, %1;" : "=f"(t2203) : "r"(chunk_101));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2204;
                            asm("mov.b32 %0, %1;" : "=f"(t2204) : "r"(chunk_102));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2205;
                            asm("mov.b32 %0, %1;" : "=f"(t2205) : "r"(chunk_103));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2206;
                            asm("mov.b32 %0, %1;" : "=f"(t2206) : "r"(chunk_104));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2207;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2207) : "l"(t2195) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2208;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2208) : "l"(t2195) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2199;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2200;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2201;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2202;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2203;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2204;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2205;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2206;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2207;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2208;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_121 = part_111;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_122 = part_112;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_123 = part_113;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_124 = part_114;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_125 = part_115;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_126 = part_116;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_127 = part_117;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_128 = part_118;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_129 = part_119;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_130 = part_120;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_25 = words_129;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_26 = words_130;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2209 = split + 13u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_121 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_122 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_123 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_124 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_125 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_126 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_127 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_128 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_129 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
                        const bool t2210 = t2209 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2210) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2211 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_17 = t2211 + warp_n;
                            const u32 index_16 = slice_17 << 1u;
                            const u64 t2214 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2215 = t2214 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2216 = t2215 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2217 = partials + t2216;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2218 = (u64)t2209;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2219 = t2218 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2220 = t2219 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2221 = t2217 + t2220;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2222 = (u64)index_16;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2223 = t2222 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2224 = t2223 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2225 = t2221 + t2224;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2226 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2227 = t2225 + t2226;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2228 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2229 = (u64)t2228 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2230 = t2225 + t2229;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2230) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2231;
                            asm("mov.b32 %0, %1;" : "=f"(t2231) : "r"(chunk_105));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2232;
                            asm("mov.b32 %0, %1;" : "=f"(t2232) : "r"(chunk_106));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2233;
                            asm("mov.b32 %0, %1;" : "=f"(t2233) : "r"(chunk_107));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2234;
                            asm("mov.b32 %0, %1;" : "=f"(t2234) : "r"(chunk_108));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2230) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2235;
                            asm("mov.b32 %0, %1;" : "=f"(t2235) : "r"(chunk_109));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2236;
                            asm("mov.b32 %0, %1;" : "=f"(t2236) : "r"(chunk_110));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2237;
                            asm("mov.b32 %0, %1;" : "=f"(t2237) : "r"(chunk_111));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2238;
                            asm("mov.b32 %0, %1;" : "=f"(t2238) : "r"(chunk_112));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2239;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2239) : "l"(t2227) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2240;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2240) : "l"(t2227) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2231;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2232;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2233;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2234;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2235;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2236;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2237;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2238;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2239;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2240;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_131 = part_121;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_132 = part_122;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_133 = part_123;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_134 = part_124;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_135 = part_125;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_136 = part_126;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = part_127;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = part_128;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = part_129;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = part_130;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_27 = words_139;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_28 = words_140;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2241 = split + 14u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
                        const bool t2242 = t2241 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2242) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2243 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_18 = t2243 + warp_n;
                            const u32 index_17 = slice_18 << 1u;
                            const u64 t2246 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2247 = t2246 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2248 = t2247 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2249 = partials + t2248;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2250 = (u64)t2241;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2251 = t2250 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2252 = t2251 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2253 = t2249 + t2252;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2254 = (u64)index_17;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2255 = t2254 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2256 = t2255 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2257 = t2253 + t2256;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2258 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2259 = t2257 + t2258;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2260 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2261 = (u64)t2260 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2262 = t2257 + t2261;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2262) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2263;
                            asm("mov.b32 %0, %1;" : "=f"(t2263) : "r"(chunk_113));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2264;
                            asm("mov.b32 %0, %1;" : "=f"(t2264) : "r"(chunk_114));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2265;
                            asm("mov.b32 %0, %1;" : "=f"(t2265) : "r"(chunk_115));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2266;
                            asm("mov.b32 %0, %1;" : "=f"(t2266) : "r"(chunk_116));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2262) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2267;
                            asm("mov.b32 %0, %1;" : "=f"(t2267) : "r"(chunk_117));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2268;
                            asm("mov.b32 %0, %1;" : "=f"(t2268) : "r"(chunk_118));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2269;
                            asm("mov.b32 %0, %1;" : "=f"(t2269) : "r"(chunk_119));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2270;
                            asm("mov.b32 %0, %1;" : "=f"(t2270) : "r"(chunk_120));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2271;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2271) : "l"(t2259) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2272;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2272) : "l"(t2259) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2263;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2264;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2265;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2266;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2267;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2268;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2269;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2270;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2271;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2272;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = part_131;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = part_132;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = part_133;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = part_134;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = part_135;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = part_136;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = part_137;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = part_138;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = part_139;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = part_140;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_29 = words_149;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_30 = words_150;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2273 = split + 15u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_141 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_142 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_143 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_144 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_145 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_146 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_147 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_148 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_149 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
                        const bool t2274 = t2273 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2274) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2275 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_19 = t2275 + warp_n;
                            const u32 index_18 = slice_19 << 1u;
                            const u64 t2278 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2279 = t2278 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2280 = t2279 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2281 = partials + t2280;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2282 = (u64)t2273;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2283 = t2282 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2284 = t2283 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2285 = t2281 + t2284;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2286 = (u64)index_18;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2287 = t2286 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2288 = t2287 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2289 = t2285 + t2288;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2290 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = t2289 + t2290;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2292 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2293 = (u64)t2292 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2294 = t2289 + t2293;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2294) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2295;
                            asm("mov.b32 %0, %1;" : "=f"(t2295) : "r"(chunk_121));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2296;
                            asm("mov.b32 %0, %1;" : "=f"(t2296) : "r"(chunk_122));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2297;
                            asm("mov.b32 %0, %1;" : "=f"(t2297) : "r"(chunk_123));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2298;
                            asm("mov.b32 %0, %1;" : "=f"(t2298) : "r"(chunk_124));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2294) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2299;
                            asm("mov.b32 %0, %1;" : "=f"(t2299) : "r"(chunk_125));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2300;
                            asm("mov.b32 %0, %1;" : "=f"(t2300) : "r"(chunk_126));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2301;
                            asm("mov.b32 %0, %1;" : "=f"(t2301) : "r"(chunk_127));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2302;
                            asm("mov.b32 %0, %1;" : "=f"(t2302) : "r"(chunk_128));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2303;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2303) : "l"(t2291) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2304;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2304) : "l"(t2291) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2295;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2296;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2297;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2298;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2299;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2300;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2301;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2302;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2303;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2304;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = part_141;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = part_142;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = part_143;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = part_144;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = part_145;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = part_146;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = part_147;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = part_148;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = part_149;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = part_150;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_31 = words_159;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_32 = words_160;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2305;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2305) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2306;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2306) : "f"(t2305), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2307;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2307) : "f"(t2306), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2308;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2308) : "f"(t2307), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2309;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2309) : "f"(t2308), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2310;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2310) : "f"(t2309), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2311;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2311) : "f"(t2310), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2312) : "f"(t2311), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2313;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2313) : "f"(t2312), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2314;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2314) : "f"(t2313), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2315;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2315) : "f"(t2314), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2316;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2316) : "f"(t2315), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2317;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2317) : "f"(t2316), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2318;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2318) : "f"(t2317), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2319;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2319) : "f"(t2318), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2319), "f"(state_31));
                        const bool t2321 = max_3 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t2321 ? 0.0f : max_3;
                        const f32 t2323 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2324 = row_max_3 + t2323;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2324));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2326 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2327 = state + t2326;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2327));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2329 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2330 = state_3 + t2329;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2330));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2332 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2333 = state_5 + t2332;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2333));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2335 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2336 = state_7 + t2335;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2336));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2338 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2339 = state_9 + t2338;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2339));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2341 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2342 = state_11 + t2341;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2342));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2344 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2345 = state_13 + t2344;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2345));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2347 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2348 = state_15 + t2347;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2348));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2350 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2351 = state_17 + t2350;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2351));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2353 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2354 = state_19 + t2353;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2354));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2356 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2357 = state_21 + t2356;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2357));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2359 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2360 = state_23 + t2359;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2360));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2362 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2363 = state_25 + t2362;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2363));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2365 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2366 = state_27 + t2365;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2366));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2368 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2369 = state_29 + t2368;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2369));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2371 = -reference_7;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2372 = state_31 + t2371;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2372));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2374 = row_sum_3 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2374;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2375) : "f"(state_2), "f"(factors_6), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2375;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(state_4), "f"(factors_7), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2376;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(state_6), "f"(factors_8), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2377;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(state_8), "f"(factors_9), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2378;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(state_10), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2379;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(state_12), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2380;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(state_14), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2381;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(state_16), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2382;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(state_18), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2383;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(state_20), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2384;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(state_22), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2385;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(state_24), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2386;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(state_26), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2387;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(state_28), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2388;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(state_30), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2389;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(state_32), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2390;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2391 = rows * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2391;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(words), "f"(factors_6), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2392;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2393) : "f"(words_11), "f"(factors_7), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2393;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(words_21), "f"(factors_8), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2394;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(words_31), "f"(factors_9), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2395;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(words_41), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2396;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(words_51), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2397;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(words_61), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2398;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(words_71), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2399;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(words_81), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2400;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2401) : "f"(words_91), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2401;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(words_101), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2402;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(words_111), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2403;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(words_121), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2404;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(words_131), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2405;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(words_141), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2406;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(words_151), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2407;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2408 = rows_2 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2408;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(words_2), "f"(factors_6), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2409;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(words_12), "f"(factors_7), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2410;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(words_22), "f"(factors_8), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2411;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(words_32), "f"(factors_9), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2412;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(words_42), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2413;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(words_52), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2414;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(words_62), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2415;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(words_72), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2416;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2417) : "f"(words_82), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2417;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(words_92), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2418;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(words_102), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2419;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(words_112), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2420;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(words_122), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2421;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(words_132), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2422;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(words_142), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2423;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(words_152), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2424;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2425 = rows_5 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2425;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(words_3), "f"(factors_6), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2426;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(words_13), "f"(factors_7), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2427;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(words_23), "f"(factors_8), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2428;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(words_33), "f"(factors_9), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2429;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2430) : "f"(words_43), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2430;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2431) : "f"(words_53), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2431;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(words_63), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2432;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2433) : "f"(words_73), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2433;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(words_83), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2434;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2435) : "f"(words_93), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2435;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2436) : "f"(words_103), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2436;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(words_113), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2437;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2438) : "f"(words_123), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2438;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2439) : "f"(words_133), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2439;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(words_143), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2440;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2441) : "f"(words_153), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2441;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2442 = rows_6 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2442;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2443) : "f"(words_4), "f"(factors_6), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2443;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(words_14), "f"(factors_7), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2444;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(words_24), "f"(factors_8), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2445;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2446) : "f"(words_34), "f"(factors_9), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2446;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(words_44), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2447;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(words_54), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2448;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2449) : "f"(words_64), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2449;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(words_74), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2450;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(words_84), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2451;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(words_94), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2452;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(words_104), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2453;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(words_114), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2454;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2455) : "f"(words_124), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2455;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(words_134), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2456;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(words_144), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2457;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(words_154), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2458;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2459 = rows_9 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2459;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(words_5), "f"(factors_6), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2460;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(words_15), "f"(factors_7), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2461;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2462) : "f"(words_25), "f"(factors_8), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2462;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(words_35), "f"(factors_9), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2463;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(words_45), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2464;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2465) : "f"(words_55), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2465;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(words_65), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2466;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2467) : "f"(words_75), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2467;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2468) : "f"(words_85), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2468;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(words_95), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2469;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2470) : "f"(words_105), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2470;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2471) : "f"(words_115), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2471;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(words_125), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2472;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2473) : "f"(words_135), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2473;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(words_145), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2474;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(words_155), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2475;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2476 = rows_10 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2476;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(words_6), "f"(factors_6), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2477;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2478) : "f"(words_16), "f"(factors_7), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2478;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2479) : "f"(words_26), "f"(factors_8), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2479;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(words_36), "f"(factors_9), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2480;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(words_46), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2481;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(words_56), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2482;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2483) : "f"(words_66), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2483;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(words_76), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2484;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(words_86), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2485;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2486) : "f"(words_96), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2486;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(words_106), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2487;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(words_116), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2488;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2489) : "f"(words_126), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2489;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(words_136), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2490;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2491) : "f"(words_146), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2491;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(words_156), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2492;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2493 = rows_13 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2493;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2494) : "f"(words_7), "f"(factors_6), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2494;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2495) : "f"(words_17), "f"(factors_7), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2495;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(words_27), "f"(factors_8), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2496;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2497) : "f"(words_37), "f"(factors_9), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2497;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2498;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2498) : "f"(words_47), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2498;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2499) : "f"(words_57), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2499;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2500) : "f"(words_67), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2500;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2501;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2501) : "f"(words_77), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2501;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2502) : "f"(words_87), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2502;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2503) : "f"(words_97), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2503;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2504;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(words_107), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2504;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(words_117), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2505;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(words_127), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2506;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(words_137), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2507;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2508) : "f"(words_147), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2508;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2509) : "f"(words_157), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2509;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2510 = rows_14 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2510;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(words_8), "f"(factors_6), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2511;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(words_18), "f"(factors_7), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2512;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(words_28), "f"(factors_8), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2513;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2514;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(words_38), "f"(factors_9), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2514;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2515) : "f"(words_48), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2515;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2516) : "f"(words_58), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2516;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(words_68), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2517;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2518) : "f"(words_78), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2518;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(words_88), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2519;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(words_98), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2520;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2521) : "f"(words_108), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2521;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(words_118), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2522;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2523;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(words_128), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2523;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2524) : "f"(words_138), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2524;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2525;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2525) : "f"(words_148), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2525;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2526;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2526) : "f"(words_158), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2526;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_19;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_20;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_21;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_22;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_23;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_9 = total_24;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_10 = total_25;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_13 = total_26;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_14 = total_27;
                        const u32 t2527 = split + 16u;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2527;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2529 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2530 = t130 + t2529;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2531 = t2530 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2532 = t2531 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2532) {
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_4 = __uint_as_float(0xff800000u);
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_4 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_3 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_4 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_7 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_8 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_11 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_12 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_15 = 0.0f;
#line 352 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_16 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 354 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2533 = split_2 < t110;
                        if (!t2533) break;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2534 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = t2534 + warp_n;
                        const u32 t2536 = slice_20 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t2536 + 1u;
                        const u64 t2538 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2539 = t2538 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2540 = t2539 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2541 = partials + t2540;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2542 = (u64)split_2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2543 = t2542 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2544 = t2543 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2545 = t2541 + t2544;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2546 = (u64)index_19;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2547 = t2546 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2548 = t2547 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2549 = t2545 + t2548;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2550 = (u64)lane * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2551 = t2549 + t2550;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2552 = lane << 2u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2553 = (u64)t2552 * 4u;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2554 = t2549 + t2553;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2554) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2555;
                        asm("mov.b32 %0, %1;" : "=f"(t2555) : "r"(chunk_129));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2556;
                        asm("mov.b32 %0, %1;" : "=f"(t2556) : "r"(chunk_130));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2557;
                        asm("mov.b32 %0, %1;" : "=f"(t2557) : "r"(chunk_131));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2558;
                        asm("mov.b32 %0, %1;" : "=f"(t2558) : "r"(chunk_132));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2554) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2559;
                        asm("mov.b32 %0, %1;" : "=f"(t2559) : "r"(chunk_133));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2560;
                        asm("mov.b32 %0, %1;" : "=f"(t2560) : "r"(chunk_134));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2561;
                        asm("mov.b32 %0, %1;" : "=f"(t2561) : "r"(chunk_135));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2562;
                        asm("mov.b32 %0, %1;" : "=f"(t2562) : "r"(chunk_136));
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2563;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2563) : "l"(t2551) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2564;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2564) : "l"(t2551) : "memory");
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2555;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2556;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2557;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2558;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2559;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2560;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2561;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2562;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2563;
#line 372 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2564;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2565 = split_2 + 1u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_151 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_152 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_153 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_154 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_155 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_156 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_157 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_158 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_159 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
                        const bool t2566 = t2565 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2566) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2567 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_21 = t2567 + warp_n;
                            const u32 t2569 = slice_21 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t2569 + 1u;
                            const u64 t2571 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2572 = t2571 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2573 = t2572 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2574 = partials + t2573;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2575 = (u64)t2565;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2576 = t2575 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2577 = t2576 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2578 = t2574 + t2577;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2579 = (u64)index_20;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2580 = t2579 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2581 = t2580 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2582 = t2578 + t2581;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2583 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2584 = t2582 + t2583;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2585 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2586 = (u64)t2585 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2587 = t2582 + t2586;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2587) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2588;
                            asm("mov.b32 %0, %1;" : "=f"(t2588) : "r"(chunk_137));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2589;
                            asm("mov.b32 %0, %1;" : "=f"(t2589) : "r"(chunk_138));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2590;
                            asm("mov.b32 %0, %1;" : "=f"(t2590) : "r"(chunk_139));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2591;
                            asm("mov.b32 %0, %1;" : "=f"(t2591) : "r"(chunk_140));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2587) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2592;
                            asm("mov.b32 %0, %1;" : "=f"(t2592) : "r"(chunk_141));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2593;
                            asm("mov.b32 %0, %1;" : "=f"(t2593) : "r"(chunk_142));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2594;
                            asm("mov.b32 %0, %1;" : "=f"(t2594) : "r"(chunk_143));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2595;
                            asm("mov.b32 %0, %1;" : "=f"(t2595) : "r"(chunk_144));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2596;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2596) : "l"(t2584) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2597;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2597) : "l"(t2584) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2588;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2589;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2590;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2591;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2592;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2593;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2594;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2595;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2596;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2597;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_171 = part_151;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_172 = part_152;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_173 = part_153;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_174 = part_154;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_175 = part_155;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_176 = part_156;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_177 = part_157;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_178 = part_158;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_179 = part_159;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_180 = part_160;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_35 = words_179;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_36 = words_180;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2598 = split_2 + 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_161 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_162 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_163 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_166 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_167 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_168 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_169 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_170 = 0.0f;
                        const bool t2599 = t2598 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2599) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2600 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_22 = t2600 + warp_n;
                            const u32 t2602 = slice_22 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t2602 + 1u;
                            const u64 t2604 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2605 = t2604 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2606 = t2605 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2607 = partials + t2606;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2608 = (u64)t2598;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2609 = t2608 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2610 = t2609 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2611 = t2607 + t2610;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2612 = (u64)index_21;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2613 = t2612 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2614 = t2613 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2611 + t2614;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = t2615 + t2616;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2618 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = (u64)t2618 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = t2615 + t2619;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2620) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2621;
                            asm("mov.b32 %0, %1;" : "=f"(t2621) : "r"(chunk_145));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2622;
                            asm("mov.b32 %0, %1;" : "=f"(t2622) : "r"(chunk_146));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2623;
                            asm("mov.b32 %0, %1;" : "=f"(t2623) : "r"(chunk_147));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2624;
                            asm("mov.b32 %0, %1;" : "=f"(t2624) : "r"(chunk_148));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2620) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2625;
                            asm("mov.b32 %0, %1;" : "=f"(t2625) : "r"(chunk_149));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2626;
                            asm("mov.b32 %0, %1;" : "=f"(t2626) : "r"(chunk_150));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2627;
                            asm("mov.b32 %0, %1;" : "=f"(t2627) : "r"(chunk_151));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm("mov.b32 %0, %1;" : "=f"(t2628) : "r"(chunk_152));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2629;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2629) : "l"(t2617) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2630) : "l"(t2617) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2621;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2622;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2623;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2624;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2625;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2626;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2627;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2628;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2629;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2630;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_181 = part_161;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_182 = part_162;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_183 = part_163;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_184 = part_164;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_185 = part_165;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_186 = part_166;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_187 = part_167;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_188 = part_168;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_189 = part_169;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_190 = part_170;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_37 = words_189;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_38 = words_190;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2631 = split_2 + 3u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_171 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_172 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_173 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_174 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_175 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_176 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_177 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_178 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_179 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
                        const bool t2632 = t2631 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2632) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2633 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_23 = t2633 + warp_n;
                            const u32 t2635 = slice_23 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t2635 + 1u;
                            const u64 t2637 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2638 = t2637 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2639 = t2638 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2640 = partials + t2639;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2641 = (u64)t2631;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2642 = t2641 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2643 = t2642 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2644 = t2640 + t2643;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = (u64)index_22;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = t2645 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = t2646 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = t2644 + t2647;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2648 + t2649;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2651 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = (u64)t2651 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = t2648 + t2652;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2653) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2654;
                            asm("mov.b32 %0, %1;" : "=f"(t2654) : "r"(chunk_153));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2655;
                            asm("mov.b32 %0, %1;" : "=f"(t2655) : "r"(chunk_154));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2656;
                            asm("mov.b32 %0, %1;" : "=f"(t2656) : "r"(chunk_155));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2657;
                            asm("mov.b32 %0, %1;" : "=f"(t2657) : "r"(chunk_156));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2653) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2658;
                            asm("mov.b32 %0, %1;" : "=f"(t2658) : "r"(chunk_157));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2659;
                            asm("mov.b32 %0, %1;" : "=f"(t2659) : "r"(chunk_158));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2660;
                            asm("mov.b32 %0, %1;" : "=f"(t2660) : "r"(chunk_159));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm("mov.b32 %0, %1;" : "=f"(t2661) : "r"(chunk_160));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2662) : "l"(t2650) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2663) : "l"(t2650) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2654;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2655;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2656;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2657;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2658;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2659;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2660;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2661;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2662;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2663;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_191 = part_171;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_192 = part_172;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_193 = part_173;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_194 = part_174;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_195 = part_175;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_196 = part_176;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_197 = part_177;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_198 = part_178;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_199 = part_179;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_200 = part_180;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_39 = words_199;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_40 = words_200;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2664 = split_2 + 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_181 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_182 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_183 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_184 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_185 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_186 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_187 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_188 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_189 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
                        const bool t2665 = t2664 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2665) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2666 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_24 = t2666 + warp_n;
                            const u32 t2668 = slice_24 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t2668 + 1u;
                            const u64 t2670 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2671 = t2670 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2672 = t2671 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2673 = partials + t2672;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2674 = (u64)t2664;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2675 = t2674 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2676 = t2675 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = t2673 + t2676;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = (u64)index_23;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2678 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = t2679 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = t2677 + t2680;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2681 + t2682;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2684 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = (u64)t2684 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = t2681 + t2685;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2686) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2687;
                            asm("mov.b32 %0, %1;" : "=f"(t2687) : "r"(chunk_161));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2688;
                            asm("mov.b32 %0, %1;" : "=f"(t2688) : "r"(chunk_162));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2689;
                            asm("mov.b32 %0, %1;" : "=f"(t2689) : "r"(chunk_163));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2690;
                            asm("mov.b32 %0, %1;" : "=f"(t2690) : "r"(chunk_164));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2686) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2691;
                            asm("mov.b32 %0, %1;" : "=f"(t2691) : "r"(chunk_165));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2692;
                            asm("mov.b32 %0, %1;" : "=f"(t2692) : "r"(chunk_166));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(chunk_167));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm("mov.b32 %0, %1;" : "=f"(t2694) : "r"(chunk_168));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2695) : "l"(t2683) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2696;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2696) : "l"(t2683) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2687;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2688;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2689;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2690;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2691;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2692;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2693;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2694;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2695;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2696;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_201 = part_181;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_202 = part_182;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_203 = part_183;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_204 = part_184;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_205 = part_185;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_206 = part_186;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_207 = part_187;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_208 = part_188;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_209 = part_189;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_210 = part_190;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_41 = words_209;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_42 = words_210;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2697 = split_2 + 5u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_191 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_192 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_193 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_194 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_195 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_196 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_197 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_198 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_199 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
                        const bool t2698 = t2697 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2698) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2699 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_25 = t2699 + warp_n;
                            const u32 t2701 = slice_25 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2701 + 1u;
                            const u64 t2703 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2704 = t2703 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2705 = t2704 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2706 = partials + t2705;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2707 = (u64)t2697;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2708 = t2707 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2709 = t2708 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = t2706 + t2709;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = (u64)index_24;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2711 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2712 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = t2710 + t2713;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2714 + t2715;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2717 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2718 = (u64)t2717 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2719 = t2714 + t2718;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2719) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2720;
                            asm("mov.b32 %0, %1;" : "=f"(t2720) : "r"(chunk_169));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2721;
                            asm("mov.b32 %0, %1;" : "=f"(t2721) : "r"(chunk_170));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2722;
                            asm("mov.b32 %0, %1;" : "=f"(t2722) : "r"(chunk_171));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2723;
                            asm("mov.b32 %0, %1;" : "=f"(t2723) : "r"(chunk_172));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2719) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2724;
                            asm("mov.b32 %0, %1;" : "=f"(t2724) : "r"(chunk_173));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm("mov.b32 %0, %1;" : "=f"(t2725) : "r"(chunk_174));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2726;
                            asm("mov.b32 %0, %1;" : "=f"(t2726) : "r"(chunk_175));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2727;
                            asm("mov.b32 %0, %1;" : "=f"(t2727) : "r"(chunk_176));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2728;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2728) : "l"(t2716) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2729;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2729) : "l"(t2716) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2720;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2721;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2722;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2723;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2724;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2725;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2726;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2727;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2728;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2729;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_211 = part_191;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_212 = part_192;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_213 = part_193;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_214 = part_194;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_215 = part_195;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_216 = part_196;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_217 = part_197;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_218 = part_198;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_219 = part_199;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_220 = part_200;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_43 = words_219;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_44 = words_220;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2730 = split_2 + 6u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_205 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_206 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_207 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_208 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_209 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_210 = 0.0f;
                        const bool t2731 = t2730 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2731) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2732 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_26 = t2732 + warp_n;
                            const u32 t2734 = slice_26 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2734 + 1u;
                            const u64 t2736 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2737 = t2736 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2738 = t2737 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2739 = partials + t2738;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2740 = (u64)t2730;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2741 = t2740 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = t2741 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2743 = t2739 + t2742;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = (u64)index_25;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2745 = t2744 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2746 = t2745 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2747 = t2743 + t2746;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2748 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2749 = t2747 + t2748;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2750 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2751 = (u64)t2750 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2752 = t2747 + t2751;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2752) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2753;
                            asm("mov.b32 %0, %1;" : "=f"(t2753) : "r"(chunk_177));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2754;
                            asm("mov.b32 %0, %1;" : "=f"(t2754) : "r"(chunk_178));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2755;
                            asm("mov.b32 %0, %1;" : "=f"(t2755) : "r"(chunk_179));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2756;
                            asm("mov.b32 %0, %1;" : "=f"(t2756) : "r"(chunk_180));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2752) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2757;
                            asm("mov.b32 %0, %1;" : "=f"(t2757) : "r"(chunk_181));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2758;
                            asm("mov.b32 %0, %1;" : "=f"(t2758) : "r"(chunk_182));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2759;
                            asm("mov.b32 %0, %1;" : "=f"(t2759) : "r"(chunk_183));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2760;
                            asm("mov.b32 %0, %1;" : "=f"(t2760) : "r"(chunk_184));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2761;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2761) : "l"(t2749) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2762;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2762) : "l"(t2749) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2753;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2754;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2755;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2756;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2757;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2758;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2759;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2760;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2761;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2762;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_221 = part_201;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_222 = part_202;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_223 = part_203;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_224 = part_204;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_225 = part_205;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_226 = part_206;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_227 = part_207;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_228 = part_208;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_229 = part_209;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_230 = part_210;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_45 = words_229;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_46 = words_230;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2763 = split_2 + 7u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_211 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_212 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_213 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_214 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_215 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_216 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_217 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_218 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_219 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_220 = 0.0f;
                        const bool t2764 = t2763 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2764) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2765 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_27 = t2765 + warp_n;
                            const u32 t2767 = slice_27 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2767 + 1u;
                            const u64 t2769 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2770 = t2769 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2771 = t2770 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2772 = partials + t2771;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2773 = (u64)t2763;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = t2773 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = t2774 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = t2772 + t2775;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2777 = (u64)index_26;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = t2777 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2779 = t2778 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2780 = t2776 + t2779;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2781 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2782 = t2780 + t2781;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2783 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2784 = (u64)t2783 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = t2780 + t2784;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2785) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2786;
                            asm("mov.b32 %0, %1;" : "=f"(t2786) : "r"(chunk_185));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2787;
                            asm("mov.b32 %0, %1;" : "=f"(t2787) : "r"(chunk_186));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2788;
                            asm("mov.b32 %0, %1;" : "=f"(t2788) : "r"(chunk_187));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2789;
                            asm("mov.b32 %0, %1;" : "=f"(t2789) : "r"(chunk_188));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2785) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2790;
                            asm("mov.b32 %0, %1;" : "=f"(t2790) : "r"(chunk_189));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2791;
                            asm("mov.b32 %0, %1;" : "=f"(t2791) : "r"(chunk_190));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2792;
                            asm("mov.b32 %0, %1;" : "=f"(t2792) : "r"(chunk_191));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2793;
                            asm("mov.b32 %0, %1;" : "=f"(t2793) : "r"(chunk_192));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2794;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2794) : "l"(t2782) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2795;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2795) : "l"(t2782) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2786;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2787;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2788;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2789;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2790;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2791;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2792;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2793;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2794;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2795;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_231 = part_211;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_232 = part_212;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_233 = part_213;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_234 = part_214;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_235 = part_215;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_236 = part_216;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_237 = part_217;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_238 = part_218;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_239 = part_219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_240 = part_220;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_47 = words_239;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_48 = words_240;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2796 = split_2 + 8u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_221 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_222 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_223 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_224 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_225 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_226 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_227 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_228 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_229 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_230 = 0.0f;
                        const bool t2797 = t2796 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2797) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2798 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_28 = t2798 + warp_n;
                            const u32 t2800 = slice_28 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2800 + 1u;
                            const u64 t2802 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2803 = t2802 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2804 = t2803 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2805 = partials + t2804;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2806 = (u64)t2796;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2807 = t2806 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2808 = t2807 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2809 = t2805 + t2808;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2810 = (u64)index_27;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2811 = t2810 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2812 = t2811 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2813 = t2809 + t2812;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2814 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2815 = t2813 + t2814;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2816 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2817 = (u64)t2816 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2818 = t2813 + t2817;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t2818) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2819;
                            asm("mov.b32 %0, %1;" : "=f"(t2819) : "r"(chunk_193));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2820;
                            asm("mov.b32 %0, %1;" : "=f"(t2820) : "r"(chunk_194));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2821;
                            asm("mov.b32 %0, %1;" : "=f"(t2821) : "r"(chunk_195));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2822;
                            asm("mov.b32 %0, %1;" : "=f"(t2822) : "r"(chunk_196));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t2818) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2823;
                            asm("mov.b32 %0, %1;" : "=f"(t2823) : "r"(chunk_197));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2824;
                            asm("mov.b32 %0, %1;" : "=f"(t2824) : "r"(chunk_198));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2825;
                            asm("mov.b32 %0, %1;" : "=f"(t2825) : "r"(chunk_199));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2826;
                            asm("mov.b32 %0, %1;" : "=f"(t2826) : "r"(chunk_200));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2827;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2827) : "l"(t2815) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2828;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2828) : "l"(t2815) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2819;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2820;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2821;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2822;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2823;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2824;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2825;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2826;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2827;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2828;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_241 = part_221;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_242 = part_222;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_243 = part_223;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_244 = part_224;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_245 = part_225;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_246 = part_226;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_247 = part_227;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_248 = part_228;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_249 = part_229;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_250 = part_230;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_49 = words_249;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_50 = words_250;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2829 = split_2 + 9u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_231 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_232 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_233 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_234 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_235 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_236 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_237 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_238 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_239 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_240 = 0.0f;
                        const bool t2830 = t2829 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2830) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2831 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_29 = t2831 + warp_n;
                            const u32 t2833 = slice_29 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t2833 + 1u;
                            const u64 t2835 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2836 = t2835 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2837 = t2836 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2838 = partials + t2837;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2839 = (u64)t2829;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2840 = t2839 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2841 = t2840 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2842 = t2838 + t2841;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2843 = (u64)index_28;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2844 = t2843 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2845 = t2844 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2846 = t2842 + t2845;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2848 = t2846 + t2847;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2849 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = (u64)t2849 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2851 = t2846 + t2850;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t2851) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2852;
                            asm("mov.b32 %0, %1;" : "=f"(t2852) : "r"(chunk_201));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2853;
                            asm("mov.b32 %0, %1;" : "=f"(t2853) : "r"(chunk_202));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2854;
                            asm("mov.b32 %0, %1;" : "=f"(t2854) : "r"(chunk_203));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2855;
                            asm("mov.b32 %0, %1;" : "=f"(t2855) : "r"(chunk_204));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t2851) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2856;
                            asm("mov.b32 %0, %1;" : "=f"(t2856) : "r"(chunk_205));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2857;
                            asm("mov.b32 %0, %1;" : "=f"(t2857) : "r"(chunk_206));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2858;
                            asm("mov.b32 %0, %1;" : "=f"(t2858) : "r"(chunk_207));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2859;
                            asm("mov.b32 %0, %1;" : "=f"(t2859) : "r"(chunk_208));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2860;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2860) : "l"(t2848) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2861;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2861) : "l"(t2848) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2852;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2853;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2854;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2855;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2856;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2857;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2858;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2859;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2860;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2861;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_251 = part_231;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_252 = part_232;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_253 = part_233;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_254 = part_234;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_255 = part_235;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_256 = part_236;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_257 = part_237;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_258 = part_238;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_259 = part_239;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_260 = part_240;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_51 = words_259;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_52 = words_260;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2862 = split_2 + 10u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_241 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_242 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_243 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_244 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_245 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_246 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_247 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_248 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_249 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_250 = 0.0f;
                        const bool t2863 = t2862 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2863) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2864 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_30 = t2864 + warp_n;
                            const u32 t2866 = slice_30 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t2866 + 1u;
                            const u64 t2868 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2869 = t2868 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2870 = t2869 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2871 = partials + t2870;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2872 = (u64)t2862;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2873 = t2872 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2874 = t2873 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2875 = t2871 + t2874;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2876 = (u64)index_29;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2877 = t2876 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2878 = t2877 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2879 = t2875 + t2878;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2880 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2881 = t2879 + t2880;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2882 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2883 = (u64)t2882 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2884 = t2879 + t2883;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t2884) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2885;
                            asm("mov.b32 %0, %1;" : "=f"(t2885) : "r"(chunk_209));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2886;
                            asm("mov.b32 %0, %1;" : "=f"(t2886) : "r"(chunk_210));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2887;
                            asm("mov.b32 %0, %1;" : "=f"(t2887) : "r"(chunk_211));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2888;
                            asm("mov.b32 %0, %1;" : "=f"(t2888) : "r"(chunk_212));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t2884) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2889;
                            asm("mov.b32 %0, %1;" : "=f"(t2889) : "r"(chunk_213));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2890;
                            asm("mov.b32 %0, %1;" : "=f"(t2890) : "r"(chunk_214));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2891;
                            asm("mov.b32 %0, %1;" : "=f"(t2891) : "r"(chunk_215));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2892;
                            asm("mov.b32 %0, %1;" : "=f"(t2892) : "r"(chunk_216));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2893;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2893) : "l"(t2881) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2894;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2894) : "l"(t2881) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2885;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2886;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2887;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2888;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2889;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2890;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2891;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2892;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2893;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2894;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_261 = part_241;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_262 = part_242;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_263 = part_243;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_264 = part_244;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_265 = part_245;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_266 = part_246;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_267 = part_247;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_268 = part_248;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_269 = part_249;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_270 = part_250;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_53 = words_269;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_54 = words_270;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2895 = split_2 + 11u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_251 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_252 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_253 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_254 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_255 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_256 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_257 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_258 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_259 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_260 = 0.0f;
                        const bool t2896 = t2895 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2896) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2897 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_31 = t2897 + warp_n;
                            const u32 t2899 = slice_31 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t2899 + 1u;
                            const u64 t2901 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2902 = t2901 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2903 = t2902 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2904 = partials + t2903;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2905 = (u64)t2895;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2906 = t2905 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2907 = t2906 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2908 = t2904 + t2907;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2909 = (u64)index_30;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2910 = t2909 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2911 = t2910 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2912 = t2908 + t2911;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2913 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2914 = t2912 + t2913;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2915 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2916 = (u64)t2915 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2917 = t2912 + t2916;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t2917) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2918;
                            asm("mov.b32 %0, %1;" : "=f"(t2918) : "r"(chunk_217));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2919;
                            asm("mov.b32 %0, %1;" : "=f"(t2919) : "r"(chunk_218));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2920;
                            asm("mov.b32 %0, %1;" : "=f"(t2920) : "r"(chunk_219));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2921;
                            asm("mov.b32 %0, %1;" : "=f"(t2921) : "r"(chunk_220));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t2917) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2922;
                            asm("mov.b32 %0, %1;" : "=f"(t2922) : "r"(chunk_221));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2923;
                            asm("mov.b32 %0, %1;" : "=f"(t2923) : "r"(chunk_222));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2924;
                            asm("mov.b32 %0, %1;" : "=f"(t2924) : "r"(chunk_223));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2925;
                            asm("mov.b32 %0, %1;" : "=f"(t2925) : "r"(chunk_224));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2926;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2926) : "l"(t2914) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2927;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2927) : "l"(t2914) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2918;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2919;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2920;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2921;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2922;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2923;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2924;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2925;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2926;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2927;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_271 = part_251;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_272 = part_252;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_273 = part_253;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_274 = part_254;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_275 = part_255;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_276 = part_256;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_277 = part_257;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_278 = part_258;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_279 = part_259;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_280 = part_260;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_55 = words_279;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_56 = words_280;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2928 = split_2 + 12u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_261 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_262 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_263 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_264 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_265 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_266 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_267 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_268 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_269 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_270 = 0.0f;
                        const bool t2929 = t2928 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2929) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2930 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_32 = t2930 + warp_n;
                            const u32 t2932 = slice_32 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t2932 + 1u;
                            const u64 t2934 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2935 = t2934 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2936 = t2935 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2937 = partials + t2936;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2938 = (u64)t2928;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2939 = t2938 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2940 = t2939 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2941 = t2937 + t2940;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2942 = (u64)index_31;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2943 = t2942 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2944 = t2943 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2945 = t2941 + t2944;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2946 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2947 = t2945 + t2946;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2948 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2949 = (u64)t2948 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2950 = t2945 + t2949;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t2950) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2951;
                            asm("mov.b32 %0, %1;" : "=f"(t2951) : "r"(chunk_225));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2952;
                            asm("mov.b32 %0, %1;" : "=f"(t2952) : "r"(chunk_226));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2953;
                            asm("mov.b32 %0, %1;" : "=f"(t2953) : "r"(chunk_227));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2954;
                            asm("mov.b32 %0, %1;" : "=f"(t2954) : "r"(chunk_228));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t2950) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2955;
                            asm("mov.b32 %0, %1;" : "=f"(t2955) : "r"(chunk_229));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2956;
                            asm("mov.b32 %0, %1;" : "=f"(t2956) : "r"(chunk_230));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2957;
                            asm("mov.b32 %0, %1;" : "=f"(t2957) : "r"(chunk_231));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2958;
                            asm("mov.b32 %0, %1;" : "=f"(t2958) : "r"(chunk_232));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2959;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2959) : "l"(t2947) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2960;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2960) : "l"(t2947) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2951;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2952;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2953;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2954;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2955;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2956;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2957;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2958;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2959;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2960;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_281 = part_261;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_282 = part_262;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_283 = part_263;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_284 = part_264;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_285 = part_265;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_286 = part_266;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_287 = part_267;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_288 = part_268;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_289 = part_269;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_290 = part_270;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_57 = words_289;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_58 = words_290;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2961 = split_2 + 13u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_271 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_272 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_273 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_274 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_275 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_276 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_277 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_278 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_279 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_280 = 0.0f;
                        const bool t2962 = t2961 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2962) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2963 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_33 = t2963 + warp_n;
                            const u32 t2965 = slice_33 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t2965 + 1u;
                            const u64 t2967 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2968 = t2967 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2969 = t2968 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2970 = partials + t2969;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2971 = (u64)t2961;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2972 = t2971 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2973 = t2972 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2974 = t2970 + t2973;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2975 = (u64)index_32;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2976 = t2975 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2977 = t2976 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2978 = t2974 + t2977;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2979 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2980 = t2978 + t2979;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2981 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2982 = (u64)t2981 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = t2978 + t2982;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t2983) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2984;
                            asm("mov.b32 %0, %1;" : "=f"(t2984) : "r"(chunk_233));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2985;
                            asm("mov.b32 %0, %1;" : "=f"(t2985) : "r"(chunk_234));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2986;
                            asm("mov.b32 %0, %1;" : "=f"(t2986) : "r"(chunk_235));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2987;
                            asm("mov.b32 %0, %1;" : "=f"(t2987) : "r"(chunk_236));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t2983) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2988;
                            asm("mov.b32 %0, %1;" : "=f"(t2988) : "r"(chunk_237));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2989;
                            asm("mov.b32 %0, %1;" : "=f"(t2989) : "r"(chunk_238));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2990;
                            asm("mov.b32 %0, %1;" : "=f"(t2990) : "r"(chunk_239));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2991;
                            asm("mov.b32 %0, %1;" : "=f"(t2991) : "r"(chunk_240));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2992;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2992) : "l"(t2980) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2993;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2993) : "l"(t2980) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t2984;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t2985;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t2986;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t2987;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t2988;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t2989;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t2990;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t2991;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t2992;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t2993;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_291 = part_271;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_292 = part_272;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_293 = part_273;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_294 = part_274;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_295 = part_275;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_296 = part_276;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_297 = part_277;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_298 = part_278;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_299 = part_279;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_300 = part_280;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_59 = words_299;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_60 = words_300;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2994 = split_2 + 14u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_281 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_282 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_283 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_284 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_285 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_286 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_287 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_288 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_289 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_290 = 0.0f;
                        const bool t2995 = t2994 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2995) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2996 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_34 = t2996 + warp_n;
                            const u32 t2998 = slice_34 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t2998 + 1u;
                            const u64 t3000 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3001 = t3000 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3002 = t3001 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3003 = partials + t3002;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3004 = (u64)t2994;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3005 = t3004 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3006 = t3005 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3007 = t3003 + t3006;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3008 = (u64)index_33;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3009 = t3008 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3010 = t3009 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3011 = t3007 + t3010;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3012 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3013 = t3011 + t3012;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3014 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3015 = (u64)t3014 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3016 = t3011 + t3015;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3016) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3017;
                            asm("mov.b32 %0, %1;" : "=f"(t3017) : "r"(chunk_241));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3018;
                            asm("mov.b32 %0, %1;" : "=f"(t3018) : "r"(chunk_242));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3019;
                            asm("mov.b32 %0, %1;" : "=f"(t3019) : "r"(chunk_243));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3020;
                            asm("mov.b32 %0, %1;" : "=f"(t3020) : "r"(chunk_244));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3016) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3021;
                            asm("mov.b32 %0, %1;" : "=f"(t3021) : "r"(chunk_245));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3022;
                            asm("mov.b32 %0, %1;" : "=f"(t3022) : "r"(chunk_246));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3023;
                            asm("mov.b32 %0, %1;" : "=f"(t3023) : "r"(chunk_247));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3024;
                            asm("mov.b32 %0, %1;" : "=f"(t3024) : "r"(chunk_248));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3025;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3025) : "l"(t3013) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3026;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3026) : "l"(t3013) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t3017;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t3018;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t3019;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t3020;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t3021;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t3022;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t3023;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t3024;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t3025;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t3026;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_301 = part_281;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_302 = part_282;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_303 = part_283;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_304 = part_284;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_305 = part_285;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_306 = part_286;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_307 = part_287;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_308 = part_288;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_309 = part_289;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_310 = part_290;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_61 = words_309;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_62 = words_310;
#line 358 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3027 = split_2 + 15u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_291 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_292 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_293 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_294 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_295 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_296 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_297 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_298 = 0.0f;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_299 = __uint_as_float(0xff800000u);
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_300 = 0.0f;
                        const bool t3028 = t3027 < t110;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3028) {
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3029 = warp_m << 1u;
#line 402 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_35 = t3029 + warp_n;
                            const u32 t3031 = slice_35 << 1u;
#line 403 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t3031 + 1u;
                            const u64 t3033 = (u64)tile;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3034 = t3033 * partials_stride0;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3035 = t3034 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3036 = partials + t3035;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3037 = (u64)t3027;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3038 = t3037 * partials_stride1;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3039 = t3038 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3040 = t3036 + t3039;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3041 = (u64)index_34;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3042 = t3041 * partials_stride2;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3043 = t3042 * 4ull;
#line 404 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3044 = t3040 + t3043;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3045 = (u64)lane * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3046 = t3044 + t3045;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3047 = lane << 2u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3048 = (u64)t3047 * 4u;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3049 = t3044 + t3048;
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3049) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3050;
                            asm("mov.b32 %0, %1;" : "=f"(t3050) : "r"(chunk_249));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3051;
                            asm("mov.b32 %0, %1;" : "=f"(t3051) : "r"(chunk_250));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3052;
                            asm("mov.b32 %0, %1;" : "=f"(t3052) : "r"(chunk_251));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3053;
                            asm("mov.b32 %0, %1;" : "=f"(t3053) : "r"(chunk_252));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3049) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3054;
                            asm("mov.b32 %0, %1;" : "=f"(t3054) : "r"(chunk_253));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3055;
                            asm("mov.b32 %0, %1;" : "=f"(t3055) : "r"(chunk_254));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3056;
                            asm("mov.b32 %0, %1;" : "=f"(t3056) : "r"(chunk_255));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3057;
                            asm("mov.b32 %0, %1;" : "=f"(t3057) : "r"(chunk_256));
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3058;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3058) : "l"(t3046) : "memory");
#line 377 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3059;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3059) : "l"(t3046) : "memory");
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t3050;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t3051;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t3052;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t3053;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t3054;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t3055;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t3056;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t3057;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t3058;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t3059;
                        }
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_311 = part_291;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_312 = part_292;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_313 = part_293;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_314 = part_294;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_315 = part_295;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_316 = part_296;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_317 = part_297;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_318 = part_298;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_319 = part_299;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_320 = part_300;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_63 = words_319;
#line 383 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_64 = words_320;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3060;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3060) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3061;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3061) : "f"(t3060), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3062;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3062) : "f"(t3061), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3063;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3063) : "f"(t3062), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3064;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3064) : "f"(t3063), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3065;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3065) : "f"(t3064), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3066;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3066) : "f"(t3065), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3067;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3067) : "f"(t3066), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3068) : "f"(t3067), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3069) : "f"(t3068), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3070) : "f"(t3069), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3071) : "f"(t3070), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3072;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3072) : "f"(t3071), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3073;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3073) : "f"(t3072), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3074;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3074) : "f"(t3073), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3074), "f"(state_63));
                        const bool t3076 = max_4 == __uint_as_float(0xff800000u);
#line 95 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t3076 ? 0.0f : max_4;
                        const f32 t3078 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3079 = row_max_4 + t3078;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t3079));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3081 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3082 = state_33 + t3081;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t3082));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3084 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3085 = state_35 + t3084;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t3085));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3087 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3088 = state_37 + t3087;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t3088));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3090 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3091 = state_39 + t3090;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3091));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3093 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3094 = state_41 + t3093;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3094));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3096 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3097 = state_43 + t3096;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3097));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3099 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3100 = state_45 + t3099;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3100));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3102 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3103 = state_47 + t3102;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3103));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3105 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3106 = state_49 + t3105;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3106));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3108 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3109 = state_51 + t3108;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3109));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3111 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3112 = state_53 + t3111;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3112));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3114 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3115 = state_55 + t3114;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3115));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3117 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3118 = state_57 + t3117;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3118));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3120 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3121 = state_59 + t3120;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3121));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3123 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3124 = state_61 + t3123;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3124));
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3126 = -reference_8;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3127 = state_63 + t3126;
#line 96 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3127));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3129 = row_sum_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3129;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(state_34), "f"(factors_23), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3130;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(state_36), "f"(factors_24), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3131;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3132) : "f"(state_38), "f"(factors_25), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3132;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(state_40), "f"(factors_26), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3133;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(state_42), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3134;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(state_44), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3135;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(state_46), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3136;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(state_48), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3137;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(state_50), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3138;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(state_52), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3139;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3140) : "f"(state_54), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3140;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(state_56), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3141;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(state_58), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3142;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3143) : "f"(state_60), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3143;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(state_62), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3144;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3145;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(state_64), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3145;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3146 = rows_3 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3146;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3147;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(words_161), "f"(factors_23), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3147;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(words_171), "f"(factors_24), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3148;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(words_181), "f"(factors_25), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3149;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3150;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(words_191), "f"(factors_26), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3150;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(words_201), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3151;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3152) : "f"(words_211), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3152;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3153;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(words_221), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3153;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(words_231), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3154;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(words_241), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3155;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3156) : "f"(words_251), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3156;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3157;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(words_261), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3157;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(words_271), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3158;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(words_281), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3159;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(words_291), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3160;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3161) : "f"(words_301), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3161;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(words_311), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3162;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3163 = rows_4 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3163;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(words_162), "f"(factors_23), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3164;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(words_172), "f"(factors_24), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3165;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3166;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(words_182), "f"(factors_25), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3166;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(words_192), "f"(factors_26), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3167;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(words_202), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3168;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3169;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3169) : "f"(words_212), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3169;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3170) : "f"(words_222), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3170;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(words_232), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3171;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(words_242), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3172;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(words_252), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3173;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(words_262), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3174;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(words_272), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3175;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(words_282), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3176;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3177;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(words_292), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3177;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(words_302), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3178;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3179;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(words_312), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3179;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3180 = rows_7 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3180;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(words_163), "f"(factors_23), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3181;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3182;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(words_173), "f"(factors_24), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3182;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3183) : "f"(words_183), "f"(factors_25), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3183;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3184;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(words_193), "f"(factors_26), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3184;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3185;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(words_203), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3185;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3186) : "f"(words_213), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3186;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(words_223), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3187;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3188) : "f"(words_233), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3188;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(words_243), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3189;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(words_253), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3190;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(words_263), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3191;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(words_273), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3192;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(words_283), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3193;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(words_293), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3194;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(words_303), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3195;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3196) : "f"(words_313), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3196;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3197 = rows_8 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3197;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3198;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(words_164), "f"(factors_23), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3198;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(words_174), "f"(factors_24), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3199;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(words_184), "f"(factors_25), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3200;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3201;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3201) : "f"(words_194), "f"(factors_26), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3201;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(words_204), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3202;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(words_214), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3203;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(words_224), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3204;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(words_234), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3205;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(words_244), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3206;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(words_254), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3207;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(words_264), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3208;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3209;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(words_274), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3209;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3210) : "f"(words_284), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3210;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3211;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3211) : "f"(words_294), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3211;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3212) : "f"(words_304), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3212;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(words_314), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3213;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3214 = rows_11 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3214;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(words_165), "f"(factors_23), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3215;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3216;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3216) : "f"(words_175), "f"(factors_24), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3216;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3217;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3217) : "f"(words_185), "f"(factors_25), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3217;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(words_195), "f"(factors_26), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3218;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(words_205), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3219;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3220) : "f"(words_215), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3220;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(words_225), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3221;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3222) : "f"(words_235), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3222;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(words_245), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3223;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3224) : "f"(words_255), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3224;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3225) : "f"(words_265), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3225;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3226) : "f"(words_275), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3226;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3227) : "f"(words_285), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3227;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3228) : "f"(words_295), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3228;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3229) : "f"(words_305), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3229;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3230;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3230) : "f"(words_315), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3230;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3231 = rows_12 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3231;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3232) : "f"(words_166), "f"(factors_23), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3232;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3233;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3233) : "f"(words_176), "f"(factors_24), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3233;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3234) : "f"(words_186), "f"(factors_25), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3234;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3235) : "f"(words_196), "f"(factors_26), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3235;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3236) : "f"(words_206), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3236;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3237) : "f"(words_216), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3237;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(words_226), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3238;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3239) : "f"(words_236), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3239;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(words_246), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3240;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3241;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3241) : "f"(words_256), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3241;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3242) : "f"(words_266), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3242;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3243;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3243) : "f"(words_276), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3243;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3244) : "f"(words_286), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3244;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3245) : "f"(words_296), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3245;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3246;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3246) : "f"(words_306), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3246;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3247;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3247) : "f"(words_316), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3247;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3248 = rows_15 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3248;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3249;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3249) : "f"(words_167), "f"(factors_23), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3249;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3250) : "f"(words_177), "f"(factors_24), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3250;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3251) : "f"(words_187), "f"(factors_25), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3251;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3252) : "f"(words_197), "f"(factors_26), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3252;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3253) : "f"(words_207), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3253;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3254) : "f"(words_217), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3254;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3255) : "f"(words_227), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3255;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3256) : "f"(words_237), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3256;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3257) : "f"(words_247), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3257;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3258) : "f"(words_257), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3258;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3259) : "f"(words_267), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3259;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3260) : "f"(words_277), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3260;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3261) : "f"(words_287), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3261;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3262;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3262) : "f"(words_297), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3262;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3263) : "f"(words_307), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3263;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3264) : "f"(words_317), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3264;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3265 = rows_16 * factors_22;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3265;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3266) : "f"(words_168), "f"(factors_23), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3266;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3267) : "f"(words_178), "f"(factors_24), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3267;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(words_188), "f"(factors_25), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3268;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3269) : "f"(words_198), "f"(factors_26), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3269;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3270) : "f"(words_208), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3270;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3271) : "f"(words_218), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3271;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3272) : "f"(words_228), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3272;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3273) : "f"(words_238), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3273;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(words_248), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3274;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3275;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3275) : "f"(words_258), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3275;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3276) : "f"(words_268), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3276;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(words_278), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3277;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3278) : "f"(words_288), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3278;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3279) : "f"(words_298), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3279;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3280) : "f"(words_308), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3280;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3281) : "f"(words_318), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3281;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_28;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_29;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_30;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_31;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_32;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_11 = total_33;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_12 = total_34;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_15 = total_35;
#line 360 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_16 = total_36;
                        const u32 t3282 = split_2 + 16u;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3282;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3284;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3284) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t3284;
                f32 t3286;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3286) : "f"(pair_23));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3287 = pair_23 + t3286;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3287;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3288;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3288) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t3288;
                f32 t3290;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3290) : "f"(pair_24));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3291 = pair_24 + t3290;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3291;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3292 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3293;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3293) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3292 ? 0.0f : t3293;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3295 = rows * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows = t3295;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3296 = rows_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3296;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3297 = rows_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3297;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3298 = rows_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3298;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3299 = rows_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3299;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3300 = rows_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3300;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3301 = rows_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3301;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3302 = rows_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3302;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3303 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3304;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3304) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3303 ? 0.0f : t3304;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3306 = rows_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3306;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3307 = rows_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3307;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3308 = rows_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3308;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3309 = rows_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3309;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3310 = rows_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3310;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3311 = rows_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3311;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3312 = rows_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3312;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3313 = rows_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3313;
#line 433 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 2u;
                const u32 t3315 = lane & 3u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3316 = t3315 << 2u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3317 = first_3 << 4u;
#line 434 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3316 + t3317;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3319 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3320 = t130 + t3319;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3321 = t3320 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3321) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3322 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3323 = t130 + t3322;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3324 = first + t3323;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3325 = t3324 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3326;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3326) : "r"(t3325), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3327 = t3326 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3328 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3329 = first + t3323;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3330 = t3329 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3331;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3331) : "r"(t3330), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3332 = t3331 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3333 = t3332 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3334 = t3329 - t3333;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3335 = t3328 + t3334;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3336 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3337 = t3336 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3338 = t3337 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3339 = o + t3338;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3340 = (u64)t3327;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3341 = t3340 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3342 = t3341 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3343 = t3339 + t3342;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3344 = (u64)t3335;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3345 = t3344 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3346 = t3345 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3347 = t3343 + t3346;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3348 = (u64)lane_bytes_2;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3347 + t3348;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3350 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3351 = first_3 < t3350;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3351) {
                        u32 t3352;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3352) : "f"(pair_25), "f"(pair_26));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3352) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3353 = first_3 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3354 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3355 = t3353 < t3354;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3355) {
                        u32 t3356;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3356) : "f"(pair_27), "f"(pair_28));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3356) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3357 = first_3 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3358 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3359 = t3357 < t3358;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3359) {
                        u32 t3360;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3360) : "f"(pair_29), "f"(pair_30));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3360) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3361 = first_3 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3362 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3363 = t3361 < t3362;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3363) {
                        u32 t3364;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3364) : "f"(pair_31), "f"(pair_32));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3364) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3365 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3366 = t130 + t3365;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3367 = t3366 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3368 = t3367 < t52;
#line 259 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3368) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3369 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3370 = t130 + t3369;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3371 = t3370 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3372 = first + t3371;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3373 = t3372 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3374;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3374) : "r"(t3373), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3375 = t3374 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3376 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3377 = first + t3371;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3378 = t3377 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3379;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3379) : "r"(t3378), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3380 = t3379 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3381 = t3380 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3382 = t3377 - t3381;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3383 = t3376 + t3382;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3384 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3385 = t3384 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3386 = t3385 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3387 = o + t3386;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3388 = (u64)t3375;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3389 = t3388 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3390 = t3389 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3391 = t3387 + t3390;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3392 = (u64)t3383;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3393 = t3392 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3394 = t3393 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3395 = t3391 + t3394;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3396 = (u64)lane_bytes_2;
#line 439 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3395 + t3396;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3398 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3399 = first_3 < t3398;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3399) {
                        u32 t3400;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3400) : "f"(pair_33), "f"(pair_34));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3400) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3401 = first_3 + 1u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3402 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3403 = t3401 < t3402;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3403) {
                        u32 t3404;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3404) : "f"(pair_35), "f"(pair_36));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3404) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3405 = first_3 + 2u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3406 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3407 = t3405 < t3406;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3407) {
                        u32 t3408;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3408) : "f"(pair_37), "f"(pair_38));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3408) : "memory");
                    }
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3409 = first_3 + 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3410 = head_dim >> 3u;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3411 = t3409 < t3410;
#line 443 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3411) {
                        u32 t3412;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3412) : "f"(pair_39), "f"(pair_40));
#line 444 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3412) : "memory");
                    }
                }
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3413 = warp_n < 1u;
#line 273 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3413) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3414 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = t130 + t3414;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3416 = row_3 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3417 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3418 = t3417 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3419;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3419) : "r"(t3418), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3420 = t3419 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3421 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3422 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3423 = t3422 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3424;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3424) : "r"(t3423), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3425 = t3424 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3426 = t3425 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3427 = t3422 - t3426;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3428 = t3421 + t3427;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3429;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3429) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3430 = row_max_3 + t3429;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3430 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3432 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3432 ? __uint_as_float(0xff800000u) : lse_4;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3434 = lane & 3u;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3435 = t3434 == 0u;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3436 = t3416 & t3435;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3436) {
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3437 = (u64)t16;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3438 = t3437 * lse_stride0;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3439 = t3438 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3440 = lse + t3439;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3441 = (u64)t3428;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3442 = t3441 * lse_stride1;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3443 = t3442 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3444 = t3440 + t3443;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3445 = (u64)t3420;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3446 = t3445 * lse_stride2;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3447 = t3446 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3448 = t3444 + t3447;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3448), "f"(value_3) : "memory");
                    }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3449 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3450 = t130 + t3449;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3450 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3452 = row_4 < t52;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3453 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3454 = t3453 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3455;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3455) : "r"(t3454), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3456 = t3455 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3457 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3458 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3459 = t3458 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3460;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3460) : "r"(t3459), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3461 = t3460 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3462 = t3461 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3463 = t3458 - t3462;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3464 = t3457 + t3463;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3465;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3465) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3466 = row_max_4 + t3465;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3466 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3468 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3468 ? __uint_as_float(0xff800000u) : lse_5;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3470 = lane & 3u;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3471 = t3470 == 0u;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3472 = t3452 & t3471;
#line 543 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3472) {
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3473 = (u64)t16;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3474 = t3473 * lse_stride0;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3475 = t3474 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3476 = lse + t3475;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3477 = (u64)t3464;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3478 = t3477 * lse_stride1;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3479 = t3478 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3480 = t3476 + t3479;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3481 = (u64)t3456;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3482 = t3481 * lse_stride2;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3483 = t3482 * 4ull;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3484 = t3480 + t3483;
#line 545 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3484), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
